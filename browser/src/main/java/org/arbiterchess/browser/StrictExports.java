package org.arbiterchess.browser;

import org.arbiterchess.game.Game;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.remark.Reading;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** The exports of the rules module with strict play: those of {@link RulesExports}, and PGN. */
@JSExportClasses(JsGame.class)
public final class StrictExports {

  static {
    JsMode.use(new JsStrictPlay());
  }

  private StrictExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    RulesExports.useTexts(language, areas);
  }

  @JSExport
  public static JsGame start(JSObject started) {
    return RulesExports.start(started);
  }

  @JSExport
  public static JSObject readGame(JSObject stored) {
    return RulesExports.readGame(stored);
  }

  @JSExport
  public static JSObject readFen(JSObject text, JSObject variant, JSObject language) {
    return RulesExports.readFen(text, variant, language);
  }

  @JSExport
  public static JSObject editing(JSObject placement, JSObject variant, JSObject turn) {
    return RulesExports.editing(placement, variant, turn);
  }

  @JSExport
  public static String chess960(JSObject number) {
    return RulesExports.chess960(number);
  }

  @JSExport
  public static JSObject readControl(JSObject text, JSObject language) {
    return RulesExports.readControl(text, language);
  }

  /**
   * Writes any game as PGN. The casual rules cannot, because nobody needs that before the first
   * move.
   */
  @JSExport
  public static String pgn(JSObject stored, JSObject tags) {
    Object log = JsWireConverter.fromPage(stored);
    if (JsMode.used().format().readGame(log) instanceof Reading.Valid<Game> read) {
      return PgnCodec.write(read.value(), JsArguments.tags(tags));
    }
    throw new IllegalArgumentException("not a game: " + JsWireConverter.shown(stored));
  }
}
