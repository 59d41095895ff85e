package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.arbiterchess.rules.Position;
import org.arbiterchess.uci.EngineException.Kind;
import org.arbiterchess.uci.FakeEngine.Behavior;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests engines that are silent, crash or write nonsense. Also checks that no process is left
 * running.
 */
class EngineFailureTest {

  private static final Duration SHORT = Duration.ofMillis(300);

  private static EngineException failure(ThrowingCallable action) {
    return catchThrowableOfType(EngineException.class, action);
  }

  private static Set<Long> children() {
    return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
  }

  @Test
  void a_program_that_does_not_exist_is_named() {
    EngineException e = failure(() -> UciEngine.start("no-such-engine", "--fast"));

    assertThat(e.kind()).isEqualTo(Kind.NOT_STARTED);
    assertThat(e)
        .hasMessageContaining("\"no-such-engine --fast\"")
        .hasCauseInstanceOf(Exception.class);
  }

  @Test
  void a_silent_engine_is_given_up_and_ended() {
    Set<Long> before = children();

    EngineException e =
        failure(() -> UciEngine.start(FakeEngine.command(Behavior.SILENT).withStartTimeout(SHORT)));

    assertThat(e.kind()).isEqualTo(Kind.TIMEOUT);
    assertThat(e)
        .hasMessageContaining("did not answer \"uci\" with uciok within 0.3 s")
        .hasMessageContaining("It has written nothing.");
    assertThat(children()).isEqualTo(before);
  }

  @Test
  void a_crash_at_the_start_has_the_exit_code_and_the_last_words() {
    EngineException e =
        failure(() -> UciEngine.start(FakeEngine.command(Behavior.CRASHES_AT_START)));

    assertThat(e.kind()).isEqualTo(Kind.EXITED);
    assertThat(e)
        .hasMessageContaining("did not answer with uciok: it exited with code 7")
        .hasMessageContaining("cannot load the network");
  }

  @Test
  void a_crash_in_a_search_has_the_exit_code_and_the_last_lines() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.CRASHES_IN_SEARCH))) {
      EngineException e = failure(() -> engine.search(SearchLimits.ofDepth(3)));

      assertThat(e.kind()).isEqualTo(Kind.EXITED);
      assertThat(e)
          .hasMessageContaining("did not answer with a best move: it exited with code 139")
          .hasMessageContaining("segmentation fault")
          .hasMessageContaining("info depth 1");
      assertThat(engine.isAlive()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bestmove zz99",
        "bestmove e2e5",
        "bestmove",
        "bestmove (none)",
        "bestmove 0000",
        "bestmove e7e8q",
        "bestmove e2e4x",
        "bestmove E2E4"
      })
  void a_best_move_that_is_not_legal_is_an_error(String answer) {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL, answer))) {
      EngineException e = failure(() -> engine.search(SearchLimits.ofDepth(3)));

      assertThat(e.kind()).isEqualTo(Kind.INVALID_ANSWER);
      assertThat(e).hasMessageContaining("\"" + answer + "\", which is not a legal move");
    }
  }

  @Test
  void an_option_without_a_type_is_an_error() {
    EngineException e = failure(() -> UciEngine.start(FakeEngine.command(Behavior.BAD_OPTION)));

    assertThat(e.kind()).isEqualTo(Kind.INVALID_ANSWER);
    assertThat(e).hasMessageContaining("an option that cannot be read: \"option name Odd\"");
  }

  @Test
  void a_search_that_does_not_end_in_time_is_an_error() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.SLOW))) {
      SearchLimits limits = SearchLimits.ofDepth(3).withTimeout(SHORT);
      EngineException e = failure(() -> engine.search(limits));

      assertThat(e.kind()).isEqualTo(Kind.TIMEOUT);
      assertThat(e).hasMessageContaining("did not end its search within 0.3 s");
    }
  }

  @Test
  void an_engine_that_ignores_stop_is_an_error() {
    EngineLaunchCommand command = FakeEngine.command(Behavior.NEVER_STOPS);
    try (UciEngine engine = UciEngine.start(command.withTimeout(SHORT))) {
      EngineSearch search = engine.go(SearchLimits.infinite());
      search.stop();
      EngineException e = failure(search::result);

      assertThat(e.kind()).isEqualTo(Kind.TIMEOUT);
      assertThat(e).hasMessageContaining("did not stop its search within 0.3 s");
    }
  }

  @Test
  void an_engine_that_reads_no_more_does_not_block_the_caller() {
    EngineLaunchCommand command = FakeEngine.command(Behavior.DEAF);
    UciEngine engine = UciEngine.start(command.withTimeout(SHORT));
    assertThat(failure(engine::awaitReady).kind()).isEqualTo(Kind.TIMEOUT);
    for (int i = 0; i < 10_000; i++) {
      engine.position(Position.initial(), List.of());
    }
    engine.close();

    assertThat(engine.isAlive()).isFalse();
  }

  @Test
  void an_engine_that_ignores_quit_and_signals_is_killed() {
    UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.WILL_NOT_DIE));

    engine.close();

    assertThat(engine.isAlive()).isFalse();
  }

  @Test
  void after_a_crash_every_answer_is_missing() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      ProcessHandle.of(engine.pid()).orElseThrow().destroyForcibly();

      assertThat(failure(engine::awaitReady).kind()).isEqualTo(Kind.EXITED);
      assertThat(failure(engine::awaitReady)).hasMessageContaining("it exited with code");
    }
  }
}
