package org.arbiterchess.browser;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSObject;

/** Converts a game's status and clocks to JavaScript objects. */
final class JsGameStatus {

  private JsGameStatus() {}

  static JSObject of(Game game, Texts texts) {
    return new JsObjectBuilder()
        .put("variant", game.position().variant())
        .put("rulebook", game.rulebook())
        .put("mode", game.mode().name())
        .put("control", game.control().text())
        .put("plies", game.plies())
        .put("turn", game.position().turn())
        .put("over", game.isOver())
        .put("paused", game.isPaused())
        .put("outcome", game.isOver() ? outcome(game, texts) : null)
        .put("drawOffer", offer(game.drawOffer()))
        .put("takebackRequest", offer(game.takebackRequest()))
        .put("claims", game.claims())
        .object();
  }

  private static JSObject outcome(Game game, Texts texts) {
    Outcome outcome = game.outcome().orElseThrow();
    Map<String, Object> tree = WireFormat.write(outcome);
    tree.put("score", outcome.result().text());
    Sentence sentence = Announcement.ofOutcome(game, texts).orElseThrow();
    tree.put("text", sentence.text());
    tree.put("sentence", sentence.cited());
    tree.put("whyDrawn", Announcement.whyDrawn(outcome, texts).map(Sentence::cited).orElse(null));
    return JsWireConverter.toPage(tree);
  }

  private static Optional<JsObjectBuilder> offer(Optional<Offer> offer) {
    return offer.map(open -> new JsObjectBuilder().put("by", open.by()).put("id", open.id()));
  }

  static JSObject clocks(Clock clock, long now) {
    boolean ticking = clock.isTicking();
    return new JsObjectBuilder()
        .putSides(color -> clock.remaining(color, now))
        .put("running", ticking ? clock.running() : null)
        .put("delay", clock.delayRemaining(now))
        .put("flagFalls", clock.flagFalls())
        .object();
  }
}
