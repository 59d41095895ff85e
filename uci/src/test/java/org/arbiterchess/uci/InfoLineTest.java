package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.uci.EngineInfo.WinDrawLoss;
import org.junit.jupiter.api.Test;

class InfoLineTest {

  private static EngineInfo read(String line) {
    return InfoLine.read(Position.initial(), line);
  }

  @Test
  void every_field_is_a_value() {
    EngineInfo info =
        read(
            "info depth 12 seldepth 18 multipv 2 score cp -31 upperbound wdl 20 940 40 nodes 123456"
                + " nps 987654 hashfull 3 tbhits 7 cpuload 995 time 125 pv d2d4 g8f6 c2c4");

    assertThat(info.depth()).hasValue(12);
    assertThat(info.number("seldepth")).hasValue(18);
    assertThat(info.multiPv()).isEqualTo(2);
    assertThat(info.score()).contains(new Score.Centipawns(-31, Score.Bound.UPPER));
    assertThat(info.winDrawLoss()).contains(new WinDrawLoss(20, 940, 40));
    assertThat(info.nodes()).hasValue(123_456);
    assertThat(info.nodesPerSecond()).hasValue(987_654);
    assertThat(info.number("hashfull")).hasValue(3);
    assertThat(info.number("tbhits")).hasValue(7);
    assertThat(info.number("cpuload")).hasValue(995);
    assertThat(info.time()).contains(Duration.ofMillis(125));
    assertThat(San.writeLine(Position.initial(), info.pv())).isEqualTo("1. d4 Nf6 2. c4");
    assertThat(info.unreadPv()).isEmpty();
    assertThat(info.string()).isEmpty();
  }

  @Test
  void a_mate_may_be_against_the_side_to_move() {
    assertThat(read("info score mate 3").score()).contains(mate(3));
    assertThat(read("info score mate -2").score()).contains(mate(-2));
    assertThat(read("info score mate +4 lowerbound").score().map(Score::bound))
        .contains(Score.Bound.LOWER);
  }

  private static Score mate(int moves) {
    return new Score.Mate(moves, Score.Bound.EXACT);
  }

  @Test
  void the_current_move_is_a_move() {
    EngineInfo info = read("info currmove g1f3 currmovenumber 4");

    assertThat(info.currentMove().map(Move::to)).contains(Square.F3);
    assertThat(info.number("currmovenumber")).hasValue(4);
    assertThat(read("info currmove e7e5").currentMove()).isEmpty();
  }

  @Test
  void a_string_is_everything_up_to_the_end_of_the_line() {
    assertThat(read("info depth 3 string pv e2e4  score cp 5").string())
        .contains("pv e2e4  score cp 5");
    assertThat(read("info depth 3 string pv e2e4  score cp 5").pv()).isEmpty();
  }

  @Test
  void fields_may_follow_the_line_of_moves() {
    EngineInfo info = read("info pv e2e4 e7e5 depth 9 refutation d2d4 d7d5 currline 1 e2e4 time 8");

    assertThat(info.pv()).hasSize(2);
    assertThat(info.depth()).hasValue(9);
    assertThat(info.time()).contains(Duration.ofMillis(8));
  }

  @Test
  void a_line_of_moves_ends_before_its_first_illegal_move() {
    EngineInfo info = read("info depth 3 pv e2e4 e7e5 e4e5 d7d5");

    assertThat(info.pv()).hasSize(2);
    assertThat(info.unreadPv()).containsExactly("e4e5", "d7d5");
  }

  @Test
  void chess960_castling_is_the_king_onto_its_rook() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", Variant.CHESS960);
    List<Move> pv = InfoLine.read(position, "info pv b1a1 e8d8").pv();

    assertThat(San.writeLine(position, pv)).startsWith("1. O-O-O");
  }

  @Test
  void unreadable_values_are_empty() {
    EngineInfo info = read("info depth x nodes 99999999999999999999 score cp score nps 1.5 time -");

    assertThat(info.depth()).isEmpty();
    assertThat(info.nodes()).isEmpty();
    assertThat(info.score()).isEmpty();
    assertThat(info.nodesPerSecond()).isEmpty();
    assertThat(info.time()).isEmpty();
    assertThat(read("info score cp 99999999999").score()).isEmpty();
    assertThat(read("info").line()).isEqualTo("info");
  }

  @Test
  void random_words_never_throw() {
    long seed = 20261116;
    SplittableRandom random = new SplittableRandom(seed);
    List<String> words =
        List.of(
            "info",
            "depth",
            "score",
            "cp",
            "mate",
            "wdl",
            "pv",
            "e2e4",
            "e7e5",
            "a1a1",
            "string",
            "lowerbound",
            "multipv",
            "-5",
            "7",
            "0000",
            "currmove",
            "(none)",
            "\u0000",
            "é",
            "bestmove",
            "time",
            "nodes",
            "99999999999999999999",
            "currline",
            "refutation",
            "\t");
    int cases = 5_000;
    for (int i = 0; i < cases; i++) {
      StringBuilder line = new StringBuilder("info");
      for (int length = random.nextInt(20); length > 0; length--) {
        line.append(' ').append(words.get(random.nextInt(words.size())));
      }
      EngineInfo info = read(line.toString());
      assertThat(info.line()).isEqualTo(line.toString());
      San.writeLine(Position.initial(), info.pv());
    }
    System.out.println(cases + " random info lines, seed " + seed);
  }

  @Test
  void scores_are_shown_as_players_write_them_and_can_be_turned() {
    Score.Centipawns score = new Score.Centipawns(-105, Score.Bound.LOWER);

    assertThat(score).hasToString("-1.05");
    assertThat(score.negated()).isEqualTo(new Score.Centipawns(105, Score.Bound.UPPER));
    assertThat(score.centipawns()).hasValue(-105);
    assertThat(score.mateIn()).isEmpty();
    assertThat(mate(3)).hasToString("#3");
    assertThat(mate(3).negated()).isEqualTo(mate(-3));
    assertThat(mate(3).centipawns()).isEmpty();
    assertThat(new Score.Centipawns(7, Score.Bound.EXACT)).hasToString("+0.07");
  }
}
