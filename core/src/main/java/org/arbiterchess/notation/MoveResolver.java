package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * Resolves a parsed move to the only legal move that matches it. If no legal move matches, the
 * result is an attempt for the arbiter to rule on: the move of the first matching piece, by file,
 * whose basic move reaches the destination, or {@link Attempt.Unreached} if there is no such piece.
 */
final class MoveResolver {

  private final Position position;
  private final ParsedMove.Piece words;
  private final Role role;

  private MoveResolver(Position position, ParsedMove.Piece words) {
    this.position = position;
    this.words = words;
    this.role = words.role().orElse(Role.PAWN);
  }

  static MoveReading of(Position position, ParsedMove words, String text) {
    if (words instanceof ParsedMove.Castling castling) {
      return new MoveReading.Understood(Attempt.castle(castling.side()));
    }
    MoveResolver meaning = new MoveResolver(position, (ParsedMove.Piece) words);
    List<Move> legal = meaning.legalMoves();
    if (legal.size() > 1) {
      return new MoveReading.Ambiguous(text, legal);
    }
    return new MoveReading.Understood(legal.isEmpty() ? meaning.attempt() : legal.get(0).attempt());
  }

  /**
   * The matching legal moves. It excludes castling, which has its own notation, so a king move to
   * the castling destination does not match.
   */
  private List<Move> legalMoves() {
    List<Move> found = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      boolean fits =
          move.to() == words.to()
              && !move.isCastling()
              && move.promotion().orElse(null) == words.promotion().orElse(null)
              && fits(move.role(), move.from());
      if (fits) {
        found.add(move);
      }
    }
    return found;
  }

  private boolean fits(Role moving, Square from) {
    boolean anyRole = words.role().isEmpty() && words.from().isPresent();
    if (moving != role && !anyRole) {
      return false;
    }
    if (words.file().isPresent() && words.file().get() != from.file()) {
      return false;
    }
    if (words.rank().isPresent() && words.rank().get() != from.rank()) {
      return false;
    }
    return moving != Role.PAWN || fitsPawn(from.file());
  }

  /**
   * Whether the text fits a pawn on a file. A capture must contain {@code x} unless it names the
   * pawn's file, as in {@code ed5}. An advance must not contain {@code x}.
   */
  private boolean fitsPawn(File from) {
    boolean leaves = from != words.to().file();
    return (words.file().isPresent() && !words.capture()) || leaves == words.capture();
  }

  private Attempt attempt() {
    Optional<Square> from = words.from();
    if (from.isPresent()) {
      return contradicts(from.get()) ? unreached() : step(from.get());
    }
    Optional<Square> capturing = capturingPawn();
    if (capturing.isPresent()) {
      return step(capturing.get());
    }
    return firstThatReaches().map(this::step).orElseGet(this::unreached);
  }

  /**
   * Whether the text names a piece, but a different piece of the side to move stands on the square.
   */
  private boolean contradicts(Square from) {
    return words.role().isPresent()
        && position
            .pieceAt(from)
            .filter(piece -> piece.color() == position.turn() && piece.role() != role)
            .isPresent();
  }

  /** The origin of a pawn capture whose text names the file. The destination may be empty. */
  private Optional<Square> capturingPawn() {
    if (role != Role.PAWN || words.file().isEmpty()) {
      return Optional.empty();
    }
    int rank = words.to().rank().number() - position.turn().forward();
    int sideways = words.file().get().compareTo(words.to().file());
    if (Math.abs(sideways) != 1 || rank < 1 || rank > 8) {
      return Optional.empty();
    }
    Square from = Square.of(words.file().get(), Rank.of(rank));
    Piece pawn = new Piece(position.turn(), Role.PAWN);
    return position.squaresOf(pawn).contains(from) ? Optional.of(from) : Optional.empty();
  }

  private Optional<Square> firstThatReaches() {
    Optional<Square> first = Optional.empty();
    for (Square square : position.squaresOf(new Piece(position.turn(), role))) {
      boolean earlier = first.isEmpty() || square.file().compareTo(first.get().file()) < 0;
      if (earlier && fits(role, square) && position.basicMoves(square).contains(words.to())) {
        first = Optional.of(square);
      }
    }
    return first;
  }

  private Attempt step(Square from) {
    return new Attempt.Step(from, words.to(), words.promotion());
  }

  private Attempt unreached() {
    return new Attempt.Unreached(role, words.file(), words.rank(), words.to());
  }
}
