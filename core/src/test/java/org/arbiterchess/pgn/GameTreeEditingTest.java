package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.NoSuchElementException;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.tree.EngineEvaluation;
import org.arbiterchess.pgn.tree.GameTreeCursor;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.junit.jupiter.api.Test;

/** Tests building and changing games with a cursor. */
class GameTreeEditingTest {

  private static String moves(GameTreeCursor cursor) {
    String text = PgnCodec.write(cursor.game());
    return text.substring(text.indexOf("\n\n") + 2).replace('\n', ' ').trim();
  }

  private static GameTreeCursor line(String moves) {
    GameTreeCursor cursor = GameTreeCursor.start();
    for (String move : moves.split(" ", -1)) {
      cursor = cursor.play(move);
    }
    return cursor;
  }

  @Test
  void a_game_is_built_in_the_order_of_its_text() {
    GameTreeCursor cursor =
        GameTreeCursor.start()
            .withTag("White", "Ann")
            .withComment("An example.")
            .play("e4")
            .withComment("Best by test.")
            .play("e5")
            .addVariation("c5")
            .play("g1f3")
            .out()
            .play("Nf3")
            .withNag(1)
            .withResult(Result.WHITE_WINS);
    assertThat(moves(cursor))
        .isEqualTo("{An example.} 1. e4 {Best by test.} 1... e5 (1... c5 2. Nf3) 2. Nf3 $1 1-0");
    assertThat(cursor.game().tag("White")).hasValue("Ann");
    assertThat(cursor.game().tag("Result")).hasValue("1-0");
  }

  @Test
  void a_move_that_is_annotated_has_all_its_commands_in_one_comment() {
    GameTreeCursor cursor =
        line("e4")
            .annotate(
                notes ->
                    notes
                        .withNag(3)
                        .withComment("Good.")
                        .withClock(298_000)
                        .withElapsed(2_500)
                        .withEvaluation(EngineEvaluation.ofCentipawns(-25).withDepth(20))
                        .withSquare(MarkColor.GREEN, Square.E4)
                        .withArrow(MarkColor.RED, Square.D8, Square.H4));
    assertThat(moves(cursor))
        .isEqualTo(
            "1. e4 $3 {[%eval -0.25,20] [%clk 0:04:58] [%emt 0:00:02.5] [%csl Ge4] [%cal Rd8h4] "
                + "Good.} *");
    MoveAnnotations notes = cursor.move().orElseThrow().annotations();
    assertThat(notes.clock()).hasValue(298_000);
    assertThat(notes.elapsed()).hasValue(2_500);
    assertThat(notes.evaluation()).hasValue(EngineEvaluation.ofCentipawns(-25).withDepth(20));
    assertThat(moves(cursor.annotate(old -> old.withClock(1_000).withoutNag(3).withNag(3))))
        .contains("$3 {[%eval -0.25,20] [%clk 0:00:01]");
    assertThat(moves(cursor.annotate(MoveAnnotations::withoutComments))).isEqualTo("1. e4 $3 *");
  }

  @Test
  void comments_go_before_and_after_a_move() {
    GameTreeCursor cursor =
        line("e4 e5").annotate(notes -> notes.withCommentBefore(PgnComment.of("Now")));
    assertThat(moves(cursor.withComment("then"))).isEqualTo("1. e4 1... {Now} e5 {then} *");
    assertThat(moves(GameTreeCursor.start().withComment("Nothing was played.")))
        .isEqualTo("{Nothing was played.} *");
  }

  @Test
  void another_move_in_the_middle_of_a_line_starts_a_variation() {
    GameTreeCursor cursor = line("e4 e5 Nf3").toStart().next();
    assertThat(cursor.play("e5").depth()).isZero();
    GameTreeCursor sicilian = cursor.play("c5");
    assertThat(sicilian.depth()).isEqualTo(1);
    assertThat(moves(sicilian)).isEqualTo("1. e4 e5 (1... c5) 2. Nf3 *");
    GameTreeCursor again = sicilian.toStart().play("e4").play("c5").play("c3");
    assertThat(moves(again)).isEqualTo("1. e4 e5 (1... c5 2. c3) 2. Nf3 *");
    assertThat(moves(cursor)).isEqualTo("1. e4 e5 2. Nf3 *");
  }

  @Test
  void a_variation_is_promoted_step_by_step() {
    GameTreeCursor start = line("e4 e5").addVariation("c5").play("Nf3").out().addVariation("c6");
    GameTreeCursor second = start.promote();
    assertThat(moves(second)).isEqualTo("1. e4 e5 (1... c6) (1... c5 2. Nf3) *");
    GameTreeCursor first = second.promote();
    assertThat(moves(first)).isEqualTo("1. e4 c6 (1... e5) (1... c5 2. Nf3) *");
    assertThat(first.move().orElseThrow().san()).isEqualTo("c6");
    assertThat(first.depth()).isZero();
    assertThat(moves(first.demote())).isEqualTo(moves(second));
    assertThat(moves(first.demote().demote())).isEqualTo(moves(start));
    assertThatThrownBy(first::promote)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("there is no variation to promote: the cursor is in the main line");
    assertThatThrownBy(() -> line("e4").demote())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("1. e4 has no variation that could take its place");
  }

  @Test
  void comments_after_the_variations_stay_with_their_line() {
    GameTreeCursor cursor =
        PgnCodec.read("1. e4 e5 (1... c5) {closing} *").orElseThrow().game().cursor();
    GameTreeCursor replaced = cursor.toEnd().into(0).next().promote();
    assertThat(moves(replaced)).isEqualTo("1. e4 c5 (1... e5 {closing}) *");
    assertThat(moves(cursor.toEnd().play("Nf3")))
        .isEqualTo("1. e4 e5 (1... c5) {closing} 2. Nf3 *");
  }

  @Test
  void moves_and_variations_are_deleted() {
    GameTreeCursor cursor = line("e4 e5").addVariation("c5").play("Nf3");
    assertThat(moves(cursor.delete())).isEqualTo("1. e4 e5 (1... c5) *");
    assertThat(moves(cursor.delete().delete())).isEqualTo("1. e4 e5 *");
    assertThat(moves(cursor.deleteVariation())).isEqualTo("1. e4 e5 *");
    assertThat(moves(cursor.out().delete())).isEqualTo("1. e4 *");
    assertThatThrownBy(() -> GameTreeCursor.start().delete())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("there is no move to delete: the cursor is at the start of its line");
  }

  @Test
  void a_nested_variation_becomes_the_main_line() {
    GameTreeCursor cursor =
        line("e4 e5").addVariation("c5").play("Nf3").addVariation("Nc3").play("Nc6");
    assertThat(cursor).hasToString("(2. Nc3 Nc6 |)");
    GameTreeCursor main = cursor.promoteToMain();
    assertThat(moves(main)).isEqualTo("1. e4 c5 (1... e5) 2. Nc3 (2. Nf3) 2... Nc6 *");
    assertThat(main).hasToString("1. e4 c5 2. Nc3 Nc6 |");
    assertThat(main.previous()).hasToString("1. e4 c5 2. Nc3 | 2... Nc6");
    assertThat(main.promoteToMain().game()).isEqualTo(main.game());
    assertThat(main.game().moves()).hasSize(4).endsWith(main.move().orElseThrow().move().get());
  }

  @Test
  void an_illegal_move_is_refused_with_the_arbiters_ruling() {
    GameTreeCursor cursor = line("e4 e5");
    assertThatThrownBy(() -> cursor.play("Ke3"))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("\"Ke3\": Your king can't reach e3 (3.8.1).")
        .extracting(illegal -> ((IllegalMoveException) illegal).ruling().reason())
        .isEqualTo(Reason.KING_SHAPE);
    assertThatThrownBy(() -> cursor.play("Zf3"))
        .isInstanceOf(TextParseException.class)
        .hasMessageContaining("Zf3");
    Move e4 = Position.initial().legalMoves(Square.E2).get(0);
    assertThatThrownBy(() -> cursor.play(e4))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageStartingWith("\"e2e3\": ");
    assertThatThrownBy(() -> cursor.addVariation("Ke3")).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void a_node_cannot_hold_a_move_of_another_position() {
    Move e4 = Position.initial().legalMoves(Square.E2).get(0);
    MoveNode first = MoveNode.of(Position.initial(), e4);
    Position other = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assertThatThrownBy(() -> MoveNode.of(first.after(), e4))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new MoveLine(List.of(first, first), List.of()))
        .hasMessage("1. e3 is not played in the position after 1. e3");
    MoveLine line = new MoveLine(List.of(first), List.of());
    assertThatThrownBy(() -> PgnGame.of(other).withLine(line))
        .hasMessageStartingWith("the main line does not start in the position 4k3/");
    MoveNode elsewhere = MoveNode.of(other, other.legalMoves().get(0));
    assertThatThrownBy(() -> elsewhere.withVariations(List.of(line)))
        .hasMessageStartingWith("the variation 1. e3 does not start in the position before 1. ");
    Position check = Fen.parse("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    assertThatThrownBy(() -> GameTreeCursor.of(check).playNullMove())
        .hasMessage("white is in check, so a null move is not possible");
  }

  @Test
  void steps_that_are_not_there_are_refused() {
    GameTreeCursor cursor = line("e4");
    assertThatThrownBy(cursor::next)
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no move follows: the cursor is at the end of its line");
    assertThatThrownBy(() -> cursor.toStart().previous())
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("no move precedes: the cursor is at the start of its line");
    assertThatThrownBy(cursor::out).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> cursor.into(0))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("no variation 0: the move has 0");
    assertThatThrownBy(() -> cursor.withNag(256)).hasMessage("a NAG is from 0 to 255, not 256");
    assertThatThrownBy(() -> cursor.annotate(notes -> notes.withClock(-1)))
        .hasMessage("a time in a comment is from 0 to 359996400000 ms, not -1");
  }

  @Test
  void tags_that_follow_from_the_game_cannot_be_set_to_another_value() {
    GameTreeCursor cursor = GameTreeCursor.start().play("e4").withResult(Result.DRAW);
    assertThat(cursor.withTag("Result", "1/2-1/2").game()).isEqualTo(cursor.game());
    assertThatThrownBy(() -> cursor.withTag("Result", "1-0"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the tag Result follows from the game and cannot be \"1-0\"; use withResult, or start"
                + " from another position");
    assertThatThrownBy(() -> cursor.withTag("SetUp", "1")).hasMessageContaining("SetUp");
  }

  @Test
  void a_move_that_could_be_two_is_refused_with_both_in_san() {
    GameTreeCursor cursor = line("Nf3 d5 d3 Nf6");

    assertThatThrownBy(() -> cursor.play("Nd2"))
        .isInstanceOf(TextParseException.class)
        .hasMessageContaining("\"Nd2\" is ambiguous: it could be Nbd2 or Nfd2.");
  }
}
