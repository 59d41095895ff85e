package org.arbiterchess.browser;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.strict.ArbiterLog;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictState;
import org.arbiterchess.officiating.strict.StrictWire;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;

/** Converts the state of strict play and the arbiter's log to JavaScript objects. */
final class JsStrictPlay extends JsMode {

  @Override
  WireFormat format() {
    return StrictWire.FORMAT;
  }

  @Override
  JSObject state(Game game) {
    if (game.mode() != Strict.MODE) {
      return null;
    }
    StrictState strict = Strict.of(game).orElseThrow();
    ReleasedMove move = Strict.released(game).orElse(null);
    JsObjectBuilder irregularities = new JsObjectBuilder();
    for (Color color : Color.values()) {
      irregularities.number(color.word(), strict.irregularities(color));
    }
    return new JsObjectBuilder()
        .flag("started", strict.started())
        .flag("adjusting", strict.turn().adjusting())
        .put("touched", touched(strict))
        .text("placement", Fen.placement(game.board()))
        .put("released", move == null ? null : released(move))
        .put("promotion", move == null ? null : promotion(game, move))
        .put("irregularities", irregularities.object())
        .put("moveCounts", game.clock().isPresent() ? moveCounts(game.clock().get()) : null)
        .object();
  }

  private static JSObject touched(StrictState strict) {
    JsArray squares = JsWireConverter.array();
    for (Square square : strict.turn().touched()) {
      squares.push(JsObjectBuilder.name(square));
    }
    return squares;
  }

  private static JSObject moveCounts(Clock clock) {
    JsObjectBuilder counts = new JsObjectBuilder();
    for (Color color : Color.values()) {
      counts.number(color.word(), clock.moves(color));
    }
    return counts.object();
  }

  private static JSObject released(ReleasedMove move) {
    return new JsObjectBuilder().square("from", move.from()).square("to", move.to()).object();
  }

  /**
   * Returns the move if it brought a pawn to the last rank and the pawn has not yet been promoted.
   * Otherwise returns null.
   */
  private static JSObject promotion(Game game, ReleasedMove move) {
    boolean waits =
        move.to().rank() == game.position().turn().promotionRank()
            && move.board().pieceAt(move.to()).orElseThrow().role() == Role.PAWN;
    return waits ? released(move) : null;
  }

  @Override
  JSObject log(Game game, Texts texts, PlayerNames names) {
    JsArray entries = JsWireConverter.array();
    for (ArbiterLog.Entry entry : ArbiterLog.of(game, texts, names)) {
      entries.push(
          new JsObjectBuilder()
              .millis("at", entry.at())
              .number("event", entry.event())
              .number("number", entry.number())
              .color("color", entry.toMove())
              .text("text", entry.sentence().text())
              .text("article", entry.sentence().article())
              .text("sentence", entry.sentence().cited())
              .object());
    }
    return entries;
  }
}
