package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.teavm.jso.JSObject;

/** A game's positions and moves, indexed by ply and computed on first use. */
final class JsGameHistory {

  private final Game game;
  private List<Position> positions;
  private List<ScoresheetMove> sheet;

  JsGameHistory(Game game) {
    this.game = game;
  }

  private void open() {
    if (positions == null) {
      positions = game.positions();
      sheet = game.scoresheet();
    }
  }

  /** Returns the diagram after the given number of plies. */
  JSObject diagram(int ply) {
    open();
    Position position = positions.get(ply);
    String fen = Fen.write(position);
    return new JsObjectBuilder()
        .number("ply", ply)
        .text("fen", fen)
        .text("placement", fen.substring(0, fen.indexOf(' ')))
        .color("turn", position.turn())
        .number("fullmove", position.fullmoveNumber())
        .put(
            "check",
            position.isCheck() ? JsObjectBuilder.name(position.king(position.turn())) : null)
        .put("mating", mating(position))
        .put("lastMove", ply == 0 ? null : lastMove(sheet.get(ply - 1).move()))
        .put("captured", captured(ply, position))
        .object();
  }

  /**
   * Returns the squares of the pieces that give checkmate; empty if the position is not checkmate.
   */
  static JSObject mating(Position position) {
    return position.isCheckmate()
        ? JsObjectBuilder.names(position.checkers())
        : JsWireConverter.array();
  }

  static JSObject lastMove(Move move) {
    return new JsObjectBuilder().square("from", move.from()).square("to", move.to()).object();
  }

  private JSObject captured(int ply, Position position) {
    JsObjectBuilder sides = new JsObjectBuilder();
    for (Color color : Color.values()) {
      List<Role> roles = game.captured(color, ply);
      JsObjectBuilder side =
          new JsObjectBuilder()
              .put("roles", JsObjectBuilder.constants(roles))
              .number("ahead", Math.max(0, position.material().difference(color)));
      sides.put(color.word(), side.object());
    }
    return sides.object();
  }

  /** Returns the move at the given ply, counting from 1. */
  JSObject scored(int ply, Texts texts) {
    open();
    Position before = positions.get(ply - 1);
    Position after = positions.get(ply);
    ScoresheetMove entry = sheet.get(ply - 1);
    Move move = entry.move();
    Optional<Sentence> why = before.whyAllowed(move, texts);
    return new JsObjectBuilder()
        .number("ply", ply)
        .number("number", entry.number())
        .color("color", move.color())
        .text("san", entry.san())
        .text("spoken", before.spoken(move, texts))
        .text("uci", Uci.write(before, move))
        .flag("capture", move.isCapture())
        .flag("check", after.isCheck())
        .flag("mate", after.isCheckmate())
        .millis("clock", entry.clock())
        .flag("drawOffered", entry.drawOffered())
        .put("why", why.isPresent() ? JsObjectBuilder.of(why.get()) : null)
        .object();
  }
}
