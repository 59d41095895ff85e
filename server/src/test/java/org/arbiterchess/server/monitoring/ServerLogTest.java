package org.arbiterchess.server.monitoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.room.ProblemStatistics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class ServerLogTest {

  private static final long NOON = 1_763_208_000_000L;

  private final AtomicLong now = new AtomicLong(NOON);
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private ServerLog log(LogFormat format) {
    return new ServerLog(now::get, format, false, lines::add);
  }

  @AfterEach
  void reset_the_log_target() {
    LibraryLog.setTarget(Optional.empty());
  }

  @Test
  void the_text_format_writes_one_readable_line_per_event() {
    log(LogFormat.TEXT).started("Arbiter 1.0 listens on 127.0.0.1:8080.", Map.of("version", "1"));

    assertThat(lines)
        .containsExactly("2025-11-15T12:00:00Z INFO    Arbiter 1.0 listens on 127.0.0.1:8080.");
  }

  @Test
  void the_json_format_writes_one_object_per_event() {
    log(LogFormat.JSON).started("Arbiter 1.0 listens.", Map.of("version", "1.0"));

    assertThat(JsonTreeCodec.parseObject(lines.get(0)))
        .isEqualTo(
            Map.of(
                "at", "2025-11-15T12:00:00Z",
                "level", "info",
                "event", "started",
                "sentence", "Arbiter 1.0 listens.",
                "version", "1.0"));
  }

  @Test
  void a_line_break_in_a_message_does_not_start_a_new_line() {
    log(LogFormat.TEXT).notStored("one\nERROR two\u001b[31m");

    assertThat(lines).containsExactly("2025-11-15T12:00:00Z ERROR   one ERROR two [31m");
  }

  @ParameterizedTest
  @EnumSource(LogFormat.class)
  void a_program_error_has_its_stack_trace_but_not_what_a_client_sent(LogFormat format) {
    Exception error =
        new IllegalStateException(
            "no such player: Anna", new NumberFormatException("For input string: \"Xy7secret\""));
    error.addSuppressed(new IllegalArgumentException("203.0.113.9"));

    log(format).programError(error);

    assertThat(lines).hasSize(1);
    String written = lines.get(0);
    assertThat(written)
        .contains("Program error: java.lang.IllegalStateException (message withheld")
        .contains(
            "at org.arbiterchess.server.monitoring.ServerLogTest.a_program_error_has_its_stack_")
        .contains("Caused by: java.lang.NumberFormatException", "Suppressed: java.lang.Illegal")
        .doesNotContain("Anna", "Xy7secret", "203.0.113.9");
    if (format == LogFormat.JSON) {
      assertThat(JsonTreeCodec.parseObject(written))
          .containsEntry("event", "fault")
          .containsEntry("level", "error")
          .containsKey("trace");
      assertThat(written).doesNotContain("\n");
    } else {
      assertThat(written.lines().skip(1)).isNotEmpty().allMatch(line -> line.startsWith("    "));
    }
  }

  @Test
  void messages_composed_by_the_jvm_are_shown() {
    Throwable error = null;
    try {
      assertThat(new ArrayList<>(List.of(1)).get(3)).isZero();
    } catch (IndexOutOfBoundsException e) {
      error = e;
    }
    log(LogFormat.TEXT).programError(error);

    assertThat(lines.get(0)).contains("IndexOutOfBoundsException: Index 3 out of bounds");
  }

  @Test
  void developers_can_enable_all_exception_messages() {
    new ServerLog(now::get, LogFormat.TEXT, true, lines::add)
        .programError(new IllegalStateException("in full"));

    assertThat(lines.get(0)).contains("java.lang.IllegalStateException: in full");
  }

  @Test
  void refusals_are_summed_up_once_a_minute() {
    ServerLog log = log(LogFormat.TEXT);
    log.requestRefused("TOO_FAST");
    log.requestRefused("MALFORMED");
    log.requestRefused("TOO_FAST");
    log.commandRefused("move", "NOT_STORED");
    log.commandRefused("move", "PAWN_SHAPE");
    log.commandRefused("claim", "OPPONENT_NOT_GONE");
    assertThat(lines).isEmpty();
    log.minutePassed();
    log.minutePassed();

    assertThat(lines)
        .containsExactly(
            "2025-11-15T12:00:00Z WARNING Refused 4 requests in the last minute: MALFORMED 1,"
                + " NOT_STORED 1, TOO_FAST 2.");
    log.requestRefused("TOO_FAST");
    log.stopping();
    assertThat(lines.get(1)).endsWith("Refused 1 request in the last minute: TOO_FAST 1.");
    assertThat(log.problems().refusals())
        .isEqualTo(Map.of("TOO_FAST", 3L, "MALFORMED", 1L, "NOT_STORED", 1L));
  }

  @Test
  void refusals_are_counted_by_reason_for_programs() {
    ServerLog log = log(LogFormat.JSON);
    log.requestRefused("TOO_FAST");
    log.minutePassed();

    assertThat(JsonTreeCodec.parseObject(lines.get(0)))
        .containsEntry("event", "refused")
        .containsEntry("count", 1)
        .containsEntry("reasons", Map.of("TOO_FAST", 1));
  }

  @Test
  void an_outage_of_the_store_is_logged_once_and_so_is_its_recovery() {
    ServerLog log = log(LogFormat.TEXT);
    log.notStored("Nothing was stored: the disk is full.");
    log.storeNotRead("Nothing was read.");
    log.notStored("Nothing was stored: the disk is full.");
    assertThat(log.isStoreFailing()).isTrue();
    now.addAndGet(34_000);
    log.storeAvailable();
    log.eventsStored(1);

    assertThat(lines)
        .containsExactly(
            "2025-11-15T12:00:00Z ERROR   Nothing was stored: the disk is full.",
            "2025-11-15T12:00:34Z INFO    Games can be stored again after 34 s.");
    assertThat(log.problems().lastProblem())
        .contains(new ProblemStatistics.Problem(ProblemStatistics.Kind.NOT_STORED, NOON));
  }

  @Test
  void a_lost_database_is_one_outage_even_if_it_is_readable_before_it_is_writable() {
    ServerLog log = log(LogFormat.JSON);
    log.storeNotRead("Nothing was read.");
    now.addAndGet(20_000);
    log.notStored("Nothing was stored.");
    now.addAndGet(1_000);
    log.eventsStored(1);
    log.minutePassed();

    assertThat(lines)
        .extracting(line -> JsonTreeCodec.parseObject(line).get("event"))
        .containsExactly("notStored", "storedAgain");
  }

  @Test
  void a_frozen_server_is_logged_once() {
    log(LogFormat.JSON).serverFroze(15_020);

    assertThat(lines).hasSize(1);
    assertThat(JsonTreeCodec.parseObject(lines.get(0)))
        .containsEntry("event", "frozen")
        .containsEntry("level", "warning")
        .containsEntry("millis", 15_020);
  }

  @Test
  void a_flapping_database_is_logged_once_a_minute_and_counted() {
    ServerLog log = log(LogFormat.TEXT);
    AtomicLong outages = new AtomicLong();
    log.onOutage(outages::incrementAndGet);
    for (int i = 0; i < 30; i++) {
      log.storeNotRead("Nothing was read.");
      assertThat(log.isStoreFailing()).isTrue();
      now.addAndGet(1_000);
      log.storeAvailable();
      assertThat(log.isStoreFailing()).isFalse();
      now.addAndGet(1_000);
    }
    log.minutePassed();
    log.minutePassed();
    log.storeNotRead("Nothing was read.");

    assertThat(lines)
        .containsExactly(
            "2025-11-15T12:00:00Z ERROR   Nothing was read.",
            "2025-11-15T12:00:01Z INFO    Games can be stored again after 1 s.",
            "2025-11-15T12:01:00Z WARNING The store failed 29 more times in the last minute.",
            "2025-11-15T12:01:00Z ERROR   Nothing was read.");
    assertThat(outages).hasValue(31);
    assertThat(log.problems().lastProblem())
        .contains(new ProblemStatistics.Problem(ProblemStatistics.Kind.NOT_STORED, NOON + 60_000));
  }

  @Test
  void a_suppressed_outage_is_logged_if_it_lasts() {
    ServerLog log = log(LogFormat.TEXT);
    log.storeNotRead("Nothing was read.");
    log.storeAvailable();
    now.addAndGet(20_000);
    log.notStored("Nothing was stored: the disk is full.");
    now.addAndGet(40_000);
    log.minutePassed();
    now.addAndGet(60_000);
    log.minutePassed();
    now.addAndGet(5_000);
    log.eventsStored(1);

    assertThat(lines.subList(2, lines.size()))
        .containsExactly(
            "2025-11-15T12:01:00Z WARNING The store failed once more in the last minute.",
            "2025-11-15T12:01:00Z ERROR   Nothing was stored: the disk is full.",
            "2025-11-15T12:02:05Z INFO    Games can be stored again after 105 s.");
  }

  @Test
  void failed_writes_while_the_server_stops_are_not_logged() {
    ServerLog log = log(LogFormat.TEXT);
    log.stopped();
    log.notStored("Nothing was stored: the server is shutting down.");
    log.messagesLost();

    assertThat(lines).hasSize(2);
    assertThat(log.problems()).isEqualTo(ProblemStatistics.NONE);
  }

  @Test
  void a_library_warning_is_one_line_without_stack_trace_or_private_values() {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    org.slf4j.Logger library =
        new LibraryLog().getLoggerFactory().getLogger("org.eclipse.jetty.Channel");
    library.info("nothing");
    library.warn("failed {} after {} ms", "/Xk3jd8Rw0aQz", 12, new RuntimeException("Anna"));

    assertThat(lines)
        .containsExactly(
            "2025-11-15T12:00:00Z WARNING Channel: failed … after 12 ms"
                + " (java.lang.RuntimeException (message withheld: it may contain private data))");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Xk3jd8Rw0aQz",
        "KsdkWETsdfkjWERTYxvcnmERwertyuiw",
        "203.0.113.9",
        "2001:db8::7",
        "::1",
        "2001:db8:0:0:0:0:0:7"
      })
  void text_of_a_library_that_looks_private_is_redacted(String secret) {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    new LibraryLog().getLoggerFactory().getLogger("x.Y").warn("Could not serve /" + secret);

    assertThat(lines).containsExactly("2025-11-15T12:00:00Z WARNING Y: Could not serve /…");
  }

  @Test
  void a_library_error_has_its_stack_trace() {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    new LibraryLog()
        .getLoggerFactory()
        .getLogger("x.Y")
        .error("Failed", new OutOfMemoryError("Java heap space"));

    assertThat(lines.get(0))
        .startsWith(
            "2025-11-15T12:00:00Z ERROR   Y: Failed (java.lang.OutOfMemoryError: Java heap space)")
        .contains("at org.arbiterchess.server.monitoring.ServerLogTest");
  }

  @Test
  void a_repeated_library_message_is_logged_once_a_minute() {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    org.slf4j.Logger library = new LibraryLog().getLoggerFactory().getLogger("x.Y");
    for (int i = 0; i < 100; i++) {
      library.warn("again {}", i);
    }
    now.addAndGet(60_000);
    library.warn("again {}", 100);

    assertThat(lines)
        .containsExactly(
            "2025-11-15T12:00:00Z WARNING Y: again 0",
            "2025-11-15T12:01:00Z WARNING Y: again 100 [99 more suppressed]");
  }

  @Test
  void java_logging_is_forwarded_too() throws Exception {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    logByJava("could not reach {0}, {1} tries", "Anna", 3);

    assertThat(lines)
        .containsExactly("2025-11-15T12:00:00Z WARNING Something: could not reach …, 3 tries");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {1} of {0} tries, {1} failed | 3 of 7 tries, 3 failed
          {1,number,000} failed        | 003 failed
          can''t try {0} times          | can't try 7 times
          {2} at {0}                   | … at 7
          100% of {}                   | 100% of {}
          {2,date} is no date          | {2,date} is no date
          """)
  void java_logging_fills_in_each_value_by_its_number(String pattern, String written)
      throws Exception {
    LibraryLog.setTarget(Optional.of(log(LogFormat.TEXT)));
    logByJava(pattern, 7, 3, "Anna");

    assertThat(lines).containsExactly("2025-11-15T12:00:00Z WARNING Something: " + written);
  }

  private static void logByJava(String pattern, Object... values) throws IOException {
    LibraryLog.handleJavaLogging();
    try {
      Logger.getLogger("java.net.Something").info("nothing");
      Logger.getLogger("java.net.Something").log(Level.WARNING, pattern, values);
    } finally {
      LogManager.getLogManager().readConfiguration();
    }
  }

  @Test
  void a_blocked_log_output_blocks_nobody() throws Exception {
    Semaphore read = new Semaphore(0);
    CountDownLatch first = new CountDownLatch(1);
    List<String> written = new ArrayList<>();
    LogWriter writer =
        new LogWriter(
            LogFormat.TEXT,
            now::get,
            line -> {
              first.countDown();
              read.acquireUninterruptibly();
              written.add(line);
            });
    for (int i = 0; i < 1_500; i++) {
      writer.accept("line " + i);
      if (i == 0) {
        first.await();
      }
    }
    read.release(2_000);
    writer.close();

    // One line was being written, and a thousand were queued. The extra line reports how many were
    // dropped.
    assertThat(written).hasSize(1_002).startsWith("line 0").endsWith("line 1000");
    assertThat(written.get(1))
        .endsWith("499 lines were dropped because the log output was blocked.");
  }
}
