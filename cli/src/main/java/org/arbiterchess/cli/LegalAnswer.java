package org.arbiterchess.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.arbiterchess.cli.BoardDrawing.Mark;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Extended;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Yes: the move, what comes of it, and why it was allowed where people ask. */
record LegalAnswer(Position position, Move move, FenStyle style) implements Answer {

  @Override
  public Map<String, Object> tree() {
    Position after = position.play(move);
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("legal", true);
    tree.put("uci", Uci.write(position, move));
    tree.put("san", San.write(position, move));
    tree.put("extended", Extended.write(move));
    tree.put("fen", Fen.write(after, style));
    tree.put("check", after.isCheck());
    tree.put("mate", after.isCheckmate());
    tree.put("why", position.whyAllowed(move).map(Explanation::of).orElse(null));
    return tree;
  }

  @Override
  public String prose(Look look) {
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
    return Exit.YES;
  }
}
