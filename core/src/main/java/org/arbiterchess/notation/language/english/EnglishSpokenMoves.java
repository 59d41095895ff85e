package org.arbiterchess.notation.language.english;

import static org.arbiterchess.notation.language.english.EnglishPhrasebook.word;

import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.rules.Move;

/** Describes moves in English for speech output. */
final class EnglishSpokenMoves {

  private EnglishSpokenMoves() {}

  static String spoken(Move move) {
    if (move.isCastling()) {
      boolean kingSide = move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE;
      return kingSide ? "castles kingside" : "castles queenside";
    }
    return (word(move.role()) + " " + move.from())
        + move.captured().map(role -> " takes the " + word(role) + " on ").orElse(" to ")
        + move.capturedSquare().orElse(move.to()).toString()
        + (move.isEnPassant() ? " en passant and lands on " + move.to() : "")
        + move.promotion().map(role -> " and becomes a " + word(role)).orElse("");
  }
}
