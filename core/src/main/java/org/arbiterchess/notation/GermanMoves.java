package org.arbiterchess.notation;

import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;

/** Moves in German, for listening to. */
final class GermanMoves {

  private GermanMoves() {}

  static String spoken(Move move) {
    if (move.isCastling()) {
      boolean kingSide = move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE;
      return kingSide ? "kurze Rochade" : "lange Rochade";
    }
    return (GermanPieces.word(move.role()) + " " + move.from())
        + move.captured().map(GermanMoves::takes).orElse(" nach ")
        + move.capturedSquare().orElse(move.to()).toString()
        + (move.isEnPassant() ? " en passant und steht auf " + move.to() : "")
        + move.promotion().map(role -> " und wird " + GermanPieces.becoming(role)).orElse("");
  }

  private static String takes(Role role) {
    return " schlägt " + GermanPieces.the(role, GermanPieces.Case.WHOM) + " auf ";
  }
}
