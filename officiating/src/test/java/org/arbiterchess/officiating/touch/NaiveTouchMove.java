package org.arbiterchess.officiating.touch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/**
 * A second implementation of touch-move. It tries every conceivable move, and checks for each legal
 * one whether Articles 4.3 to 4.5 allow it. It is slow, literal and independent of {@link
 * TouchMoveRules}.
 */
final class NaiveTouchMove {

  /** A legal move, with the squares of the pieces that it moves and captures. */
  private record Try(String name, Square moved, Optional<Square> captured, Optional<Square> rook) {}

  private final Position position;
  private final Position start;
  private final List<Square> touched;
  private final List<Try> legal;

  private NaiveTouchMove(Position position, Position start, List<Square> touched, List<Try> legal) {
    this.position = position;
    this.start = start;
    this.touched = touched;
    this.legal = legal;
  }

  /**
   * Creates the rules for a position in which no piece has been touched yet.
   *
   * @param start the position in which the game started
   */
  static NaiveTouchMove of(Position position, Position start) {
    NaiveTouchMove rules = new NaiveTouchMove(position, start, List.of(), new ArrayList<>());
    rules.tryEveryMove();
    return rules;
  }

  NaiveTouchMove touching(List<Square> squares) {
    List<Square> pieces = squares.stream().distinct().filter(square -> !isEmpty(square)).toList();
    return new NaiveTouchMove(position, start, pieces, legal);
  }

  private void tryEveryMove() {
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        attempt(Attempt.step(from, to));
        for (Role role : List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT)) {
          attempt(Attempt.promotion(from, to, role));
        }
      }
    }
  }

  private void attempt(Attempt attempt) {
    if (position.rule(attempt) instanceof Ruling.Legal ruling) {
      Attempt.Step step = (Attempt.Step) attempt;
      Optional<Square> rook = castlingRook(step, position.play(ruling.move()));
      Optional<Square> captured = rook.isPresent() ? Optional.empty() : captured(step);
      String name = ruling.move().toString();
      if (legal.stream().noneMatch(known -> known.name.equals(name))) {
        legal.add(new Try(name, step.from(), captured, rook));
      }
    }
  }

  /**
   * Returns the square of the rook if the king's move is castling: either the king moves onto its
   * own rook, or a rook leaves its square too.
   */
  private Optional<Square> castlingRook(Attempt.Step step, Position after) {
    if (role(step.from()) != Role.KING) {
      return Optional.empty();
    }
    Piece rook = new Piece(position.turn(), Role.ROOK);
    if (isMine(step.to())) {
      return Optional.of(step.to());
    }
    for (Square square : Square.values()) {
      boolean before = position.pieceAt(square).equals(Optional.of(rook));
      if (before && !after.pieceAt(square).equals(Optional.of(rook))) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  /** The opponent's piece on the target square, or the pawn that is captured en passant. */
  private Optional<Square> captured(Attempt.Step step) {
    if (!isEmpty(step.to())) {
      return Optional.of(step.to());
    }
    boolean enPassant = role(step.from()) == Role.PAWN && step.from().file() != step.to().file();
    return enPassant
        ? Optional.of(Square.of(step.to().file(), step.from().rank()))
        : Optional.empty();
  }

  /** The names of the allowed moves. */
  Set<String> allowed() {
    Set<String> names = new HashSet<>();
    for (Try move : legal) {
      if (isAllowed(move)) {
        names.add(move.name);
      }
    }
    return names;
  }

  private boolean isAllowed(Try move) {
    boolean ownTouched = touched.stream().anyMatch(this::isMine);
    boolean enemyTouched = touched.stream().anyMatch(square -> !isMine(square));
    if (isForbiddenCastling(move)) {
      // Castling with a rook that was touched before the king is allowed only if there is no other
      // legal move.
      return legal.stream().allMatch(this::isForbiddenCastling);
    }
    if (ownTouched && enemyTouched) {
      return allowedByBothColors(move);
    }
    if (ownTouched && isKingThenRook()) {
      return allowedByKingThenRook(move);
    }
    // Articles 4.3.1, 4.3.2, 4.4.2 and 4.5: the first touched piece that can be moved or captured
    // must be moved or captured.
    return allowedByTheFirst(move);
  }

  /** Rule 3 (4.3.3). */
  private boolean allowedByBothColors(Try move) {
    Square own = touched.stream().filter(this::isMine).findFirst().orElseThrow();
    Square enemy = touched.stream().filter(s -> !isMine(s)).findFirst().orElseThrow();
    boolean ownCanCaptureEnemy =
        playable().stream().anyMatch(m -> m.moved == own && m.captured.equals(Optional.of(enemy)));
    return ownCanCaptureEnemy
        ? move.moved == own && move.captured.equals(Optional.of(enemy))
        : allowedByTheFirst(move);
  }

  /**
   * Whether 4.3.1, 4.3.2 and 4.5 allow the move. They require the player to move or capture the
   * first touched piece that can be moved or captured.
   */
  private boolean allowedByTheFirst(Try move) {
    for (Square square : touched) {
      if (playable().stream().anyMatch(m -> isAbout(m, square))) {
        return isAbout(move, square);
      }
    }
    return true;
  }

  private boolean isAbout(Try move, Square square) {
    return isMine(square) ? move.moved == square : move.captured.equals(Optional.of(square));
  }

  /** Whether 4.4.1 and 4.4.3 allow the move if the player touched the king and then a rook. */
  private boolean allowedByKingThenRook(Try move) {
    Square king = relevant().get(0);
    Optional<Square> rook = Optional.of(relevant().get(1));
    if (playable().stream().anyMatch(m -> m.rook.equals(rook))) {
      return move.rook.equals(rook);
    }
    boolean kingCanMove = playable().stream().anyMatch(m -> m.moved == king);
    return !kingCanMove || move.moved == king;
  }

  private boolean isKingThenRook() {
    List<Square> relevant = relevant();
    return relevant.size() > 1
        && isAtHome(relevant.get(0), Role.KING)
        && isAtHome(relevant.get(1), Role.ROOK);
  }

  /**
   * Whether the move is castling that 4.4.2 forbids because the rook was touched before the king.
   */
  private boolean isForbiddenCastling(Try move) {
    if (move.rook.isEmpty()) {
      return false;
    }
    int rook = touched.indexOf(move.rook.get());
    int king = touched.indexOf(move.moved);
    return rook >= 0 && king > rook && isAtHome(move.rook.get(), Role.ROOK);
  }

  private List<Try> playable() {
    List<Try> rest = legal.stream().filter(move -> !isForbiddenCastling(move)).toList();
    return rest.isEmpty() ? legal : rest;
  }

  /**
   * The squares of the player's touched pieces that can move, and of the touched king and rooks
   * even if they cannot.
   */
  private List<Square> relevant() {
    return touched.stream()
        .filter(this::isMine)
        .filter(
            square ->
                role(square) == Role.KING
                    || role(square) == Role.ROOK
                    || legal.stream().anyMatch(move -> move.moved == square))
        .toList();
  }

  private boolean isAtHome(Square square, Role role) {
    Color color = position.turn();
    if (!isMine(square) || role(square) != role) {
      return false;
    }
    Rank back = color == Color.WHITE ? Rank.FIRST : Rank.EIGHTH;
    if (position.variant() == Variant.CLASSICAL) {
      String files = role == Role.KING ? "e" : "ah";
      return square.rank() == back && files.indexOf(square.file().letter()) >= 0;
    }
    return square.rank() == back
        && (role == Role.KING
            ? start.king(color) == square
            : start.castlingRooks().contains(square));
  }

  private boolean isEmpty(Square square) {
    return position.pieceAt(square).isEmpty();
  }

  private boolean isMine(Square square) {
    return position.pieceAt(square).map(Piece::color).equals(Optional.of(position.turn()));
  }

  private Role role(Square square) {
    return position.pieceAt(square).orElseThrow().role();
  }
}
