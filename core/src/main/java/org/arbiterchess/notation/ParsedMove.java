package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/** What the text of a move says, before any position is asked. */
sealed interface ParsedMove {

  /** How castling is written in SAN, or a piece's move without what follows it. */
  String plain();

  record Castling(CastlingSide side) implements ParsedMove {

    @Override
    public String plain() {
      return side.notation('O');
    }
  }

  /**
   * A piece named by as much as the text gives.
   *
   * @param role empty where no letter is written, which is a pawn unless the origin is complete
   * @param capture whether an {@code x} is written
   */
  record Piece(
      Optional<Role> role,
      Optional<File> file,
      Optional<Rank> rank,
      boolean capture,
      Square to,
      Optional<Role> promotion)
      implements ParsedMove {

    /** The square the piece comes from, if it is written completely. */
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
