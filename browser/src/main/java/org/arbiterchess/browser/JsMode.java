package org.arbiterchess.browser;

import org.arbiterchess.game.Game;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;

/**
 * What a module knows of modes of play beside casual games: nothing, unless its entry class adds
 * one. What no module adds is not compiled into it.
 */
class JsMode {

  private static JsMode used = new JsMode();

  static void use(JsMode mode) {
    used = mode;
  }

  static JsMode used() {
    return used;
  }

  /** Reads the games of the module. */
  WireFormat format() {
    return WireFormat.CASUAL;
  }

  /** The state that the mode adds to a game, or null. */
  JSObject state(Game game) {
    return null;
  }

  JSObject log(Game game, Texts texts, PlayerNames names) {
    return JsWireConverter.array();
  }
}
