package org.arbiterchess.server.monitoring;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.arbiterchess.server.monitoring.LogEvent.Level;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.RecentProblems.Kind;
import org.arbiterchess.server.room.ServerListener;

/**
 * The server log: the events that an operator needs. It holds no player's name, no token, no
 * client's address and no game's id, and no line for each move.
 */
public final class ServerLog implements ServerListener {

  private static final long LATE_MILLIS = 1000;

  private final LongSupplier now;
  private final LogFormat format;
  private final RedactedStackTrace traces;
  private final Consumer<String> lines;
  private final Map<String, Long> refusedThisMinute = new TreeMap<>();
  private final Map<String, Long> refusals = new TreeMap<>();
  private Optional<RecentProblems.Problem> lastProblem = Optional.empty();
  private volatile Optional<Outage> outage = Optional.empty();
  private Optional<Runnable> onOutage = Optional.empty();
  private Optional<Long> redisLostAt = Optional.empty();
  private boolean stopping;

  /** Whether an outage was logged since the last minute passed, and how many more there were. */
  private boolean outageLogged;

  private long outagesSuppressed;

  /**
   * A time in which the store does not work.
   *
   * @param why the sentence that says so
   * @param logged whether the log says so; then it says, too, when it is over
   */
  private record Outage(boolean readingFails, long since, String why, boolean logged) {

    Outage withLogged() {
      return new Outage(readingFails, since, why, true);
    }
  }

  /**
   * A log.
   *
   * @param now milliseconds since 1970
   * @param withMessages whether the messages of program errors are shown, which may hold private
   *     data
   * @param lines takes each line, without its end, in any thread
   */
  public ServerLog(
      LongSupplier now, LogFormat format, boolean withMessages, Consumer<String> lines) {
    this.now = now;
    this.format = format;
    this.traces = new RedactedStackTrace(withMessages);
    this.lines = lines;
  }

  // What the server does ------------------------------------------------------------------------

  /**
   * The server accepts connections.
   *
   * @param details the values in the sentence, for programs
   */
  public synchronized void started(String sentence, Map<String, ?> details) {
    write(Level.INFO, "started", sentence, details);
  }

  /** Something that the operator should know about, which is no fault of the program. */
  public synchronized void warn(String event, String sentence) {
    write(Level.WARNING, event, sentence, Map.of());
  }

  /** The server was asked to stop. What can no longer be stored now is no problem of the store. */
  public synchronized void stopping() {
    if (!stopping) {
      stopping = true;
      tellRefusals();
      tellSuppressedOutages();
      write(Level.INFO, "stopping", "Arbiter is stopping. Running clocks are paused.", Map.of());
    }
  }

  public synchronized void stopped() {
    stopping();
    write(Level.INFO, "stopped", "Arbiter has stopped.", Map.of());
  }

  // Problems ------------------------------------------------------------------------------------

  /** Does something whenever the store begins to fail, in the thread that found it failing. */
  public synchronized void onOutage(Runnable task) {
    onOutage = Optional.of(task);
  }

  /** Whether the store failed last. */
  public boolean isStoreFailing() {
    return outage.isPresent();
  }

  /**
   * The first failure after something was stored; the others would say the same. Of a store that
   * fails and works again by turns, one outage a minute is logged, and the others are counted.
   */
  @Override
  public synchronized void notStored(String why) {
    fail(false, why);
  }

  @Override
  public synchronized void storeNotRead(String why) {
    fail(true, why);
  }

  private void fail(boolean reading, String why) {
    if (outage.isEmpty() && !stopping) {
      Outage begun = new Outage(reading, now.getAsLong(), why, false);
      outage = Optional.of(begun);
      lastProblem = Optional.of(new RecentProblems.Problem(kind(begun), now.getAsLong()));
      if (outageLogged) {
        outagesSuppressed++;
      } else {
        tellOutage(begun);
      }
      onOutage.ifPresent(Runnable::run);
    }
  }

  private static Kind kind(Outage failing) {
    return failing.readingFails ? Kind.DATABASE_LOST : Kind.NOT_STORED;
  }

  private void tellOutage(Outage failing) {
    outageLogged = true;
    outage = Optional.of(failing.withLogged());
    String event = failing.readingFails ? "databaseLost" : "notStored";
    write(Level.ERROR, event, failing.why, Map.of());
  }

  private void tellSuppressedOutages() {
    if (outagesSuppressed > 0) {
      long count = outagesSuppressed;
      outagesSuppressed = 0;
      write(
          Level.WARNING,
          "outagesSuppressed",
          "The store failed "
              + (count == 1 ? "once more" : count + " more times")
              + " in the last minute.",
          Map.of("count", count));
    }
  }

  /** An outage that was suppressed and goes on is logged after all. */
  private void beginMinuteOfOutages() {
    tellSuppressedOutages();
    outageLogged = false;
    outage.filter(failing -> !failing.logged).ifPresent(this::tellOutage);
  }

  @Override
  public void eventsStored(long nanos) {
    recover();
  }

  @Override
  public void storeAvailable() {
    recover();
  }

  @Override
  public void storeRead() {
    if (outage.filter(failing -> failing.readingFails).isPresent()) {
      recover();
    }
  }

  /** Takes the lock only if there is an outage to end. */
  private void recover() {
    if (outage.isPresent()) {
      tellRecovery();
    }
  }

  private synchronized void tellRecovery() {
    if (outage.isPresent()) {
      boolean reading = outage.get().readingFails;
      long seconds = seconds(outage.get().since);
      boolean logged = outage.get().logged;
      outage = Optional.empty();
      if (!logged) {
        return;
      }
      write(
          Level.INFO,
          reading ? "databaseBack" : "storedAgain",
          (reading ? "The database answers again" : "Games can be stored again")
              + ", after "
              + seconds
              + " s.",
          Map.of("seconds", seconds));
    }
  }

  @Override
  public synchronized void redisLost() {
    if (!stopping) {
      redisLostAt = Optional.of(now.getAsLong());
      problem(
          Level.ERROR,
          Kind.REDIS_LOST,
          "redisLost",
          "Redis does not answer. Play goes on; moves made at other servers arrive up to two"
              + " seconds late.",
          Map.of());
    }
  }

  @Override
  public synchronized void redisRestored() {
    if (redisLostAt.isPresent()) {
      long seconds = seconds(redisLostAt.get());
      redisLostAt = Optional.empty();
      write(
          Level.INFO,
          "redisBack",
          "Redis answers again, after " + seconds + " s.",
          Map.of("seconds", seconds));
    }
  }

  private long seconds(long since) {
    return Math.max(0, now.getAsLong() - since) / 1000;
  }

  @Override
  public synchronized void flagFell(long late) {
    if (late >= LATE_MILLIS) {
      problem(
          Level.WARNING,
          Kind.LATE_FLAG,
          "flagLate",
          "A flag fell " + late + " ms late. Is this machine overloaded?",
          Map.of("millis", late));
    }
  }

  @Override
  public synchronized void programError(Throwable error) {
    lastProblem = Optional.of(new RecentProblems.Problem(Kind.PROGRAM_ERROR, now.getAsLong()));
    lines.accept(
        format.write(
            new LogEvent(
                now.getAsLong(),
                Level.ERROR,
                "fault",
                "Program error: " + traces.name(error),
                Map.of(),
                traces.of(error))));
  }

  /** A message that a library logs, without private values. */
  synchronized void libraryMessage(LibraryLogMessage said) {
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("logger", said.logger());
    if (said.repeated() > 0) {
      details.put("repeated", said.repeated());
    }
    String sentence = said.sentence(traces);
    lastProblem = Optional.of(new RecentProblems.Problem(Kind.LIBRARY_WARNING, now.getAsLong()));
    lines.accept(
        format.write(
            new LogEvent(
                now.getAsLong(),
                said.severe() ? Level.ERROR : Level.WARNING,
                "library",
                sentence,
                details,
                said.severe() ? said.error().map(traces::of).orElse("") : "")));
  }

  long now() {
    return now.getAsLong();
  }

  // Refusals ------------------------------------------------------------------------------------

  @Override
  public synchronized void requestRefused(String reason) {
    refusedThisMinute.merge(reason, 1L, Long::sum);
    refusals.merge(reason, 1L, Long::sum);
  }

  /** Illegal moves are for the players; what the server itself refuses is for the operator. */
  @Override
  public void commandRefused(String command, String reason) {
    if (ServerRefusalReason.of(reason).filter(ServerRefusalReason::isLoggedForOperator).isPresent()) {
      requestRefused(reason);
    }
  }

  @Override
  public synchronized void minutePassed() {
    tellRefusals();
    beginMinuteOfOutages();
  }

  private void tellRefusals() {
    if (refusedThisMinute.isEmpty()) {
      return;
    }
    long count = refusedThisMinute.values().stream().mapToLong(Long::longValue).sum();
    String reasons =
        refusedThisMinute.entrySet().stream()
            .map(each -> each.getKey() + " " + each.getValue())
            .collect(Collectors.joining(", "));
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("count", count);
    details.put("reasons", new TreeMap<>(refusedThisMinute));
    refusedThisMinute.clear();
    write(
        Level.WARNING,
        "refused",
        "Refused "
            + (count == 1 ? "1 request" : count + " requests")
            + " in the last minute: "
            + reasons
            + ".",
        details);
  }

  // Writing -------------------------------------------------------------------------------------

  @Override
  public synchronized RecentProblems recentProblems() {
    return new RecentProblems(lastProblem, refusals);
  }

  private void problem(
      Level level, Kind kind, String event, String sentence, Map<String, ?> details) {
    lastProblem = Optional.of(new RecentProblems.Problem(kind, now.getAsLong()));
    write(level, event, sentence, details);
  }

  private void write(Level level, String event, String sentence, Map<String, ?> details) {
    lines.accept(format.write(new LogEvent(now.getAsLong(), level, event, sentence, details, "")));
  }
}
