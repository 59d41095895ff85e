package org.arbiterchess.browser;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.wire.WireFormat;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The game object that the page uses; {@code rules.d.ts} documents each method. */
@JSClass(name = "Game")
public final class JsGame {

  private final Game game;

  /** The positions and moves by ply, which take time to collect; null until they are asked for. */
  private List<Position> positions;

  private List<ScoresheetMove> sheet;

  JsGame(Game game) {
    this.game = game;
  }

  /** Wraps a game as a JavaScript value, so that it can be an object property. */
  static JSObject ofGame(Game game) {
    return (JSObject) (Object) new JsGame(game);
  }

  @JSExport
  public JSObject events() {
    return JsWireConverter.toPage(WireFormat.write(game).get("events"));
  }

  @JSExport
  public int size() {
    return game.size();
  }

  @JSExport
  public JsGame apply(JSObject events) {
    return new JsGame(game.apply(JsArguments.events(events)));
  }

  @JSExport
  public JSObject decide(JSObject command, JSObject now, JSObject language) {
    Command asked = JsArguments.command(command);
    long at = JsArguments.millis(now);
    return answer(Arbiter.decide(game, asked, at), JsArguments.language(language));
  }

  @JSExport
  public boolean wantsVerdict() {
    return Arbiter.wantsVerdict(game);
  }

  @JSExport
  public String verdictFen() {
    return Fen.write(Arbiter.verdictPosition(game));
  }

  @JSExport
  public JSObject choose(JSObject square, JSObject language) {
    Texts texts = JsArguments.language(language);
    Optional<Ruling.Illegal> ruling = game.ruleChoice(JsArguments.square(square));
    return ruling.isPresent()
        ? answer(new Decision.Refused(Refusal.of(ruling.get())), texts)
        : null;
  }

  private static JSObject answer(Decision decision, Texts texts) {
    Map<String, Object> tree = WireFormat.write(decision, texts);
    if (decision instanceof Decision.Refused refused) {
      tree.put("text", refused.refusal().sentence(texts).text());
    }
    return JsWireConverter.toPage(tree);
  }

  @JSExport
  public JSObject basicMoves(JSObject from) {
    return JsWireConverter.toPage(game.basicMoves(JsArguments.square(from)));
  }

  @JSExport
  public JSObject legalMoves(JSObject from) {
    return JsWireConverter.toPage(game.legalGoals(JsArguments.square(from)));
  }

  @JSExport
  public JSObject readMove(JSObject text, JSObject language) {
    Position position = game.position();
    String written = JsArguments.text(text);
    Texts texts = JsArguments.language(language);
    Reading<Attempt> reading = position.readMove(written);
    if (reading instanceof Reading.Valid<Attempt> valid) {
      return new JsObjectBuilder()
          .put("kind", "understood")
          .put("attempt", WireFormat.write(valid.value()))
          .object();
    }
    Problem problem = reading.problems().get(0);
    JsObjectBuilder result = new JsObjectBuilder().put("message", problem.message(texts));
    List<Move> moves = position.candidates(written);
    if (moves.isEmpty()) {
      return result.put("kind", "malformed").put("offset", problem.offset()).object();
    }
    return result
        .put("kind", "ambiguous")
        .put(
            "candidates",
            JsObjectBuilder.array(
                moves,
                move ->
                    new JsObjectBuilder()
                        .put("san", San.write(position, move))
                        .put("attempt", WireFormat.write(move.attempt()))))
        .object();
  }

  @JSExport
  public JSObject standing(JSObject language) {
    Texts texts = JsArguments.language(language);
    return new JsObjectBuilder()
        .put("variant", game.position().variant())
        .put("rulebook", game.rulebook())
        .put("mode", game.mode().name())
        .put("control", game.control().text())
        .put("plies", game.plies())
        .put("turn", game.position().turn())
        .put("over", game.isOver())
        .put("paused", game.isPaused())
        .put("outcome", game.isOver() ? outcome(texts) : null)
        .put("drawOffer", offer(game.drawOffer()))
        .put("takebackRequest", offer(game.takebackRequest()))
        .put("claims", game.claims())
        .object();
  }

  private JSObject outcome(Texts texts) {
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

  private void open() {
    if (positions == null) {
      positions = game.positions();
      sheet = game.scoresheet();
    }
  }

  @JSExport
  public JSObject diagram(JSObject at) {
    open();
    int ply = JsArguments.whole(at, 0, game.plies());
    Position position = positions.get(ply);
    String fen = Fen.write(position);
    return new JsObjectBuilder()
        .put("ply", ply)
        .putPosition(position)
        .put("placement", fen.substring(0, fen.indexOf(' ')))
        .put("turn", position.turn())
        .put("fullmove", position.fullmoveNumber())
        .putMating(position)
        .put("lastMove", ply == 0 ? null : JsObjectBuilder.ofMove(sheet.get(ply - 1).move()))
        .put("captured", new JsObjectBuilder().putSides(color -> captured(color, ply)))
        .object();
  }

  private JsObjectBuilder captured(Color color, int ply) {
    int difference = positions.get(ply).material().difference(color);
    return new JsObjectBuilder()
        .put("roles", game.captured(color, ply))
        .put("ahead", Math.max(0, difference));
  }

  @JSExport
  public JSObject scored(JSObject at, JSObject language) {
    open();
    int ply = JsArguments.whole(at, 1, game.plies());
    Texts texts = JsArguments.language(language);
    Position before = positions.get(ply - 1);
    Position after = positions.get(ply);
    ScoresheetMove entry = sheet.get(ply - 1);
    Move move = entry.move();
    Optional<Sentence> why = before.whyAllowed(move, texts);
    return new JsObjectBuilder()
        .put("ply", ply)
        .put("number", entry.number())
        .put("color", move.color())
        .put("san", entry.san())
        .put("spoken", before.spoken(move, texts))
        .put("uci", Uci.write(before, move))
        .put("capture", move.isCapture())
        .put("check", after.isCheck())
        .put("mate", after.isCheckmate())
        .put("clock", entry.clock())
        .put("drawOffered", entry.drawOffered())
        .put("why", why.map(sentence -> new JsObjectBuilder().putSentence(sentence)))
        .object();
  }

  @JSExport
  public JSObject clocks(JSObject now) {
    long at = JsArguments.millis(now);
    if (game.clock().isEmpty()) {
      return null;
    }
    Clock clock = game.clock().get();
    return new JsObjectBuilder()
        .putSides(color -> clock.remaining(color, at))
        .put("running", clock.isTicking() ? clock.running() : null)
        .put("delay", clock.delayRemaining(at))
        .put("flagFalls", clock.flagFalls())
        .object();
  }

  @JSExport
  public JSObject announce(JSObject events, JSObject language, JSObject names) {
    return JsObjectBuilder.array(
        Announcement.ofEvents(
            game,
            JsArguments.events(events),
            JsArguments.language(language),
            JsArguments.names(names)),
        sentence -> new JsObjectBuilder().putSentence(sentence));
  }

  @JSExport
  public JSObject strict() {
    return JsMode.used().state(game);
  }

  @JSExport
  public JSObject arbiterLog(JSObject language, JSObject names) {
    return JsMode.used().log(game, JsArguments.language(language), JsArguments.names(names));
  }
}
