package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.arbiterchess.game.Ending;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.junit.jupiter.api.Test;

/** Tests the audit of games whose result or continuation contradicts the Laws. */
class PgnAuditTest {

  private static final String SHUFFLE = "Nf3 Nf6 Ng1 Ng8 ";

  private static Audit audit(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    assertThat(reader.next()).isTrue();
    PgnReplayResult replay = reader.replay();
    assertThat(replay.errors()).isEmpty();
    return Audit.of(replay);
  }

  private static Audit.Contradiction only(String text) {
    List<Audit.Contradiction> found = audit(text).contradictions();
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void checkmate_wins() {
    assertThat(audit("1. f3 e5 2. g4 Qh4# 0-1").contradictions()).isEmpty();
    assertThat(audit("1. f3 e5 2. g4 Qh4# 0-1").end()).hasValue(Ending.CHECKMATE);
    Audit.Contradiction drawn = only("1. f3 e5 2. g4 Qh4# 1/2-1/2");
    assertThat(drawn.ply()).isEqualTo(4);
    assertThat(drawn.message(Texts.english()))
        .isEqualTo(
            "The game ended with checkmate, so Black won, but the recorded result is 1/2-1/2"
                + " (5.1.1).");
  }

  @Test
  void stalemate_is_a_draw() {
    assertThat(audit("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1/2-1/2").end())
        .hasValue(Ending.STALEMATE);
    assertThat(only("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1-0").article())
        .isEqualTo("5.2.1");
  }

  @Test
  void a_dead_position_is_a_draw_at_once() {
    String fen = "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n";

    assertThat(only(fen + "1. Kxe2 0-1").article()).isEqualTo("5.2.2");
    Audit.Contradiction on = only(fen + "1. Kxe2 Kd7 2. Kd3 1/2-1/2");
    assertThat(on.ply()).isEqualTo(1);
    assertThat(on.message(Texts.english())).contains("went on for 2 more half-moves", "(5.2.2)");
  }

  @Test
  void a_flag_is_a_draw_against_a_bare_king() {
    String fen = "[FEN \"4k3/8/8/8/8/8/8/4K2r w - - 0 1\"]\n";

    Audit.Contradiction flag = only(fen + "[Termination \"Time forfeit\"]\n\n1. Kf2 1-0");
    assertThat(flag.article()).isEqualTo("6.9");
    assertThat(flag.message(Texts.english())).contains("White had insufficient material", "(6.9).");
    assertThat(only(fen + "\n1. Kf2 1-0").article()).isEqualTo("5.1.2");
    assertThat(audit(fen + "\n1. Kf2 0-1").contradictions()).isEmpty();
  }

  @Test
  void a_flag_is_a_draw_against_pawns_that_are_locked_for_ever() {
    String fen = "[FEN \"8/2k5/8/p1p1p1p1/P1P1P3/6P1/5K2/8 w - - 0 1\"]\n";

    Audit.Contradiction flag = only(fen + "[Termination \"Time forfeit\"]\n\n1. g4 Kd7 1-0");
    assertThat(flag.article()).isEqualTo("6.9");
    assertThat(flag.message(Texts.english()))
        .contains("White could not checkmate by any series of legal moves");
    assertThat(audit(fen + "\n1. Kf3 Kd7 1-0").contradictions()).isEmpty();
  }

  @Test
  void fivefold_repetition_ends_the_game() {
    assertThat(audit(SHUFFLE.repeat(3) + "1/2-1/2").end()).isEmpty();
    assertThat(audit(SHUFFLE.repeat(4) + "1/2-1/2").end()).hasValue(Ending.FIVEFOLD_REPETITION);
    assertThat(only(SHUFFLE.repeat(4) + "1-0").article()).isEqualTo("9.6.1");
    Audit.Contradiction on = only(SHUFFLE.repeat(4) + "e4 1-0");
    assertThat(on.ply()).isEqualTo(16);
    assertThat(on.message(Texts.english()))
        .contains("fivefold repetition", "went on for 1 more half-move (9.6.1).");
  }

  @Test
  void an_en_passant_square_counts_only_where_it_can_be_used() {
    String useless = "e4 " + "Nf6 Nf3 Ng8 Ng1 ".repeat(4);
    String useful =
        "e4 a6 e5 d5 " + "Nf3 Nf6 Ng1 Ng8 ".repeat(4).replace("Nf6", "Nc6").replace("Ng8", "Nb8");

    assertThat(audit(useless + "*").end()).hasValue(Ending.FIVEFOLD_REPETITION);
    assertThat(audit(useful + "*").end()).isEmpty();
  }

  @Test
  void seventy_five_moves_end_the_game() {
    String fen = "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 149 90\"]\n\n";

    assertThat(audit(fen + "1. Kf2 1/2-1/2").end()).hasValue(Ending.SEVENTY_FIVE_MOVES);
    assertThat(only(fen + "1. Kf2 1-0").article()).isEqualTo("9.6.2");
    assertThat(only(fen + "1. Kf2 Kd7 2. Rh7+ 1-0").ply()).isEqualTo(1);
  }

  @Test
  void an_unfinished_game_contradicts_nothing() {
    assertThat(audit("1. f3 e5 2. g4 Qh4# *").contradictions()).isEmpty();
  }
}
