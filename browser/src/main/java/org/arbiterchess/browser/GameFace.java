package org.arbiterchess.browser;

import java.util.Optional;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Verdicts;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.pgn.Pgn;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.wire.Wire;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A game as the page sees it. The contract of each method is in {@code rules.d.ts}. */
@JSClass(name = "Game")
public final class GameFace {

  private final Game game;
  private final GameRecord gameRecord;

  GameFace(Game game) {
    this.game = game;
    this.gameRecord = new GameRecord(game);
  }

  /** The game as a value that can stand within another. */
  static JSObject ofGame(Game game) {
    return (JSObject) (Object) new GameFace(game);
  }

  @JSExport
  public JSObject events() {
    return Trees.toPage(Wire.write(game).get("events"));
  }

  @JSExport
  public int size() {
    return game.size();
  }

  @JSExport
  public GameFace apply(JSObject events) {
    return new GameFace(game.apply(Given.events(events)));
  }

  @JSExport
  public JSObject decide(JSObject command, JSObject now, JSObject language) {
    Command asked = Given.command(command);
    long at = Given.millis(now);
    return answer(Arbiter.decide(game, asked, at), Given.language(language));
  }

  @JSExport
  public boolean wantsVerdict() {
    return Verdicts.areWanted(game);
  }

  @JSExport
  public JSObject choose(JSObject square, JSObject language) {
    Phrasebook book = Given.language(language);
    Optional<Ruling.Illegal> ruling = game.ruleChoice(Given.square(square));
    return ruling.isPresent()
        ? answer(new Decision.Refused(new Refusal.OfMove(ruling.get())), book)
        : null;
  }

  private static JSObject answer(Decision decision, Phrasebook book) {
    return Trees.toPage(Wire.write(decision, book));
  }

  @JSExport
  public JSObject basicMoves(JSObject from) {
    return Plain.names(game.basicMoves(Given.square(from)));
  }

  @JSExport
  public JSObject legalMoves(JSObject from) {
    return Plain.names(game.legalGoals(Given.square(from)));
  }

  @JSExport
  public JSObject readMove(JSObject text, JSObject language) {
    return Readings.ofMove(game.position(), Given.text(text), Given.language(language));
  }

  @JSExport
  public JSObject standing(JSObject language) {
    return Standings.of(game, Given.language(language));
  }

  @JSExport
  public JSObject diagram(JSObject ply) {
    return gameRecord.diagram(Given.whole(ply, 0, game.plies()));
  }

  @JSExport
  public JSObject scored(JSObject ply, JSObject language) {
    return gameRecord.scored(Given.whole(ply, 1, game.plies()), Given.language(language));
  }

  @JSExport
  public JSObject clocks(JSObject now) {
    long at = Given.millis(now);
    return game.clock().isPresent() ? Standings.clocks(game.clock().get(), at) : null;
  }

  @JSExport
  public JSObject announce(JSObject events, JSObject language) {
    return Plain.texts(Announcement.ofEvents(game, Given.events(events), Given.language(language)));
  }

  @JSExport
  public String pgn(JSObject tags) {
    return Pgn.write(game, Given.tags(tags));
  }
}
