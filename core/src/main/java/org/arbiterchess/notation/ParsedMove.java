package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/** A move as written in the text, independent of any position. */
sealed interface ParsedMove {

  /** The move in SAN without suffixes. */
  String plain();

  record Castling(CastlingSide side) implements ParsedMove {

    @Override
    public String plain() {
      return side.notation('O');
    }
  }

  /**
   * A piece move, with whatever details the text gives.
   *
   * @param role the piece type; empty if the text has no piece letter. The piece is then a pawn
   *     unless the origin is complete.
   * @param capture whether the text contains an {@code x}
   */
  record Piece(
      Optional<Role> role,
      Optional<File> file,
      Optional<Rank> rank,
      boolean capture,
      Square to,
      Optional<Role> promotion)
      implements ParsedMove {

    /** The origin square, if the text gives both its file and its rank. */
    Optional<Square> from() {
      return file.isPresent() && rank.isPresent()
          ? Optional.of(Square.of(file.get(), rank.get()))
          : Optional.empty();
    }

    @Override
    public String plain() {
      return role.filter(r -> r != Role.PAWN).map(r -> "" + r.capital()).orElse("")
          + file.map(f -> "" + f.letter()).orElse("")
          + rank.map(r -> "" + r.number()).orElse("")
          + (capture ? "x" : "")
          + to
          + promotion.map(r -> "=" + r.capital()).orElse("");
    }
  }
}
