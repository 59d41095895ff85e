package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.uci.FakeEngine.Behavior;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Tests communication with a well-behaved engine. */
class UciEngineTest {

  @Test
  void an_engine_introduces_itself_with_its_options() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      assertThat(engine.name()).isEqualTo("Fake 1.0");
      assertThat(engine.author()).isEqualTo("A. Nonymous");
      assertThat(engine.options())
          .containsExactly(
              new EngineOption.Spin("Hash", 16, 1, 1024),
              new EngineOption.Check("Ponder", false),
              new EngineOption.Combo("Style", "Normal", List.of("Solid", "Normal", "Very Risky")),
              new EngineOption.Button("Clear Hash"),
              new EngineOption.Text("Book File", ""),
              new EngineOption.Text("X", ""));
      assertThat(engine.option("hash").map(EngineOption::defaultText)).contains("16");
      assertThat(engine.option("Threads")).isEmpty();
      assertThat(engine.isAlive()).isTrue();
    }
  }

  @Test
  void a_search_for_nobody_is_refused_before_it_starts() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      SearchLimits limits = SearchLimits.ofDepth(1);
      assertThatThrownBy(() -> engine.search(limits, null)).hasMessage("listener");
      assertThat(engine.search(limits).bestMove()).isPresent();
    }
  }

  @Test
  void everything_is_sent_in_the_words_of_uci() {
    Position start = Position.initial();
    Move e4 = start.parseMove("e4");
    Move e5 = start.play(e4).parseMove("e5");
    SearchLimits limits =
        SearchLimits.ofClocks(Duration.ofMinutes(5), Duration.ofMinutes(4))
            .withIncrements(Duration.ofSeconds(3), Duration.ofSeconds(2))
            .withMovesToGo(40);
    List<String> received = new ArrayList<>();

    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL, "bestmove g1f3"))) {
      engine.newGame();
      engine.set("Hash", 64).set("Ponder", true).set("Style", "very risky").press("Clear Hash");
      engine.set("Book File", "my book.bin").awaitReady();
      SearchResult result =
          engine
              .position(start, List.of(e4, e5))
              .search(limits, info -> info.string().ifPresent(received::add));

      assertThat(result.bestMove().map(Move::to)).contains(Square.F3);
      assertThat(result.ponder()).isEmpty();
    }
    assertThat(received)
        .containsExactly(
            "received uci",
            "received ucinewgame",
            "received isready",
            "received setoption name Hash value 64",
            "received setoption name Ponder value true",
            "received setoption name Style value very risky",
            "received setoption name Clear Hash",
            "received setoption name Book File value my book.bin",
            "received isready",
            "received position startpos moves e2e4 e7e5",
            "received go wtime 300000 btime 240000 winc 3000 binc 2000 movestogo 40");
  }

  @Test
  void the_answer_has_best_move_reply_score_and_line() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      SearchResult result = engine.search(SearchLimits.ofDepth(1));

      Position start = Position.initial();
      Move e4 = start.parseMove("e4");
      Move e5 = start.play(e4).parseMove("e5");
      assertThat(result.bestMove()).contains(e4);
      assertThat(result.ponder()).contains(e5);
      assertThat(result.score()).contains(new Score.Centipawns(20, Score.Bound.EXACT));
      assertThat(result.pv()).containsExactly(e4, e5);
      assertThat(result.lines()).hasSize(1);

      SearchResult again = engine.search(SearchLimits.ofNodes(100));
      assertThat(again.bestMove()).contains(e4);
    }
  }

  @Test
  void a_mated_side_has_no_best_move() {
    Position mated = Fen.parse("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    try (UciEngine engine =
        UciEngine.start(FakeEngine.command(Behavior.NORMAL, "bestmove (none)"))) {
      assertThat(engine.position(mated).search(SearchLimits.ofDepth(1)).bestMove()).isEmpty();
    }
  }

  @Test
  void a_reply_that_is_not_legal_is_left_out() {
    try (UciEngine engine =
        UciEngine.start(FakeEngine.command(Behavior.NORMAL, "bestmove e2e4 ponder e2e4"))) {
      SearchResult result = engine.search(SearchLimits.ofDepth(1));

      assertThat(result.bestMove()).isPresent();
      assertThat(result.ponder()).isEmpty();
    }
  }

  @Test
  void lines_that_are_not_uci_are_skipped() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.BABBLES))) {
      List<EngineInfo> infos = new ArrayList<>();
      SearchResult result = engine.search(SearchLimits.ofDepth(1), infos::add);

      assertThat(engine.options()).hasSize(6);
      assertThat(result.bestMove().map(Move::to)).contains(Square.E4);
      EngineInfo unreadable = infos.get(infos.size() - 1);
      assertThat(unreadable.depth()).isEmpty();
      assertThat(unreadable.score()).isEmpty();
      assertThat(unreadable.pv()).hasSize(1);
      assertThat(unreadable.unreadPv()).containsExactly("e2e4");
    }
  }

  @Test
  void wrong_settings_are_refused_before_the_engine_sees_them() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      assertThatThrownBy(() -> engine.set("Threads", 2))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("no option \"Threads\"")
          .hasMessageContaining("Hash");
      assertThatThrownBy(() -> engine.set("Hash", 2048))
          .hasMessageContaining("a whole number from 1 to 1024");
      assertThatThrownBy(() -> engine.set("Hash", "many")).hasMessageContaining("\"many\"");
      assertThatThrownBy(() -> engine.set("Ponder", "yes")).hasMessageContaining("true or false");
      assertThatThrownBy(() -> engine.set("Style", "Wild"))
          .hasMessageContaining("Solid, Normal, Very Risky");
      assertThatThrownBy(() -> engine.set("Clear Hash", "x")).hasMessageContaining("button");
      assertThatThrownBy(() -> engine.press("Hash")).hasMessageContaining("not a button");
      assertThatThrownBy(() -> engine.set("Book File", "x\nquit"))
          .hasMessageContaining("line breaks");
      assertThatThrownBy(() -> engine.position(Position.chess960(5)))
          .hasMessageContaining("does not know Chess960");
      assertThatThrownBy(() -> engine.search(SearchLimits.infinite()))
          .hasMessageContaining("use go and stop");
      Move e4 = Position.initial().parseMove("e4");
      Position other = Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
      assertThatThrownBy(() -> engine.position(other, List.of(e4)))
          .isInstanceOf(IllegalArgumentException.class);
      SearchLimits wrongMove = SearchLimits.ofDepth(1).withSearchMoves(List.of(e4));
      assertThatThrownBy(() -> engine.position(other).search(wrongMove))
          .hasMessageContaining("not legal in the position");

      assertThat(engine.newGame().search(SearchLimits.ofDepth(1)).bestMove()).isPresent();
    }
  }

  @Test
  void closing_ends_the_process_and_may_be_repeated() {
    UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL));
    Optional<ProcessHandle> process = ProcessHandle.of(engine.pid());

    engine.close();
    engine.close();

    assertThat(engine.isAlive()).isFalse();
    assertThat(process.filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void a_closed_engine_says_so() {
    UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL));
    engine.close();

    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            engine::awaitReady,
            engine::newGame,
            () -> engine.set("Hash", 32),
            () -> engine.search(SearchLimits.ofDepth(1)))) {
      assertThatThrownBy(call)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageEndingWith(" is closed");
    }
  }
}
