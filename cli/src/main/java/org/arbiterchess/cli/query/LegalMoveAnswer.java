package org.arbiterchess.cli.query;

import java.util.Map;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardDrawing.Mark;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.wire.WireFormat;

/** Yes: the move, what comes of it, and why it was allowed where people ask. */
record LegalMoveAnswer(Position position, Move move, FenStyle style) implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree =
        WireFormat.write(new Ruling.Legal(move), position, Phrasebook.english());
    tree.put("fen", Fen.write(position.play(move), style));
    return tree;
  }

  @Override
  public String prose(BoardStyle look) {
    Position after = position.play(move);
    StringBuilder text = new StringBuilder();
    text.append(
        new BoardDrawing(after.board(), look)
            .mark(move.from(), Mark.FROM)
            .mark(move.to(), Mark.TO)
            .draw());
    text.append('\n').append(San.write(position, move)).append(" is legal");
    if (after.isCheck()) {
      text.append(after.hasLegalMove() ? " and gives check" : " and gives checkmate");
    }
    text.append(".\n");
    position.whyAllowed(move).map(Explanation::of).ifPresent(why -> text.append(why).append('\n'));
    return text.append(Fen.write(after, style)).append('\n').toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
