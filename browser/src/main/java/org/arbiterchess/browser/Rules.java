package org.arbiterchess.browser;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenChoices;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** What the module exports. The contract of each is in {@code rules.d.ts}. */
@JSExportClasses(GameFace.class)
public final class Rules {

  private Rules() {}

  @JSExport
  public static GameFace start(JSObject started) {
    if (Given.event(started) instanceof GameEvent.Started event) {
      return new GameFace(Game.start(event));
    }
    throw new IllegalArgumentException("not the start of a game: " + Trees.shown(started));
  }

  @JSExport
  public static JSObject readGame(JSObject stored) {
    return Readings.ofGame(stored);
  }

  @JSExport
  public static JSObject readFen(JSObject text, JSObject variant, JSObject language) {
    return Readings.ofFen(Given.text(text), Given.variant(variant), Given.language(language));
  }

  @JSExport
  public static JSObject editing(JSObject placement, JSObject variant, JSObject turn) {
    Variant played = Given.variant(variant);
    Color toMove = Given.color(turn);
    FenChoices choices = FenChoices.of(Given.text(placement), played, toMove);
    return new Plain()
        .put("castling", Plain.letters(choices.castling()))
        .put("enPassant", Plain.names(choices.enPassant()))
        .object();
  }

  @JSExport
  public static String chess960(JSObject number) {
    return Fen.write(Position.chess960(Given.whole(number, 0, 959)));
  }

  @JSExport
  public static JSObject readControl(JSObject text, JSObject language) {
    return Readings.ofControl(Given.text(text), Given.language(language));
  }
}
