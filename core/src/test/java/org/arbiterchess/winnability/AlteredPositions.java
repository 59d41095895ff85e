package org.arbiterchess.winnability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;

/** Creates positions from those in our corpus by moving, adding or removing pieces at random. */
final class AlteredPositions {

  private static final List<Csv.Row> ROWS = Corpus.rows(Corpus.path("winnability/positions.csv"));

  private final SplittableRandom random;

  AlteredPositions(long seed) {
    random = new SplittableRandom(seed);
  }

  List<Position> next(int count) {
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position start = Fen.parse(ROWS.get(random.nextInt(ROWS.size())).get("fen"));
      Board board = start.board();
      for (int i = random.nextInt(4); i >= 0; i--) {
        board = altered(board);
      }
      Color turn = random.nextBoolean() ? Color.WHITE : Color.BLACK;
      Setup setup =
          new Setup(start.variant(), board, turn, SquareSet.EMPTY, Optional.empty(), 0, 1);
      if (setup.problems().isEmpty()) {
        positions.add(Position.of(setup));
      }
    }
    return positions;
  }

  private Board altered(Board board) {
    Square from = Square.of(random.nextInt(64));
    Square to = Square.of(random.nextInt(64));
    Optional<Piece> piece = board.pieceAt(from);
    if (piece.isEmpty()) {
      Role role = Role.values()[random.nextInt(Role.values().length)];
      Color color = Color.values()[random.nextInt(2)];
      boolean added = role != Role.KING && random.nextInt(3) == 0;
      return added ? board.with(from, new Piece(color, role)) : board;
    }
    boolean moved = board.pieceAt(to).isEmpty() && random.nextBoolean();
    boolean king = piece.get().role() == Role.KING;
    Board less = moved || !king ? board.without(from) : board;
    return moved ? less.with(to, piece.get()) : less;
  }
}
