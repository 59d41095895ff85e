package org.arbiterchess.server.monitoring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.monitoring.LogFormat.Level;
import org.arbiterchess.server.monitoring.LogFormat.LogEvent;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.ProblemStatistics.Kind;
import org.arbiterchess.server.room.ServerEventListener;

/**
 * The server log, which contains the events that an operator needs to know about. It contains no
 * player names, tokens, client addresses or game ids, and no entries for individual moves.
 */
public final class ServerLog implements ServerEventListener {

  /** The log is in English, like the messages of the libraries in it. */
  private static final Texts TEXTS = Texts.english();

  private static final long LATE_FLAG_MILLIS = 1000;

  private final LongSupplier now;
  private final LogFormat format;
  private final RedactedStackTrace stackTraces;
  private final Consumer<String> sink;
  private final Map<String, Long> refusedThisMinute = new TreeMap<>();
  private final Map<String, Long> refusals = new TreeMap<>();
  private Optional<ProblemStatistics.Problem> lastProblem = Optional.empty();
  private volatile Optional<Outage> outage = Optional.empty();
  private volatile ServerEventListener next = ServerEventListener.NONE;
  private Optional<Runnable> onOutage = Optional.empty();
  private Optional<Long> messagesLostAt = Optional.empty();
  private boolean stopping;

  /** Only the first outage of a minute is logged. */
  private int outagesThisMinute;

  /**
   * A period during which the store keeps failing.
   *
   * @param message the sentence that reports the outage
   * @param logged whether the outage was logged; if so, its end is logged as well
   */
  private record Outage(long since, String message, boolean logged) {}

  /**
   * Creates a log.
   *
   * @param now supplies the time in milliseconds since 1970
   * @param withMessages whether to show messages from program errors, which may contain private
   *     data
   * @param sink receives each line without a line break, on any thread
   */
  public ServerLog(
      LongSupplier now, LogFormat format, boolean withMessages, Consumer<String> sink) {
    this.now = now;
    this.format = format;
    this.stackTraces = new RedactedStackTrace(withMessages);
    this.sink = sink;
  }

  /** Sets a listener that counts and measures the same events. */
  public void forwardTo(ServerEventListener newNext) {
    next = newNext;
  }

  // Lifecycle

  /**
   * Logs that the server is now accepting connections.
   *
   * @param details the values in the message in machine-readable form
   */
  public synchronized void started(String message, Map<String, ?> details) {
    write(Level.INFO, "started", message, details, "");
  }

  /** Logs that the server waits for its database. */
  public synchronized void databaseAwaited(Said wait) {
    write(Level.WARNING, "databaseAwaited", TEXTS.say(wait), Map.of(), "");
  }

  /**
   * Logs that the server is stopping. From then on, failed writes do not count as store problems.
   */
  public synchronized void stopping() {
    if (!stopping) {
      stopping = true;
      logRefusals();
      logMoreOutages();
      say(Level.INFO, "stopping", ServerText.LOG_STOPPING);
    }
  }

  public synchronized void stopped() {
    stopping();
    say(Level.INFO, "stopped", ServerText.LOG_STOPPED);
  }

  // Problems

  /**
   * Sets a task that runs whenever a store outage begins. It runs on the thread that detected the
   * outage.
   */
  public synchronized void onOutage(Runnable task) {
    onOutage = Optional.of(task);
  }

  /** Whether the last access to the store failed. */
  public boolean isStoreFailing() {
    return outage.isPresent();
  }

  /**
   * Logs only the first failure of an outage. If the store keeps failing and recovering, one outage
   * per minute is logged and the others are counted.
   */
  @Override
  public void notStored(String message) {
    next.notStored(message);
    startOutage(message);
  }

  private synchronized void startOutage(String message) {
    if (outage.isEmpty() && !stopping) {
      outage = Optional.of(new Outage(now.getAsLong(), message, false));
      remember(Kind.NOT_STORED);
      outagesThisMinute++;
      if (outagesThisMinute == 1) {
        logOutage(outage.get());
      }
      onOutage.ifPresent(Runnable::run);
    }
  }

  /**
   * A failed read begins the same outage as a failed write. Only a write ends it, because reads may
   * succeed earlier.
   */
  @Override
  public void storeNotRead(String message) {
    startOutage(message);
  }

  private void logOutage(Outage current) {
    outagesThisMinute = 1;
    outage = Optional.of(new Outage(current.since, current.message, true));
    write(Level.ERROR, "notStored", current.message, Map.of(), "");
  }

  /** Logs how many outages were not logged. */
  private void logMoreOutages() {
    if (outagesThisMinute > 1) {
      say(Level.WARNING, "outagesSuppressed", ServerText.LOG_MORE_OUTAGES, outagesThisMinute - 1);
    }
    outagesThisMinute = 0;
  }

  @Override
  public void eventsStored(long nanos) {
    next.eventsStored(nanos);
    storeAvailable();
  }

  /** Ends the current outage. If there is none, returns without taking the lock. */
  @Override
  public void storeAvailable() {
    if (outage.isPresent()) {
      endOutage();
    }
  }

  private synchronized void endOutage() {
    if (outage.isPresent()) {
      Outage ended = outage.get();
      outage = Optional.empty();
      if (ended.logged) {
        say(Level.INFO, "storedAgain", ServerText.LOG_STORED_AGAIN, seconds(ended.since));
      }
    }
  }

  @Override
  public synchronized void gamesDeleted(long games, long freedBytes) {
    write(
        Level.INFO,
        "gamesDeleted",
        freedBytes == 0
            ? TEXTS.say(ServerText.LOG_GAMES_DELETED, games)
            : TEXTS.say(ServerText.LOG_GAMES_DELETED_FREEING, games, freedBytes / 1024),
        Map.of("games", games, "freedBytes", freedBytes),
        "");
  }

  @Override
  public synchronized void messagesLost() {
    if (!stopping && messagesLostAt.isEmpty()) {
      messagesLostAt = Optional.of(now.getAsLong());
      remember(Kind.MESSAGES_LOST);
      say(Level.ERROR, "messagesLost", ServerText.LOG_MESSAGES_LOST);
    }
  }

  @Override
  public synchronized void messagesRestored() {
    if (messagesLostAt.isPresent()) {
      say(Level.INFO, "messagesBack", ServerText.LOG_MESSAGES_BACK, seconds(messagesLostAt.get()));
      messagesLostAt = Optional.empty();
    }
  }

  private long seconds(long since) {
    return Math.max(0, now.getAsLong() - since) / 1000;
  }

  @Override
  public synchronized void serverFroze(long millis) {
    remember(Kind.FROZEN);
    say(Level.WARNING, "frozen", ServerText.LOG_FROZEN, millis);
  }

  @Override
  public void flagFell(long lateMillis) {
    next.flagFell(lateMillis);
    if (lateMillis >= LATE_FLAG_MILLIS) {
      synchronized (this) {
        remember(Kind.LATE_FLAG);
        say(Level.WARNING, "flagLate", ServerText.LOG_LATE_FLAG, lateMillis);
      }
    }
  }

  @Override
  public synchronized void programError(Throwable error) {
    remember(Kind.PROGRAM_ERROR);
    String message = "Program error: " + stackTraces.describe(error);
    write(Level.ERROR, "fault", message, Map.of(), stackTraces.format(error));
  }

  /**
   * Logs a library's message. The stack trace of an exception is shown only for an error.
   *
   * @param text contains no private values
   * @param repeated how many times the same message has been suppressed since it was last logged
   */
  synchronized void libraryMessage(
      boolean isError, String logger, String text, int repeated, Optional<Throwable> thrown) {
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("logger", logger);
    String message =
        logger.substring(logger.lastIndexOf('.') + 1)
            + ": "
            + text
            + thrown.map(error -> " (" + stackTraces.describe(error) + ")").orElse("");
    if (repeated > 0) {
      details.put("repeated", repeated);
      message += " [" + repeated + " more suppressed]";
    }
    remember(Kind.LIBRARY_WARNING);
    Level level = isError ? Level.ERROR : Level.WARNING;
    String trace = thrown.filter(error -> isError).map(stackTraces::format).orElse("");
    write(level, "library", message, details, trace);
  }

  boolean showsPrivateValues() {
    return stackTraces.withMessages();
  }

  long now() {
    return now.getAsLong();
  }

  @Override
  public void commandAccepted(String command) {
    next.commandAccepted(command);
  }

  // Refusals

  @Override
  public synchronized void requestRefused(String reason) {
    refusedThisMinute.merge(reason, 1L, Long::sum);
    refusals.merge(reason, 1L, Long::sum);
  }

  /**
   * Counts only refusals by the server itself, because illegal moves do not concern the operator.
   */
  @Override
  public void commandRefused(String command, String reason) {
    next.commandRefused(command, reason);
    if (ServerRefusalReason.of(reason)
        .filter(ServerRefusalReason::isLoggedForOperator)
        .isPresent()) {
      requestRefused(reason);
    }
  }

  @Override
  public synchronized void minutePassed() {
    logRefusals();
    logMoreOutages();
    outage.filter(current -> !current.logged).ifPresent(this::logOutage);
  }

  private void logRefusals() {
    if (refusedThisMinute.isEmpty()) {
      return;
    }
    long count = refusedThisMinute.values().stream().mapToLong(Long::longValue).sum();
    List<String> reasons =
        refusedThisMinute.entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .toList();
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("count", count);
    details.put("reasons", new TreeMap<>(refusedThisMinute));
    refusedThisMinute.clear();
    String message = TEXTS.say(ServerText.LOG_REFUSED, count, reasons);
    write(Level.WARNING, "refused", message, details, "");
  }

  // Writing

  @Override
  public synchronized ProblemStatistics problems() {
    return new ProblemStatistics(lastProblem, refusals);
  }

  private void remember(Kind kind) {
    lastProblem = Optional.of(new ProblemStatistics.Problem(kind, now.getAsLong()));
  }

  /** Writes a sentence, and its values under the names that its placeholders have. */
  private void say(Level level, String event, ServerText text, Object... values) {
    Map<String, Object> details = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      details.put(text.placeholders().get(i), values[i]);
    }
    write(level, event, TEXTS.say(text, values), details, "");
  }

  private void write(
      Level level, String event, String message, Map<String, ?> details, String trace) {
    sink.accept(format.write(new LogEvent(now.getAsLong(), level, event, message, details, trace)));
  }
}
