package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardDrawing.Mark;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** All legal moves of a position, in the order of their UCI text. */
record LegalMovesListAnswer(Position position, FenStyle style) implements QueryAnswer {

  private static final int WIDTH = 80;

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("fen", Fen.write(position, style));
    tree.put("check", position.isCheck());
    List<Map<String, Object>> moves = new ArrayList<>();
    for (Move move : inOrder(position)) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("uci", Uci.write(position, move));
      entry.put("san", San.write(position, move));
      entry.put("fen", Fen.write(position.play(move), style));
      moves.add(entry);
    }
    tree.put("moves", moves);
    return tree;
  }

  static List<Move> inOrder(Position position) {
    List<Move> moves = new ArrayList<>(position.legalMoves());
    moves.sort(Comparator.comparing(move -> Uci.write(position, move)));
    return moves;
  }

  @Override
  public String prose(BoardStyle look) {
    BoardDrawing drawing = new BoardDrawing(position.board(), look);
    drawing.mark(position.checkers(), Mark.CULPRIT);
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    Phrasebook english = Phrasebook.english();
    if (position.isCheckmate()) {
      text.append(english.say(Phrase.CHECKMATE, position.turn().other())).append('\n');
    } else if (position.isStalemate()) {
      text.append(english.say(Phrase.STALEMATE, position.turn())).append('\n');
    } else {
      int count = position.legalMoves().size();
      text.append(english.name(position.turn())).append(" to move");
      text.append(position.isCheck() ? ", in check: " : ": ").append(count);
      text.append(count == 1 ? " legal move:\n" : " legal moves:\n").append(sans());
    }
    return text.toString();
  }

  private String sans() {
    StringBuilder text = new StringBuilder();
    int width = 0;
    for (Move move : inOrder(position)) {
      String san = San.write(position, move);
      boolean full = width + 1 + san.length() > WIDTH;
      text.append(width == 0 ? "" : full ? "\n" : " ").append(san);
      width = width == 0 || full ? san.length() : width + 1 + san.length();
    }
    return text.append('\n').toString();
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
