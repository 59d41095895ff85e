package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.pgn.ColoredArrow;
import org.arbiterchess.pgn.ColoredSquare;
import org.arbiterchess.pgn.Evaluation;
import org.arbiterchess.pgn.Notes;
import org.arbiterchess.pgn.PgnComment;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSNumber;

/** What an annotator says about a move, for the page. */
final class GameNotes {

  private final Elements before = Trees.array();
  private final Elements nags = Trees.array();
  private final Elements after = Trees.array();

  static GameNotes of(Notes told) {
    GameNotes notes = new GameNotes();
    push(notes.before, told.before());
    push(notes.after, told.after());
    for (int nag : told.nags()) {
      notes.nags.push(JSNumber.valueOf(nag));
    }
    return notes;
  }

  Plain on(Plain node) {
    return node.put("nags", nags)
        .put("before", before)
        .put("after", after)
        .put("closing", Trees.array());
  }

  static void push(Elements array, List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      array.push(of(comment));
    }
  }

  private static JSObject of(PgnComment comment) {
    Elements squares = Trees.array();
    for (ColoredSquare mark : comment.squares()) {
      squares.push(
          new Plain().constant("color", mark.color()).square("square", mark.square()).object());
    }
    Elements arrows = Trees.array();
    for (ColoredArrow mark : comment.arrows()) {
      arrows.push(
          new Plain()
              .constant("color", mark.color())
              .square("from", mark.from())
              .square("to", mark.to())
              .object());
    }
    return new Plain()
        .text("text", comment.text())
        .millis("clock", comment.clock())
        .millis("elapsed", comment.elapsed())
        .text("evaluation", evaluation(comment.evaluation()))
        .put("squares", squares)
        .put("arrows", arrows)
        .object();
  }

  /** Without how deep the engine looked. */
  private static Optional<String> evaluation(Optional<Evaluation> told) {
    if (told.isEmpty()) {
      return Optional.empty();
    }
    Evaluation seen = told.get();
    Evaluation plain = new Evaluation(seen.centipawns(), seen.mate(), OptionalInt.empty());
    return Optional.of(plain.toString());
  }
}
