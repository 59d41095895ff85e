package org.arbiterchess.cli.play;

import java.util.List;
import java.util.function.Consumer;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.PlayMode;
import org.arbiterchess.game.StrictState;
import org.arbiterchess.game.StrictTurn;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.touch.ReleasedMove;

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
          game.strict().map(StrictState::turn).map(StrictTurn::touched).orElse(List.of());
      if (game.released().isPresent()) {
        ReleasedMove move = game.released().get();
        drawing.mark(touched, Mark.TOUCHED).mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO);
        return;
      }
      drawing.mark(touched, Mark.TOUCHED);
      if (touched.isEmpty()) {
        game.lastMove()
            .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
      }
      if (position.isCheck() && (game.mode() == PlayMode.CASUAL || game.isOver())) {
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
