package org.arbiterchess.browser;

import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSObjects;

/** Builds a plain JavaScript object, one property at a time. */
final class JsObjectBuilder {

  private final JsDictionary object = JSObjects.create();

  JSObject object() {
    return object;
  }

  JsObjectBuilder put(String key, JSObject value) {
    object.set(key, value);
    return this;
  }

  /** Sets a property to a value that {@link JsWireConverter#toPage} converts. */
  JsObjectBuilder put(String key, Object value) {
    return put(key, JsWireConverter.toPage(value));
  }

  /** Sets a property for each side. */
  JsObjectBuilder putSides(Function<Color, Object> value) {
    for (Color color : Color.values()) {
      put(color.word(), value.apply(color));
    }
    return this;
  }

  /** Sets {@code fen} and {@code check}, the square of a king in check. */
  JsObjectBuilder putPosition(Position position) {
    Square king = position.isCheck() ? position.king(position.turn()) : null;
    return put("fen", Fen.write(position)).put("check", Optional.ofNullable(king));
  }

  /**
   * Sets {@code mating} to the squares of the pieces that give checkmate; there are none if the
   * position is not checkmate.
   */
  JsObjectBuilder putMating(Position position) {
    return put("mating", position.isCheckmate() ? position.checkers() : SquareSet.EMPTY);
  }

  JsObjectBuilder putSentence(Sentence sentence) {
    return put("text", sentence.text())
        .put("article", sentence.article())
        .put("sentence", sentence.cited());
  }

  static JsObjectBuilder ofMove(Move move) {
    return ofStep(move.from(), move.to());
  }

  static JsObjectBuilder ofStep(Square from, Square to) {
    return new JsObjectBuilder().put("from", from).put("to", to);
  }

  /** Returns an array of the objects for the values. */
  static <T> JsArray array(Iterable<T> values, Function<T, JsObjectBuilder> objects) {
    JsArray array = JsWireConverter.array();
    for (T value : values) {
      array.push(objects.apply(value).object);
    }
    return array;
  }

  /** Converts the problems found in stored data to a JavaScript object. */
  static JSObject ofProblems(Reading.Invalid<?> reading) {
    JsArray problems =
        array(
            reading.problems(),
            problem ->
                new JsObjectBuilder()
                    .put("path", problem.place())
                    .put("found", problem.found().toString())
                    .put("expected", problem.expected().toString()));
    return new JsObjectBuilder().put("problems", problems).object();
  }
}
