package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.rules.Move;
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
    int last = start(game.start());
    for (MoveNode move : game.line().moves()) {
      int before = last;
      last = add(before, move);
      vary(before, last, move.variations());
    }
    close(last, game.line().closingComments());
    return new JsObjectBuilder()
        .put("tags", tags(game.tags().list()))
        .constant("variant", game.start().variant())
        .text("score", game.result().text())
        .put("nodes", nodes)
        .put("errors", errors(reading.errors()))
        .put("forgiven", forgiven(reading.warnings()))
        .object();
  }

  private int start(Position position) {
    JsObjectBuilder node =
        new JsObjectBuilder().number("parent", -1).text("san", "").text("spoken", Optional.empty());
    return push(node.put("lastMove", null), position, new JsMoveAnnotations());
  }

  private int add(int parent, MoveNode told) {
    JsObjectBuilder node = new JsObjectBuilder().number("parent", parent).text("san", told.san());
    if (told.move().isPresent()) {
      Move move = told.move().get();
      node.text("spoken", told.before().spoken(move, texts))
          .put(
              "lastMove",
              new JsObjectBuilder().square("from", move.from()).square("to", move.to()).object());
    } else {
      node.text("spoken", Optional.empty()).put("lastMove", null);
    }
    ((JsArray) field(parent, "children")).push(JSNumber.valueOf(nodes.getLength()));
    return push(node, told.after(), JsMoveAnnotations.of(told.annotations()));
  }

  private int push(JsObjectBuilder node, Position position, JsMoveAnnotations notes) {
    nodes.push(
        notes
            .on(node)
            .put("children", JsWireConverter.array())
            .text("fen", Fen.write(position))
            .put(
                "check",
                position.isCheck() ? JsObjectBuilder.name(position.king(position.turn())) : null)
            .flag("ended", !position.hasLegalMove())
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
    JsMoveAnnotations.push((JsArray) field(node, "closing"), comments);
  }

  private JSObject field(int node, String key) {
    return ((JsDictionary) nodes.get(node)).get(key);
  }

  private static JSObject tags(List<PgnTag> tags) {
    JsArray pairs = JsWireConverter.array();
    for (PgnTag tag : tags) {
      pairs.push(JsObjectBuilder.texts(List.of(tag.name(), tag.value())));
    }
    return pairs;
  }

  private JSObject errors(List<PgnError> errors) {
    JsArray list = JsWireConverter.array();
    for (PgnError error : errors) {
      list.push(
          new JsObjectBuilder()
              .number("line", error.line())
              .number("column", error.column())
              .text("message", error.message(texts))
              .object());
    }
    return list;
  }

  private JSObject forgiven(List<PgnWarning> forgiven) {
    JsArray list = JsWireConverter.array();
    for (PgnWarning odd : forgiven) {
      list.push(
          new JsObjectBuilder()
              .number("line", odd.line())
              .number("column", odd.column())
              .text("message", odd.kind().message(texts))
              .number("times", odd.times())
              .object());
    }
    return list;
  }
}
