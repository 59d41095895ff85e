package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.editor.PositionEditorChoices;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Lists;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** The rules module's exports; {@code rules.d.ts} documents them. */
@JSExportClasses(JsGame.class)
public final class RulesExports {

  private RulesExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    JsTexts.use(language, areas);
  }

  @JSExport
  public static JsGame start(JSObject started) {
    if (JsArguments.event(started) instanceof GameEvent.Started event) {
      return new JsGame(Game.start(event));
    }
    throw new IllegalArgumentException(
        "not the start of a game: " + JsWireConverter.shown(started));
  }

  @JSExport
  public static JSObject readGame(JSObject stored) {
    Reading<Game> reading = JsMode.used().format().readGame(JsWireConverter.fromPage(stored));
    if (reading instanceof Reading.Valid<Game> read) {
      return new JsObjectBuilder().put("game", JsGame.ofGame(read.value())).object();
    }
    return JsObjectBuilder.ofProblems((Reading.Invalid<Game>) reading);
  }

  @JSExport
  public static JSObject readFen(JSObject text, JSObject variant, JSObject language) {
    Reading<Position> reading =
        Fen.readLeniently(JsArguments.text(text), JsArguments.variant(variant));
    Texts texts = JsArguments.language(language);
    if (reading instanceof Reading.Valid<Position> valid) {
      return new JsObjectBuilder()
          .put("valid", true)
          .put("fen", Fen.write(valid.value()))
          .put("variant", valid.value().variant())
          .put("notes", Lists.map(valid.notes(), note -> note.in(texts)))
          .put("forgiven", Lists.map(valid.forgiven(), note -> note.in(texts)))
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

  @JSExport
  public static JSObject editing(JSObject placement, JSObject variant, JSObject turn) {
    Variant played = JsArguments.variant(variant);
    Color toMove = JsArguments.color(turn);
    PositionEditorChoices choices =
        PositionEditorChoices.of(JsArguments.text(placement), played, toMove);
    List<String> castling = new ArrayList<>();
    for (int i = 0; i < choices.castling().length(); i++) {
      castling.add(choices.castling().substring(i, i + 1));
    }
    return new JsObjectBuilder()
        .put("castling", castling)
        .put("enPassant", choices.enPassant())
        .object();
  }

  @JSExport
  public static String chess960(JSObject number) {
    return Fen.write(Position.chess960(JsArguments.whole(number, 0, 959)));
  }

  @JSExport
  public static JSObject readControl(JSObject text, JSObject language) {
    Reading<TimeControl> reading = TimeControl.read(JsArguments.text(text));
    Texts texts = JsArguments.language(language);
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
}
