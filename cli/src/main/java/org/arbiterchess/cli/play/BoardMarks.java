package org.arbiterchess.cli.play;

import java.util.List;
import java.util.function.Consumer;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictState;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/** The marks that the board shows for the last move, an illegal move or a selected piece. */
final class BoardMarks {

  private BoardMarks() {}

  /**
   * In strict play, marks the touched pieces and a released piece's move. If no piece has been
   * touched or released, marks the last move. Also marks a king in check, but in strict play only
   * after the game (12.6).
   */
  static Consumer<TextBoardDrawing> of(Game game) {
    Position position = game.position();
    return drawing -> {
      List<Square> touched =
          Strict.of(game).map(StrictState::turn).map(StrictTurn::touched).orElse(List.of());
      if (Strict.released(game).isPresent()) {
        ReleasedMove move = Strict.released(game).get();
        drawing.mark(touched, Mark.TOUCHED).mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO);
        return;
      }
      drawing.mark(touched, Mark.TOUCHED);
      if (touched.isEmpty()) {
        game.lastMove()
            .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
      }
      if (position.isCheck() && (game.mode() == Mode.CASUAL || game.isOver())) {
        drawing.mark(position.king(position.turn()), Mark.CHECK);
      }
    };
  }

  /** Marks the attempted move and the evidence against it. */
  static Consumer<TextBoardDrawing> of(Ruling.Illegal ruling) {
    return drawing -> drawing.mark(ruling);
  }

  /** Marks a piece and the squares it can move to. */
  static Consumer<TextBoardDrawing> of(Square from, Iterable<Square> targets) {
    return drawing -> drawing.mark(from, Mark.FROM).mark(targets, Mark.EVIDENCE);
  }
}
