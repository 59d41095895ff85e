package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.editor.PositionEditorChoices;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
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
    return JsParseResults.ofGame(stored);
  }

  @JSExport
  public static JSObject readFen(JSObject text, JSObject variant, JSObject language) {
    return JsParseResults.ofFen(
        JsArguments.text(text), JsArguments.variant(variant), JsArguments.language(language));
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
    return JsParseResults.ofControl(JsArguments.text(text), JsArguments.language(language));
  }
}
