package org.arbiterchess.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** The exports of the rules module with strict play, which are those of {@link RulesExports}. */
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
}
