package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.messages.WinnabilityText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/**
 * The answer for one or both sides: a mating line, the reason why that side can never give
 * checkmate, or a note that the search was inconclusive.
 */
record WinnableAnswer(Position position, Map<Color, Winnability> prospects) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    if (prospects.size() == 1) {
      Color winner = prospects.keySet().iterator().next();
      return json(winner, prospects.get(winner), texts);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    prospects.forEach((color, prospect) -> json.put(color.word(), json(color, prospect, texts)));
    json.put("dead", isDead());
    return json;
  }

  private Map<String, Object> json(Color winner, Winnability prospect, Texts texts) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (prospect instanceof Winnability.Winnable winnable) {
      List<String> line = new ArrayList<>();
      winnable.line().forEach(move -> line.add(move.toString()));
      json.put("answer", "winnable");
      json.put("line", line);
      json.put("nodes", winnable.nodes());
    } else if (prospect instanceof Winnability.Unwinnable unwinnable) {
      json.put("answer", "unwinnable");
      json.put("proof", WinnabilityText.of(unwinnable, position, winner, texts));
    } else if (prospect instanceof Winnability.Undetermined undetermined) {
      json.put("answer", "undetermined");
      json.put("nodes", undetermined.nodes());
    }
    return json;
  }

  private boolean isDead() {
    return prospects.size() == 2
        && prospects.values().stream().allMatch(Winnability.Unwinnable.class::isInstance);
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    TextBoardDrawing drawing = new TextBoardDrawing(position.board(), style);
    prospects.forEach((color, prospect) -> mark(drawing, color, prospect));
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    prospects.forEach(
        (color, prospect) ->
            text.append(WinnabilityText.of(prospect, position, color, texts)).append('\n'));
    if (isDead()) {
      text.append(texts.say(TerminalText.DEAD_POSITION)).append('\n');
    }
    return text.toString();
  }

  /** Marks all squares that the defending king can ever reach, if the proof includes them. */
  private void mark(TextBoardDrawing drawing, Color winner, Winnability prospect) {
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      Square king = position.king(winner.other());
      drawing.mark(unwinnable.regions().getOrDefault(king, SquareSet.EMPTY), Mark.EVIDENCE);
    }
  }

  @Override
  public int exitCode() {
    boolean all = prospects.values().stream().allMatch(Winnability.Unwinnable.class::isInstance);
    boolean any = prospects.values().stream().anyMatch(Winnability.Winnable.class::isInstance);
    return all ? ExitCode.NO : any ? ExitCode.YES : ExitCode.UNDETERMINED;
  }
}
