package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/**
 * Generates positions from a seed. Half of them come from random play. The other half have pieces
 * on random squares, which leads to many pins, checks and lost castling rights.
 */
public final class RandomPositions {

  private final SplittableRandom random;
  private final Variant variant;

  private RandomPositions(long seed, Variant variant) {
    this.random = new SplittableRandom(seed);
    this.variant = variant;
  }

  public static List<Position> classical(long seed, int count) {
    return new RandomPositions(seed, Variant.CLASSICAL).list(count);
  }

  public static List<Position> chess960(long seed, int count) {
    return new RandomPositions(seed, Variant.CHESS960).list(count);
  }

  private List<Position> list(int count) {
    List<Position> positions = new ArrayList<>(count);
    while (positions.size() < count) {
      positions.add(positions.size() % 2 == 0 ? played() : strewn());
    }
    return positions;
  }

  private Position played() {
    Position position =
        variant == Variant.CLASSICAL ? Position.initial() : Position.chess960(random.nextInt(960));
    for (int plies = random.nextInt(120); plies > 0 && position.hasLegalMove(); plies--) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private Position strewn() {
    while (true) {
      Setup setup = anything();
      if (setup.problems().isEmpty()) {
        Position position = Position.of(setup);
        List<Move> moves = position.legalMoves();
        boolean onwards = !moves.isEmpty() && random.nextBoolean();
        return onwards ? position.play(moves.get(random.nextInt(moves.size()))) : position;
      }
    }
  }

  private Setup anything() {
    Board board = Board.EMPTY;
    SquareSet rooks = SquareSet.EMPTY;
    for (Color color : Color.values()) {
      boolean atHome = random.nextInt(3) == 0;
      File file = variant == Variant.CLASSICAL ? File.E : File.of(random.nextInt(1, 9));
      Square king = atHome ? Square.of(file, color.backRank()) : Square.of(random.nextInt(64));
      board = board.with(king, new Piece(color, Role.KING));
      if (atHome) {
        Square rook = Square.of(random.nextBoolean() ? File.A : File.H, color.backRank());
        if (variant == Variant.CHESS960) {
          rook = Square.of(File.of(random.nextInt(1, 9)), color.backRank());
        }
        if (rook != king) {
          board = board.with(rook, new Piece(color, Role.ROOK));
          rooks = random.nextInt(4) == 0 ? rooks : rooks.with(rook);
        }
      }
    }
    for (int extra = random.nextInt(24); extra > 0; extra--) {
      Square square = Square.of(random.nextInt(64));
      if (board.pieceAt(square).isEmpty()) {
        Role role = Role.values()[random.nextInt(5)];
        Color color = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        board = board.with(square, new Piece(color, role));
      }
    }
    Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
    Optional<Square> enPassant =
        random.nextInt(3) == 0
            ? Optional.of(Square.of(File.of(random.nextInt(1, 9)), turn.rank(6)))
            : Optional.empty();
    Setup setup =
        new Setup(
            variant, board, turn, rooks, enPassant, random.nextInt(100), 1 + random.nextInt(200));
    boolean justTheSquare = setup.problems().stream().allMatch(p -> p.place().equals("enPassant"));
    boolean dropped = justTheSquare && !setup.problems().isEmpty();
    return dropped ? setup.withEnPassant(Optional.empty()) : setup;
  }
}
