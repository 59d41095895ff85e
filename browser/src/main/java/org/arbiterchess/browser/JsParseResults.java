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
          .text("kind", "understood")
          .put("attempt", JsWireConverter.toPage(WireFormat.write(valid.value())))
          .object();
    }
    Problem problem = reading.problems().get(0);
    JsObjectBuilder result = new JsObjectBuilder().text("message", problem.message(texts));
    List<Move> moves = position.candidates(text);
    if (moves.isEmpty()) {
      return result.text("kind", "malformed").number("offset", problem.offset()).object();
    }
    JsArray candidates = JsWireConverter.array();
    for (Move candidate : moves) {
      candidates.push(
          new JsObjectBuilder()
              .text("san", San.write(position, candidate))
              .put("attempt", JsWireConverter.toPage(WireFormat.write(candidate.attempt())))
              .object());
    }
    return result.text("kind", "ambiguous").put("candidates", candidates).object();
  }

  static JSObject ofFen(String text, Variant variant, Texts texts) {
    Reading<Position> reading = Fen.readLeniently(text, variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return new JsObjectBuilder()
          .flag("valid", true)
          .text("fen", Fen.write(valid.value()))
          .constant("variant", valid.value().variant())
          .put("notes", texts(valid.notes(), texts))
          .put("forgiven", texts(valid.forgiven(), texts))
          .object();
    }
    JsArray problems = JsWireConverter.array();
    for (Problem problem : reading.problems()) {
      problems.push(
          new JsObjectBuilder()
              .text("field", problem.place())
              .number("offset", problem.offset())
              .text("message", problem.message(texts))
              .object());
    }
    return new JsObjectBuilder().flag("valid", false).put("problems", problems).object();
  }

  private static JSObject texts(List<Said> remarks, Texts texts) {
    List<String> said = new ArrayList<>();
    for (Said remark : remarks) {
      said.add(remark.in(texts));
    }
    return JsObjectBuilder.texts(said);
  }

  static JSObject ofControl(String text, Texts texts) {
    Reading<TimeControl> reading = TimeControl.read(text);
    if (reading instanceof Reading.Valid<TimeControl> read) {
      TimeControl control = read.value();
      return new JsObjectBuilder()
          .flag("valid", true)
          .text("text", control.text())
          .text("pace", control.fidePace().map(Enum::name))
          .object();
    }
    Problem problem = reading.problems().get(0);
    return new JsObjectBuilder()
        .flag("valid", false)
        .number("offset", problem.offset())
        .text("message", problem.message(texts))
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
    JsArray problems = JsWireConverter.array();
    for (Problem problem : reading.problems()) {
      problems.push(
          new JsObjectBuilder()
              .text("path", problem.place())
              .text("found", problem.found().toString())
              .text("expected", problem.expected().toString())
              .object());
    }
    return new JsObjectBuilder().put("problems", problems).object();
  }
}
