package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.EngineEvaluation;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.SquareMark;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSNumber;

/** Converts a move's annotations to JavaScript arrays. */
final class JsMoveAnnotations {

  private final JsArray before = JsWireConverter.array();
  private final JsArray nags = JsWireConverter.array();
  private final JsArray after = JsWireConverter.array();

  static JsMoveAnnotations of(MoveAnnotations told) {
    JsMoveAnnotations notes = new JsMoveAnnotations();
    push(notes.before, told.before());
    push(notes.after, told.after());
    for (int nag : told.nags()) {
      notes.nags.push(JSNumber.valueOf(nag));
    }
    return notes;
  }

  JsObjectBuilder on(JsObjectBuilder node) {
    return node.put("nags", nags)
        .put("before", before)
        .put("after", after)
        .put("closing", JsWireConverter.array());
  }

  static void push(JsArray array, List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      array.push(of(comment));
    }
  }

  private static JSObject of(PgnComment comment) {
    JsArray squares = JsWireConverter.array();
    for (SquareMark mark : comment.squares()) {
      squares.push(
          new JsObjectBuilder()
              .constant("color", mark.color())
              .square("square", mark.square())
              .object());
    }
    JsArray arrows = JsWireConverter.array();
    for (ArrowMark mark : comment.arrows()) {
      arrows.push(
          new JsObjectBuilder()
              .constant("color", mark.color())
              .square("from", mark.from())
              .square("to", mark.to())
              .object());
    }
    return new JsObjectBuilder()
        .text("text", comment.text())
        .millis("clock", comment.clock())
        .millis("elapsed", comment.elapsed())
        .text("evaluation", evaluation(comment.evaluation()))
        .put("squares", squares)
        .put("arrows", arrows)
        .object();
  }

  /** Returns the evaluation without the search depth. */
  private static Optional<String> evaluation(Optional<EngineEvaluation> told) {
    if (told.isEmpty()) {
      return Optional.empty();
    }
    EngineEvaluation seen = told.get();
    EngineEvaluation plain =
        new EngineEvaluation(seen.centipawns(), seen.mate(), OptionalInt.empty());
    return Optional.of(plain.toString());
  }
}
