package org.arbiterchess.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;

/** Moves in JSON answers. */
public final class MoveJson {

  private MoveJson() {}

  /** Returns a move as {@code san} and {@code uci}. */
  public static Map<String, Object> of(Position before, Move move) {
    return JsonLine.object("san", San.write(before, move), "uci", Uci.write(before, move));
  }

  /** Returns the moves of a line with their clock times, comments and variations. */
  public static List<Map<String, Object>> of(MoveLine line) {
    List<Map<String, Object>> moves = new ArrayList<>();
    for (MoveNode node : line.moves()) {
      boolean isLast = moves.size() == line.moves().size() - 1;
      moves.add(of(node, isLast ? line.closingComments() : List.of()));
    }
    return moves;
  }

  private static Map<String, Object> of(MoveNode node, List<PgnComment> closing) {
    MoveAnnotations notes = node.annotations();
    String uci = node.move().map(move -> Uci.write(node.before(), move)).orElse("0000");
    Map<String, Object> json = JsonLine.object("san", node.san(), "uci", uci);
    notes.clock().ifPresent(millis -> json.put("clock", millis));
    notes.elapsed().ifPresent(millis -> json.put("elapsed", millis));
    List<PgnComment> after = new ArrayList<>(notes.after());
    after.addAll(closing);
    putUnlessEmpty(json, "nags", notes.nags());
    putUnlessEmpty(json, "commentsBefore", comments(notes.before()));
    putUnlessEmpty(json, "comments", comments(after));
    putUnlessEmpty(json, "variations", node.variations().stream().map(MoveJson::of).toList());
    return json;
  }

  private static void putUnlessEmpty(Map<String, Object> json, String key, List<?> list) {
    if (!list.isEmpty()) {
      json.put(key, list);
    }
  }

  /** Returns the comments as they are written in PGN, but without times. */
  public static List<String> comments(List<PgnComment> comments) {
    List<String> texts = new ArrayList<>();
    for (PgnComment comment : comments) {
      List<String> parts = new ArrayList<>(comment.commands());
      parts.removeIf(command -> command.startsWith("[%clk") || command.startsWith("[%emt"));
      parts.add(comment.text());
      String text = String.join(" ", parts).trim();
      if (!text.isEmpty()) {
        texts.add(text);
      }
    }
    return texts;
  }
}
