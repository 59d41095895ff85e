package org.arbiterchess.notation.language.german;

import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;

/** Describes moves in German for speech output. */
final class GermanSpokenMoves {

  private GermanSpokenMoves() {}

  static String spoken(Move move) {
    if (move.isCastling()) {
      boolean kingSide = move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE;
      return kingSide ? "kurze Rochade" : "lange Rochade";
    }
    return (GermanPieceNames.word(move.role()) + " " + move.from())
        + move.captured().map(GermanSpokenMoves::takes).orElse(" nach ")
        + move.capturedSquare().orElse(move.to()).toString()
        + (move.isEnPassant() ? " en passant und steht auf " + move.to() : "")
        + move.promotion().map(role -> " und wird " + GermanPieceNames.becoming(role)).orElse("");
  }

  private static String takes(Role role) {
    return " schlägt " + GermanPieceNames.the(role, GermanPieceNames.Case.WHOM) + " auf ";
  }
}
