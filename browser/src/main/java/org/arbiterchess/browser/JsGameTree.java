package org.arbiterchess.browser;

import java.util.List;
import java.util.OptionalInt;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.EngineEvaluation;
import org.arbiterchess.pgn.tree.MarkColor;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.rules.Position;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSNumber;

/**
 * Converts a PGN game to a flat list of nodes that the page can step through. The first child of
 * each node continues its line, and the other children are alternatives.
 */
final class JsGameTree {

  private final Texts texts;
  private final JsArray nodes = JsWireConverter.array();

  JsGameTree(Texts texts) {
    this.texts = texts;
  }

  JSObject of(PgnReading reading) {
    PgnGame game = reading.game();
    JsObjectBuilder start = new JsObjectBuilder().put("parent", -1).put("san", "");
    int last =
        push(start.put("spoken", null).put("lastMove", null), game.start(), MoveAnnotations.NONE);
    for (MoveNode move : game.line().moves()) {
      int before = last;
      last = add(before, move);
      vary(before, last, move.variations());
    }
    close(last, game.line().closingComments());
    return new JsObjectBuilder()
        .put("tags", tags(game))
        .put("variant", game.start().variant())
        .put("score", game.result().text())
        .put("nodes", nodes)
        .put("errors", JsObjectBuilder.array(reading.errors(), this::error))
        .put("forgiven", JsObjectBuilder.array(reading.warnings(), this::forgiven))
        .object();
  }

  private int add(int parent, MoveNode told) {
    JsObjectBuilder node =
        new JsObjectBuilder()
            .put("parent", parent)
            .put("san", told.san())
            .put("spoken", told.move().map(move -> told.before().spoken(move, texts)))
            .put("lastMove", told.move().map(JsObjectBuilder::ofMove));
    field(parent, "children").push(JSNumber.valueOf(nodes.getLength()));
    return push(node, told.after(), told.annotations());
  }

  private int push(JsObjectBuilder node, Position position, MoveAnnotations notes) {
    nodes.push(
        node.put("nags", notes.nags())
            .put("before", JsObjectBuilder.array(notes.before(), JsGameTree::comment))
            .put("after", JsObjectBuilder.array(notes.after(), JsGameTree::comment))
            .put("closing", JsWireConverter.array())
            .put("children", JsWireConverter.array())
            .putPosition(position)
            .put("ended", !position.hasLegalMove())
            .object());
    return nodes.getLength() - 1;
  }

  /** Adds a move's variations as children of the position before the move. */
  private void vary(int parent, int instead, List<MoveLine> variations) {
    for (MoveLine variation : variations) {
      int last = parent;
      for (MoveNode move : variation.moves()) {
        int at = last;
        last = add(at, move);
        vary(at, last, move.variations());
      }
      // Comments in a variation without moves belong to the move that the variation would replace.
      close(last == parent ? instead : last, variation.closingComments());
    }
  }

  private void close(int node, List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      field(node, "closing").push(comment(comment).object());
    }
  }

  private JsArray field(int node, String key) {
    return (JsArray) ((JsDictionary) nodes.get(node)).get(key);
  }

  private static JsObjectBuilder comment(PgnComment comment) {
    return new JsObjectBuilder()
        .put("text", comment.text())
        .put("clock", comment.clock())
        .put("elapsed", comment.elapsed())
        .put("evaluation", comment.evaluation().map(JsGameTree::withoutDepth))
        .put(
            "squares",
            JsObjectBuilder.array(
                comment.squares(), mark -> colored(mark.color()).put("square", mark.square())))
        .put(
            "arrows",
            JsObjectBuilder.array(
                comment.arrows(),
                mark -> colored(mark.color()).put("from", mark.from()).put("to", mark.to())));
  }

  private static JsObjectBuilder colored(MarkColor color) {
    return new JsObjectBuilder().put("color", color);
  }

  private static String withoutDepth(EngineEvaluation seen) {
    return new EngineEvaluation(seen.centipawns(), seen.mate(), OptionalInt.empty()).toString();
  }

  private static JsArray tags(PgnGame game) {
    JsArray pairs = JsWireConverter.array();
    game.tags()
        .list()
        .forEach(tag -> pairs.push(JsWireConverter.toPage(List.of(tag.name(), tag.value()))));
    return pairs;
  }

  private JsObjectBuilder error(PgnError error) {
    return new JsObjectBuilder()
        .put("line", error.line())
        .put("column", error.column())
        .put("message", error.message(texts));
  }

  private JsObjectBuilder forgiven(PgnWarning odd) {
    return new JsObjectBuilder()
        .put("line", odd.line())
        .put("column", odd.column())
        .put("message", odd.kind().message(texts))
        .put("times", odd.times());
  }
}
