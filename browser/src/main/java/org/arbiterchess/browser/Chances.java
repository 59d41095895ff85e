package org.arbiterchess.browser;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Spoken;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Full;
import org.arbiterchess.winnability.Proof;
import org.arbiterchess.winnability.Prospect;
import org.arbiterchess.winnability.Shorter;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the module for winnability exports. The contract of each is in {@code winnable.d.ts}. */
public final class Chances {

  /** How many positions may be looked at for a shorter line, three times. */
  private static final int SHORTENING = 3_000;

  private Chances() {}

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
    Position position = Fen.position(Given.text(fen), Given.variant(variant));
    Color side = Given.color(winner);
    Phrasebook book = Given.language(language);
    Prospect found = Full.of(position, side, Given.whole(budget, 1, Full.BUDGET));
    Prospect prospect = shortening == 0 ? found : Shorter.of(found, position, side, shortening);
    if (prospect instanceof Prospect.Winnable winnable) {
      return new Plain()
          .text("answer", "WINNABLE")
          .put("line", line(position, winnable.line(), book))
          .object();
    }
    if (prospect instanceof Prospect.Unwinnable unwinnable) {
      return new Plain()
          .text("answer", "UNWINNABLE")
          .constant("argument", unwinnable.proof().argument())
          .flag("locked", unwinnable.proof().pawnsAreLocked(position))
          .put("squares", flights(unwinnable.proof(), position, side))
          .object();
    }
    return new Plain().text("answer", "UNDETERMINED").object();
  }

  private static JSObject line(Position start, List<Move> moves, Phrasebook book) {
    Elements steps = Trees.array();
    Position position = start;
    for (Move move : moves) {
      Position after = position.play(move);
      String number = position.fullmoveNumber() + (position.turn() == Color.WHITE ? "." : "…");
      steps.push(
          new Plain()
              .text("number", number)
              .text("san", San.write(position, move))
              .text("spoken", Spoken.of(position, move, book))
              .text("fen", Fen.write(after))
              .put("check", after.isCheck() ? Plain.name(after.king(after.turn())) : null)
              .put("mating", GameRecord.mating(after))
              .put(
                  "lastMove",
                  new Plain().square("from", move.from()).square("to", move.to()).object())
              .object());
      position = after;
    }
    return steps;
  }

  /** Where the king that would have to be mated can ever go, if the proof rests on that. */
  private static JSObject flights(Proof proof, Position position, Color winner) {
    for (Proof.Region region : proof.regions()) {
      if (region.piece() == position.king(winner.other())) {
        return Plain.names(region.squares());
      }
    }
    return Trees.array();
  }
}
