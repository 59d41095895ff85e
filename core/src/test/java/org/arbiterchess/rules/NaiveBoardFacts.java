package org.arbiterchess.rules;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;

/**
 * Finds attacks and x-rays by walking over the board square by square, and pins by removing pieces.
 * It shares no code with {@link BoardFacts}.
 */
final class NaiveBoardFacts {

  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] SLANTED = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  private static final int[][] JUMPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private final Board board;

  NaiveBoardFacts(Board board) {
    this.board = board;
  }

  /** The squares that the piece attacks through exactly the given number of intervening pieces. */
  private Set<Square> reached(Square from, int pieces) {
    Set<Square> reached = EnumSet.noneOf(Square.class);
    Piece piece = board.pieceAt(from).orElseThrow();
    Role role = piece.role();
    if (role == Role.BISHOP || role == Role.QUEEN) {
      walk(from, SLANTED, pieces, reached);
    }
    if (role == Role.ROOK || role == Role.QUEEN) {
      walk(from, STRAIGHT, pieces, reached);
    }
    if (pieces == 0 && role == Role.KNIGHT) {
      step(from, JUMPS, reached);
    }
    if (pieces == 0 && role == Role.KING) {
      step(from, SLANTED, reached);
      step(from, STRAIGHT, reached);
    }
    if (pieces == 0 && role == Role.PAWN) {
      int forward = piece.color().forward();
      step(from, new int[][] {{-1, forward}, {1, forward}}, reached);
    }
    return reached;
  }

  private void walk(Square from, int[][] directions, int pieces, Set<Square> reached) {
    for (int[] direction : directions) {
      int passed = 0;
      Optional<Square> at = beyond(from, direction);
      while (at.isPresent() && passed <= pieces) {
        if (passed == pieces) {
          reached.add(at.get());
        }
        passed += board.pieceAt(at.get()).isPresent() ? 1 : 0;
        at = beyond(at.get(), direction);
      }
    }
  }

  private static void step(Square from, int[][] steps, Set<Square> reached) {
    for (int[] step : steps) {
      beyond(from, step).ifPresent(reached::add);
    }
  }

  private static Optional<Square> beyond(Square square, int[] step) {
    int file = square.file().ordinal() + 1 + step[0];
    int rank = square.rank().number() + step[1];
    return file >= 1 && file <= 8 && rank >= 1 && rank <= 8
        ? Optional.of(Square.of(File.of(file), Rank.of(rank)))
        : Optional.empty();
  }

  Set<Square> attacks(Square from) {
    return board.pieceAt(from).isEmpty() ? Set.of() : reached(from, 0);
  }

  Set<Square> attackers(Color color, Square square) {
    return piecesThatReach(color, square, 0);
  }

  Set<Square> xrays(Color color, Square square) {
    return piecesThatReach(color, square, 1);
  }

  private Set<Square> piecesThatReach(Color color, Square square, int pieces) {
    Set<Square> found = EnumSet.noneOf(Square.class);
    for (Square from : Square.values()) {
      if (is(from, color) && reached(from, pieces).contains(square)) {
        found.add(from);
      }
    }
    return found;
  }

  Set<Square> checkers(Color color) {
    return onlyKing(color).map(king -> attackers(color.other(), king)).orElse(Set.of());
  }

  /** The pieces that do not give check now, but would if the piece on the square were removed. */
  Set<Square> pinnersOf(Square square) {
    Piece piece = board.pieceAt(square).orElseThrow();
    Optional<Square> king = onlyKing(piece.color());
    if (king.isEmpty() || king.get() == square) {
      return Set.of();
    }
    Set<Square> pinners = EnumSet.noneOf(Square.class);
    pinners.addAll(new NaiveBoardFacts(board.without(square)).checkers(piece.color()));
    pinners.removeAll(checkers(piece.color()));
    return pinners;
  }

  private Optional<Square> onlyKing(Color color) {
    Set<Square> kings = EnumSet.noneOf(Square.class);
    for (Square square : Square.values()) {
      if (board.pieceAt(square).equals(Optional.of(new Piece(color, Role.KING)))) {
        kings.add(square);
      }
    }
    return kings.size() == 1 ? Optional.of(kings.iterator().next()) : Optional.empty();
  }

  private boolean is(Square square, Color color) {
    return board.pieceAt(square).map(piece -> piece.color() == color).orElse(false);
  }
}
