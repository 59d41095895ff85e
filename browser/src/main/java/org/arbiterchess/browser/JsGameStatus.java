package org.arbiterchess.browser;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
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
        .constant("variant", game.position().variant())
        .constant("rulebook", game.rulebook())
        .text("mode", game.mode().name())
        .text("control", game.control().text())
        .number("plies", game.plies())
        .color("turn", game.position().turn())
        .flag("over", game.isOver())
        .flag("paused", game.isPaused())
        .put("outcome", game.isOver() ? outcome(game, texts) : null)
        .put("drawOffer", offer(game.drawOffer()))
        .put("takebackRequest", offer(game.takebackRequest()))
        .put("claims", JsObjectBuilder.constants(game.claims()))
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

  private static JSObject offer(Optional<Offer> offer) {
    return offer.isPresent()
        ? new JsObjectBuilder().color("by", offer.get().by()).text("id", offer.get().id()).object()
        : null;
  }

  static JSObject clocks(Clock clock, long now) {
    boolean ticking = clock.isTicking();
    JsObjectBuilder face = new JsObjectBuilder();
    for (Color color : Color.values()) {
      face.millis(color.word(), clock.remaining(color, now));
    }
    return face.text("running", clock.running().filter(color -> ticking).map(Color::word))
        .millis("delay", clock.delayRemaining(now))
        .millis("flagFalls", clock.flagFalls())
        .object();
  }
}
