package org.arbiterchess.browser;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.SpokenMove;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.MatingLineShortener;
import org.arbiterchess.winnability.Proof;
import org.arbiterchess.winnability.Prospect;
import org.arbiterchess.winnability.WinnabilitySearch;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the module for winnability exports. The contract of each is in {@code winnable.d.ts}. */
public final class WinnabilityExports {

  /** How many positions may be looked at for a shorter line, three times. */
  private static final int SHORTENING = 3_000;

  private WinnabilityExports() {}

  @JSExport
  public static JSObject look(
      JSObject fen, JSObject variant, JSObject winner, JSObject budget, JSObject language) {
    return told(fen, variant, winner, budget, language, 0);
  }

  @JSExport
  public static JSObject show(
      JSObject fen, JSObject variant, JSObject winner, JSObject budget, JSObject language) {
    return told(fen, variant, winner, budget, language, SHORTENING);
  }

  private static JSObject told(
      JSObject fen,
      JSObject variant,
      JSObject winner,
      JSObject budget,
      JSObject language,
      int shortening) {
    Position position = Fen.position(JsArguments.text(fen), JsArguments.variant(variant));
    Color side = JsArguments.color(winner);
    Phrasebook book = JsArguments.language(language);
    Prospect found =
        WinnabilitySearch.search(
            position, side, JsArguments.whole(budget, 1, WinnabilitySearch.BUDGET));
    Prospect prospect =
        shortening == 0 ? found : MatingLineShortener.shorten(found, position, side, shortening);
    if (prospect instanceof Prospect.Winnable winnable) {
      return new JsObjectBuilder()
          .text("answer", "WINNABLE")
          .put("line", line(position, winnable.line(), book))
          .object();
    }
    if (prospect instanceof Prospect.Unwinnable unwinnable) {
      return new JsObjectBuilder()
          .text("answer", "UNWINNABLE")
          .constant("argument", unwinnable.proof().argument())
          .flag("locked", unwinnable.proof().pawnsAreLocked(position))
          .put("squares", flights(unwinnable.proof(), position, side))
          .object();
    }
    return new JsObjectBuilder().text("answer", "UNDETERMINED").object();
  }

  private static JSObject line(Position start, List<Move> moves, Phrasebook book) {
    JsList steps = JsWireTrees.array();
    Position position = start;
    for (Move move : moves) {
      Position after = position.play(move);
      String number = position.fullmoveNumber() + (position.turn() == Color.WHITE ? "." : "…");
      steps.push(
          new JsObjectBuilder()
              .text("number", number)
              .text("san", San.write(position, move))
              .text("spoken", SpokenMove.of(position, move, book))
              .text("fen", Fen.write(after))
              .put("check", after.isCheck() ? JsObjectBuilder.name(after.king(after.turn())) : null)
              .put("mating", JsGameHistory.mating(after))
              .put(
                  "lastMove",
                  new JsObjectBuilder()
                      .square("from", move.from())
                      .square("to", move.to())
                      .object())
              .object());
      position = after;
    }
    return steps;
  }

  /** Where the king that would have to be mated can ever go, if the proof rests on that. */
  private static JSObject flights(Proof proof, Position position, Color winner) {
    for (Proof.Region region : proof.regions()) {
      if (region.piece() == position.king(winner.other())) {
        return JsObjectBuilder.names(region.squares());
      }
    }
    return JsWireTrees.array();
  }
}
