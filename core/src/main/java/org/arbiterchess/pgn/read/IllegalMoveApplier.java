package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.rules.Setup;

/**
 * Makes moves on a setup exactly as they are written, without checking whether they are legal. The
 * result is a setup rather than a position, because it may be unreachable or impossible.
 */
final class IllegalMoveApplier {

  private IllegalMoveApplier() {}

  /**
   * Returns the setup after the move. Returns empty if it is not clear which piece moves, or if a
   * king or a piece of the same side is on the destination square.
   *
   * @param onlyReaching whether the piece must be able to reach its destination with the other
   *     pieces in place
   */
  static Optional<Setup> make(Setup setup, WrittenMove move, boolean onlyReaching) {
    if (move.castling().isPresent()) {
      return castle(setup, move.castling().get());
    }
    Optional<Piece> target = setup.board().pieceAt(move.to());
    boolean closed =
        target
            .filter(piece -> piece.color() == setup.turn() || piece.role() == Role.KING)
            .isPresent();
    return closed
        ? Optional.empty()
        : origin(setup, move, onlyReaching).map(from -> moved(setup, from, move));
  }

  /** Returns the setup with the other side to move. */
  static Setup pass(Setup setup) {
    return next(setup, setup.board(), setup.castlingRooks(), Optional.empty(), false);
  }

  /**
   * Finds the piece that the text must refer to: the only one that can reach the destination,
   * otherwise the only one that could do so on an empty board, otherwise the only one that the text
   * allows.
   */
  private static Optional<Square> origin(Setup setup, WrittenMove move, boolean onlyReaching) {
    Board board = setup.board();
    long occupied = board.occupied().bits();
    List<Square> allowed = new ArrayList<>();
    List<Square> shaped = new ArrayList<>();
    List<Square> reaching = new ArrayList<>();
    for (Square from : board.squaresOf(setup.turn())) {
      Role role = board.pieceAt(from).orElseThrow().role();
      if (from == move.to() || !move.allows(role, from)) {
        continue;
      }
      allowed.add(from);
      if (reaches(role, setup.turn(), from, move.to(), 0, move.capture())) {
        shaped.add(from);
      }
      boolean takes = board.pieceAt(move.to()).isPresent();
      if (reaches(role, setup.turn(), from, move.to(), occupied, takes)) {
        reaching.add(from);
      }
    }
    List<Square> best =
        onlyReaching || !reaching.isEmpty() ? reaching : !shaped.isEmpty() ? shaped : allowed;
    return best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty();
  }

  private static boolean reaches(
      Role role, Color color, Square from, Square to, long occupied, boolean takes) {
    int square = from.index();
    long goals =
        switch (role) {
          case KNIGHT -> Attacks.knight(square);
          case KING -> Attacks.king(square);
          case BISHOP -> Attacks.bishop(square, occupied);
          case ROOK -> Attacks.rook(square, occupied);
          case QUEEN -> Attacks.bishop(square, occupied) | Attacks.rook(square, occupied);
          case PAWN -> pawnGoals(color, from, occupied, takes);
        };
    return (goals >>> to.index() & 1) != 0;
  }

  private static long pawnGoals(Color color, Square from, long occupied, boolean takes) {
    if (takes) {
      return Attacks.pawn(color.ordinal(), from.index());
    }
    int step = 8 * color.forward();
    int one = from.index() + step;
    if (one < 0 || one > 63 || (occupied >>> one & 1) != 0) {
      return 0;
    }
    boolean second = from.rank() == color.pawnRank() && (occupied >>> (one + step) & 1) == 0;
    return 1L << one | (second ? 1L << (one + step) : 0);
  }

  private static Setup moved(Setup setup, Square from, WrittenMove move) {
    Board board = setup.board();
    Color color = setup.turn();
    Role role = board.pieceAt(from).orElseThrow().role();
    boolean pawn = role == Role.PAWN;
    boolean lastRank = pawn && move.to().rank() == color.promotionRank();
    // If no promotion piece is given, the pawn becomes a queen (7.5.2).
    Role placed = lastRank ? move.promotion().orElse(Role.QUEEN) : role;
    boolean takes = board.pieceAt(move.to()).isPresent();
    Square beside = Square.of(move.to().file(), from.rank());
    boolean passing =
        pawn
            && !takes
            && from.file() != move.to().file()
            && board
                .pieceAt(beside)
                .filter(piece -> piece.equals(new Piece(color.other(), Role.PAWN)))
                .isPresent();
    Board after = board.without(from).with(move.to(), new Piece(color, placed));
    int ranks = move.to().rank().number() - from.rank().number();
    Optional<Square> passed =
        pawn && Math.abs(ranks) == 2 && from.file() == move.to().file()
            ? Optional.of(Square.of((from.index() + move.to().index()) / 2))
            : Optional.empty();
    long rooks = setup.castlingRooks().bits() & ~(1L << from.index() | 1L << move.to().index());
    return next(
        setup,
        passing ? after.without(beside) : after,
        new SquareSet(role == Role.KING ? withoutRankOf(color, rooks) : rooks),
        passed,
        pawn || takes);
  }

  private static long withoutRankOf(Color color, long rooks) {
    return rooks & ~(0xFFL << (8 * color.backRank().ordinal()));
  }

  /**
   * Castles if the king and the rook are on their starting squares and their destinations are free,
   * even if castling is illegal.
   */
  private static Optional<Setup> castle(Setup setup, CastlingSide side) {
    Color color = setup.turn();
    Board board = setup.board();
    Square king = Square.of(File.E, color.backRank());
    Square rook = side.corner(color);
    Board lifted = board.without(king).without(rook);
    boolean clear =
        board.pieceAt(king).equals(Optional.of(new Piece(color, Role.KING)))
            && board.pieceAt(rook).equals(Optional.of(new Piece(color, Role.ROOK)))
            && lifted.pieceAt(side.kingGoal(color)).isEmpty()
            && lifted.pieceAt(side.rookGoal(color)).isEmpty();
    if (!clear) {
      return Optional.empty();
    }
    Board after =
        lifted
            .with(side.kingGoal(color), new Piece(color, Role.KING))
            .with(side.rookGoal(color), new Piece(color, Role.ROOK));
    long rooks = withoutRankOf(color, setup.castlingRooks().bits());
    return Optional.of(next(setup, after, new SquareSet(rooks), Optional.empty(), false));
  }

  private static Setup next(
      Setup setup, Board board, SquareSet rooks, Optional<Square> passed, boolean resets) {
    int number = setup.fullmoveNumber() + setup.turn().ordinal();
    return new Setup(
        setup.variant(),
        board,
        setup.turn().other(),
        rooks,
        passed,
        resets ? 0 : Math.min(setup.halfmoveClock() + 1, Setup.COUNTER_LIMIT),
        Math.min(number, Setup.COUNTER_LIMIT));
  }
}
