package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;

/** The legal moves in a position, sorted by UCI notation. */
record LegalMovesListAnswer(Position position, Fen.Style fenStyle) implements QueryAnswer {

  private static final int WIDTH = 80;

  @Override
  public Map<String, Object> json(Texts texts) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("fen", Fen.write(position, fenStyle));
    json.put("check", position.isCheck());
    List<Map<String, Object>> moves = new ArrayList<>();
    for (Move move : sortedByUci(position)) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("uci", Uci.write(position, move));
      entry.put("san", San.write(position, move));
      entry.put("fen", Fen.write(position.play(move), fenStyle));
      moves.add(entry);
    }
    json.put("moves", moves);
    return json;
  }

  static List<Move> sortedByUci(Position position) {
    List<Move> moves = new ArrayList<>(position.legalMoves());
    moves.sort(Comparator.comparing(move -> Uci.write(position, move)));
    return moves;
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    TextBoardDrawing drawing = new TextBoardDrawing(position.board(), style);
    drawing.mark(position.checkers(), Mark.CULPRIT);
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    if (position.isCheckmate()) {
      text.append(texts.sentence(GameText.CHECKMATE, position.turn().other()).cited()).append('\n');
    } else if (position.isStalemate()) {
      text.append(texts.sentence(GameText.STALEMATE, position.turn()).cited()).append('\n');
    } else {
      int count = position.legalMoves().size();
      text.append(texts.say(TerminalText.LEGAL_MOVES, position.turn(), position.isCheck(), count))
          .append('\n')
          .append(wrappedSans());
    }
    return text.toString();
  }

  private String wrappedSans() {
    StringBuilder text = new StringBuilder();
    int width = 0;
    for (Move move : sortedByUci(position)) {
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
