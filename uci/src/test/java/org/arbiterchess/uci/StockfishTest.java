package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests communication with a real engine, if one is installed. */
class StockfishTest {

  private static final long SEED = 20261116;

  private static UciEngine engine;

  @BeforeAll
  static void start() {
    Optional<Path> program = InstalledStockfish.find();
    assumeTrue(program.isPresent(), "Stockfish is not installed");
    engine = UciEngine.start(program.get().toString());
    engine.set("Hash", 16).set("Threads", 1);
    System.out.println("Engine: " + engine.name());
  }

  @AfterAll
  static void close() {
    if (engine != null) {
      engine.close();
      assertThat(engine.isAlive()).isFalse();
    }
  }

  @Test
  void its_options_have_types_and_defaults() {
    assertThat(engine.name()).containsIgnoringCase("stockfish");
    assertThat(engine.options()).hasSizeGreaterThan(5);
    assertThat(engine.option("Hash")).get().isInstanceOf(EngineOption.Spin.class);
    assertThat(engine.option("Clear Hash")).get().isInstanceOf(EngineOption.Button.class);
    assertThat(engine.option("UCI_Chess960"))
        .contains(new EngineOption.Check("UCI_Chess960", false));
    engine.press("Clear Hash").awaitReady();
  }

  @Test
  void a_mate_in_one_is_found() {
    List<String> mates =
        List.of(
            "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
    for (String fen : mates) {
      Position position = Fen.parse(fen);
      SearchResult result = engine.newGame().position(position).search(SearchLimits.ofDepth(6));

      assertThat(position.play(result.bestMove().orElseThrow()).isCheckmate()).as(fen).isTrue();
      assertThat(result.score()).as(fen).contains(new Score.Mate(1, Score.Bound.EXACT));
    }
    System.out.println(mates.size() + " mates in one");
  }

  @Test
  void a_mated_side_has_no_move() {
    Position mated = Fen.parse("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");

    assertThat(engine.position(mated).search(SearchLimits.ofDepth(3)).bestMove()).isEmpty();
  }

  @Test
  void every_line_of_moves_is_legal_in_random_positions() {
    SplittableRandom random = new SplittableRandom(SEED);
    int lines = 0;
    int moves = 0;
    int positions = 120;
    for (int i = 0; i < positions; i++) {
      Position start = i % 2 == 0 ? Position.initial() : Position.chess960(random.nextInt(960));
      List<Move> played = randomMoves(start, random);
      Position position = start;
      for (Move move : played) {
        position = position.play(move);
      }
      List<EngineInfo> infos = new ArrayList<>();
      SearchResult result =
          engine.position(start, played).search(SearchLimits.ofNodes(2_000), infos::add);
      String where = Fen.write(position);
      assertThat(result.bestMove().isPresent()).as(where).isEqualTo(position.hasLegalMove());
      for (EngineInfo info : infos) {
        assertThat(info.unreadPv()).as(where + ": " + info).isEmpty();
        lines += info.pv().isEmpty() ? 0 : 1;
        moves += info.pv().size();
      }
      assertThat(result.pv().stream().findFirst()).as(where).isEqualTo(result.bestMove());
    }
    System.out.println(
        positions + " positions, " + lines + " lines, " + moves + " moves, seed " + SEED);
    assertThat(lines).isGreaterThan(positions);
  }

  private static List<Move> randomMoves(Position start, SplittableRandom random) {
    List<Move> played = new ArrayList<>();
    Position position = start;
    for (int plies = random.nextInt(80); plies > 0 && position.hasLegalMove(); plies--) {
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      played.add(move);
      position = position.play(move);
    }
    return played;
  }

  @Test
  void castling_in_chess960_is_understood_both_ways() {
    Position position =
        Fen.parse("1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w GBgb - 0 1", Variant.CHESS960);
    for (String side : List.of("O-O", "O-O-O")) {
      Move castling = position.parseMove(side);
      SearchLimits onlyCastling = SearchLimits.ofDepth(4).withSearchMoves(List.of(castling));
      SearchResult result = engine.position(position).search(onlyCastling);

      assertThat(result.bestMove()).contains(castling);
      assertThat(San.write(position, result.bestMove().get())).startsWith(side);
      SearchResult after =
          engine.position(position, List.of(castling)).search(SearchLimits.ofDepth(4));
      assertThat(position.play(castling).legalMoves()).contains(after.bestMove().orElseThrow());
    }
    SearchResult classical = engine.position(Position.initial()).search(SearchLimits.ofDepth(4));
    assertThat(Position.initial().legalMoves()).contains(classical.bestMove().orElseThrow());
  }

  @Test
  void several_lines_are_ranked() {
    engine.set("MultiPV", 3);
    SearchResult result =
        engine.newGame().position(Position.initial()).search(SearchLimits.ofDepth(8));
    engine.set("MultiPV", 1);

    assertThat(result.lines()).extracting(EngineInfo::multiPv).containsExactly(1, 2, 3);
    assertThat(result.lines()).extracting(info -> info.pv().get(0)).doesNotHaveDuplicates();
  }

  @Test
  void an_infinite_search_can_be_stopped_and_clocks_are_obeyed() {
    engine.newGame();
    EngineSearch search = engine.go(SearchLimits.infinite());
    assertThat(search.infos().anyMatch(info -> info.depth().orElse(0) >= 8)).isTrue();
    search.stop();
    assertThat(search.result().bestMove()).isPresent();

    SearchLimits clocks =
        SearchLimits.ofClocks(Duration.ofMillis(500), Duration.ofMillis(500))
            .withIncrements(Duration.ofMillis(10), Duration.ofMillis(10));
    assertThat(engine.search(clocks).bestMove()).isPresent();
    assertThat(engine.search(SearchLimits.ofMoveTime(Duration.ofMillis(50))).bestMove())
        .isPresent();
  }
}
