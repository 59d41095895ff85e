package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardDrawing.Mark;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.NoMateMessage;
import org.arbiterchess.cli.messages.WinnabilityMessage;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/** For one side or both: the moves to a mate, or why there are none. */
record WinnableAnswer(Position position, Map<Color, Winnability> prospects) implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    if (prospects.size() == 1) {
      Color winner = prospects.keySet().iterator().next();
      return tree(winner, prospects.get(winner));
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    prospects.forEach((color, prospect) -> tree.put(color.word(), tree(color, prospect)));
    tree.put("dead", isDead());
    return tree;
  }

  private Map<String, Object> tree(Color winner, Winnability prospect) {
    Map<String, Object> tree = new LinkedHashMap<>();
    if (prospect instanceof Winnability.Winnable winnable) {
      List<String> line = new ArrayList<>();
      winnable.line().forEach(move -> line.add(Uci.write(position, move)));
      tree.put("answer", "winnable");
      tree.put("line", line);
      tree.put("nodes", winnable.nodes());
    } else if (prospect instanceof Winnability.Unwinnable unwinnable) {
      tree.put("answer", "unwinnable");
      tree.put("proof", NoMateMessage.of(unwinnable, position, winner));
    } else if (prospect instanceof Winnability.Undetermined undetermined) {
      tree.put("answer", "undetermined");
      tree.put("nodes", undetermined.nodes());
    }
    return tree;
  }

  private boolean isDead() {
    return prospects.size() == 2
        && prospects.values().stream().allMatch(Winnability.Unwinnable.class::isInstance);
  }

  @Override
  public String prose(BoardStyle look) {
    BoardDrawing drawing = new BoardDrawing(position.board(), look);
    prospects.forEach((color, prospect) -> mark(drawing, color, prospect));
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    prospects.forEach(
        (color, prospect) ->
            text.append(WinnabilityMessage.of(prospect, position, color)).append('\n'));
    if (isDead()) {
      text.append("The position is dead: the game is drawn (5.2.2).\n");
    }
    return text.toString();
  }

  /** Where the king that would have to be mated can ever go. */
  private void mark(BoardDrawing drawing, Color winner, Winnability prospect) {
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      for (Winnability.Region region : unwinnable.regions()) {
        if (region.piece() == position.king(winner.other())) {
          drawing.mark(region.squares(), Mark.EVIDENCE);
        }
      }
    }
  }

  @Override
  public int exitCode() {
    boolean all = prospects.values().stream().allMatch(Winnability.Unwinnable.class::isInstance);
    boolean any = prospects.values().stream().anyMatch(Winnability.Winnable.class::isInstance);
    return all ? ExitCode.NO : any ? ExitCode.YES : ExitCode.UNDETERMINED;
  }
}
