package org.arbiterchess.browser;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.winnability.DeadPosition;
import org.arbiterchess.winnability.Winnability;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The winnability module's exports; {@code winnable.d.ts} documents them. */
public final class WinnabilityExports {

  private WinnabilityExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    JsTexts.use(language, areas);
  }

  @JSExport
  public static String verdict(JSObject fen, JSObject variant, JSObject fallen) {
    Position position = position(fen, variant);
    if (fallen != null) {
      return Winnability.search(
              position, JsArguments.color(fallen).other(), Winnability.BUDGET_AFTER_END)
          .answer()
          .name();
    }
    return DeadPosition.isFound(position) ? Winnability.Answer.UNWINNABLE.name() : null;
  }

  @JSExport
  public static JSObject explain(
      JSObject fen, JSObject variant, JSObject winner, JSObject language) {
    Position position = position(fen, variant);
    Color side = JsArguments.color(winner);
    Texts texts = JsArguments.language(language);
    Winnability found = Winnability.search(position, side, Winnability.BUDGET_AFTER_END);
    JsObjectBuilder object = new JsObjectBuilder().put("answer", found.answer());
    if (found.shortened(position, side) instanceof Winnability.Winnable winnable) {
      return object.put("line", line(position, winnable.line(), texts)).object();
    }
    Square loser = position.king(side.other());
    return found instanceof Winnability.Unwinnable unwinnable
        ? object
            .put("argument", unwinnable.reason())
            .put("locked", unwinnable.pawnsAreLocked(position))
            .put("squares", unwinnable.regions().getOrDefault(loser, SquareSet.EMPTY))
            .object()
        : object.object();
  }

  private static Position position(JSObject fen, JSObject variant) {
    return Fen.parse(JsArguments.text(fen), JsArguments.variant(variant));
  }

  private static JsArray line(Position start, List<Move> moves, Texts texts) {
    JsArray steps = JsWireConverter.array();
    Position position = start;
    for (Move move : moves) {
      Position after = position.play(move);
      String number = position.fullmoveNumber() + (position.turn() == Color.WHITE ? "." : "…");
      steps.push(
          new JsObjectBuilder()
              .put("number", number)
              .put("san", San.write(position, move))
              .put("spoken", position.spoken(move, texts))
              .putPosition(after)
              .putMating(after)
              .put("lastMove", JsObjectBuilder.ofMove(move))
              .object());
      position = after;
    }
    return steps;
  }
}
