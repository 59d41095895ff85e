package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.teavm.jso.JSObject;

/** A game's positions and moves, indexed by ply. */
final class JsGameHistory {

  private final Game game;
  private final List<Position> positions;
  private final List<ScoresheetMove> sheet;

  JsGameHistory(Game game) {
    this.game = game;
    this.positions = game.positions();
    this.sheet = game.scoresheet();
  }

  /** Returns the diagram after the given number of plies. */
  JSObject diagram(int ply) {
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

  /** Returns the move at the given ply, counting from 1. */
  JSObject scored(int ply, Texts texts) {
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
}
