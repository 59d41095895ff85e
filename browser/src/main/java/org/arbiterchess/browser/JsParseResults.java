package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;

/** Parses user input and stored data, and converts the results to JavaScript objects. */
final class JsParseResults {

  private JsParseResults() {}

  static JSObject ofMove(Position position, String text, Texts texts) {
    Reading<Attempt> reading = position.readMove(text);
    if (reading instanceof Reading.Valid<Attempt> valid) {
      return new JsObjectBuilder()
          .put("kind", "understood")
          .put("attempt", WireFormat.write(valid.value()))
          .object();
    }
    Problem problem = reading.problems().get(0);
    JsObjectBuilder result = new JsObjectBuilder().put("message", problem.message(texts));
    List<Move> moves = position.candidates(text);
    if (moves.isEmpty()) {
      return result.put("kind", "malformed").put("offset", problem.offset()).object();
    }
    return result
        .put("kind", "ambiguous")
        .put(
            "candidates",
            JsObjectBuilder.array(
                moves,
                move ->
                    new JsObjectBuilder()
                        .put("san", San.write(position, move))
                        .put("attempt", WireFormat.write(move.attempt()))))
        .object();
  }

  static JSObject ofFen(String text, Variant variant, Texts texts) {
    Reading<Position> reading = Fen.readLeniently(text, variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return new JsObjectBuilder()
          .put("valid", true)
          .put("fen", Fen.write(valid.value()))
          .put("variant", valid.value().variant())
          .put("notes", said(valid.notes(), texts))
          .put("forgiven", said(valid.forgiven(), texts))
          .object();
    }
    JsArray problems =
        JsObjectBuilder.array(
            reading.problems(),
            problem ->
                new JsObjectBuilder()
                    .put("field", problem.place())
                    .put("offset", problem.offset())
                    .put("message", problem.message(texts)));
    return new JsObjectBuilder().put("valid", false).put("problems", problems).object();
  }

  private static List<String> said(List<Said> remarks, Texts texts) {
    List<String> said = new ArrayList<>();
    for (Said remark : remarks) {
      said.add(remark.in(texts));
    }
    return said;
  }

  static JSObject ofControl(String text, Texts texts) {
    Reading<TimeControl> reading = TimeControl.read(text);
    if (reading instanceof Reading.Valid<TimeControl> read) {
      TimeControl control = read.value();
      return new JsObjectBuilder()
          .put("valid", true)
          .put("text", control.text())
          .put("pace", control.fidePace())
          .object();
    }
    Problem problem = reading.problems().get(0);
    return new JsObjectBuilder()
        .put("valid", false)
        .put("offset", problem.offset())
        .put("message", problem.message(texts))
        .object();
  }

  static JSObject ofGame(JSObject stored) {
    Reading<Game> reading = JsMode.used().format().readGame(JsWireConverter.fromPage(stored));
    if (reading instanceof Reading.Valid<Game> read) {
      return new JsObjectBuilder().put("game", JsGame.ofGame(read.value())).object();
    }
    return ofProblems((Reading.Invalid<Game>) reading);
  }

  /** Converts the problems found in stored data to a JavaScript object. */
  static JSObject ofProblems(Reading.Invalid<?> reading) {
    JsArray problems =
        JsObjectBuilder.array(
            reading.problems(),
            problem ->
                new JsObjectBuilder()
                    .put("path", problem.place())
                    .put("found", problem.found().toString())
                    .put("expected", problem.expected().toString()));
    return new JsObjectBuilder().put("problems", problems).object();
  }
}
