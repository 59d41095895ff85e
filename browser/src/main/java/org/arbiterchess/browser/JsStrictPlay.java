package org.arbiterchess.browser;

import java.util.Optional;
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
    Optional<ReleasedMove> move = Strict.released(game);
    return new JsObjectBuilder()
        .put("started", strict.started())
        .put("adjusting", strict.turn().adjusting())
        .put("touched", strict.turn().touched())
        .put("placement", Fen.placement(game.board()))
        .put("released", move.map(JsStrictPlay::released))
        .put(
            "promotion",
            move.filter(made -> made.hasPawnOnLastRank(game.position().turn()))
                .map(JsStrictPlay::released))
        .put("irregularities", new JsObjectBuilder().putSides(strict::irregularities))
        .put("moveCounts", game.clock().map(clock -> new JsObjectBuilder().putSides(clock::moves)))
        .object();
  }

  private static JsObjectBuilder released(ReleasedMove move) {
    return JsObjectBuilder.ofStep(move.from(), move.to());
  }

  @Override
  JSObject log(Game game, Texts texts, PlayerNames names) {
    return JsObjectBuilder.array(
        ArbiterLog.of(game, texts, names),
        entry ->
            new JsObjectBuilder()
                .put("at", entry.at())
                .put("event", entry.event())
                .put("number", entry.number())
                .put("color", entry.toMove())
                .putSentence(entry.sentence()));
  }
}
