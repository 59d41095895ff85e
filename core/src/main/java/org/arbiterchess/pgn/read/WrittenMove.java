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
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Setup;

/**
 * A move as written in SAN or long algebraic notation, legal or not. It can be made on a setup even
 * if it is illegal.
 *
 * @param castling present if the text is a castling move; the other components are then meaningless
 * @param marked whether the text ends with a check or mate symbol
 */
record WrittenMove(
    Optional<CastlingSide> castling,
    Optional<Role> role,
    Optional<File> file,
    Optional<Rank> rank,
    boolean capture,
    Square to,
    Optional<Role> promotion,
    boolean marked) {

  /** Parses a word. Returns empty if it is not a move. */
  static Optional<WrittenMove> parse(String word) {
    int end = word.length();
    while (end > 0 && "+#".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    String text = word.substring(0, end);
    boolean marked = end < word.length();
    if (text.endsWith("e.p.")) {
      return parsed(text.substring(0, end - 4), marked);
    }
    return parsed(text.endsWith("ep") ? text.substring(0, end - 2) : text, marked);
  }

  private static Optional<WrittenMove> parsed(String text, boolean marked) {
    return castling(text)
        .map(
            side ->
                new WrittenMove(
                    Optional.of(side),
                    Optional.of(Role.KING),
                    Optional.empty(),
                    Optional.empty(),
                    false,
                    Square.A1,
                    Optional.empty(),
                    marked))
        .or(() -> piece(text, marked));
  }

  private static Optional<CastlingSide> castling(String text) {
    String letters = text.replace("-", "").replace('0', 'O').replace('o', 'O');
    return switch (letters) {
      case "OO" -> Optional.of(CastlingSide.KING_SIDE);
      case "OOO" -> Optional.of(CastlingSide.QUEEN_SIDE);
      default -> Optional.empty();
    };
  }

  /**
   * Parses role, origin, separator, destination and promotion. Only the destination is required.
   */
  private static Optional<WrittenMove> piece(String text, boolean marked) {
    Optional<Role> promotion = promotion(text);
    String rest = promotion.isEmpty() ? text : withoutPromotion(text);
    int at = rest.length() - 2;
    Optional<Square> to = at < 0 ? Optional.empty() : Square.ofName(rest.substring(at));
    if (to.isEmpty()) {
      return Optional.empty();
    }
    boolean separated = at > 0 && "x:-".indexOf(rest.charAt(at - 1)) >= 0;
    boolean capture = separated && rest.charAt(at - 1) != '-';
    String before = rest.substring(0, separated ? at - 1 : at);
    int next = 0;
    Optional<Role> role = Optional.empty();
    if (!before.isEmpty() && "KQRBNP".indexOf(before.charAt(0)) >= 0) {
      role = Role.ofLetter(before.charAt(0));
      next++;
    }
    Optional<File> file = Optional.empty();
    if (next < before.length() && before.charAt(next) >= 'a' && before.charAt(next) <= 'h') {
      file = Optional.of(File.of(before.charAt(next) - 'a' + 1));
      next++;
    }
    Optional<Rank> rank = Optional.empty();
    if (next < before.length() && before.charAt(next) >= '1' && before.charAt(next) <= '8') {
      rank = Optional.of(Rank.of(before.charAt(next) - '0'));
      next++;
    }
    return next < before.length()
        ? Optional.empty()
        : Optional.of(
            new WrittenMove(
                Optional.empty(), role, file, rank, capture, to.get(), promotion, marked));
  }

  /** The promotion in {@code e8=Q}, {@code e8Q}, {@code e7e8q}, {@code e8(Q)} or {@code e8/Q}. */
  private static Optional<Role> promotion(String text) {
    int last = text.length() - (text.endsWith(")") ? 2 : 1);
    return last > 0 && "QRBNqrbn".indexOf(text.charAt(last)) >= 0
        ? Role.ofLetter(text.charAt(last))
        : Optional.empty();
  }

  private static String withoutPromotion(String text) {
    int end = text.length() - (text.endsWith(")") ? 2 : 1);
    return text.substring(0, end > 0 && "=(/".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end);
  }

  /** Returns whether the text could refer to a piece with the given role and origin. */
  boolean allows(Role moving, Square from) {
    boolean named = role.isPresent() ? role.get() == moving : moving == Role.PAWN || hasOrigin();
    return named
        && (file.isEmpty() || file.get() == from.file())
        && (rank.isEmpty() || rank.get() == from.rank());
  }

  private boolean hasOrigin() {
    return file.isPresent() && rank.isPresent();
  }

  /**
   * Makes the move on a setup exactly as it is written, without checking whether it is legal. The
   * result is a setup rather than a position, because it may be unreachable or impossible. Returns
   * empty if it is not clear which piece moves, or if a king or a piece of the same side is on the
   * destination square.
   *
   * @param onlyReaching whether the piece must be able to reach its destination with the other
   *     pieces in place
   */
  Optional<Setup> makeOn(Setup setup, boolean onlyReaching) {
    if (castling.isPresent()) {
      return castle(setup, castling.get());
    }
    Optional<Piece> target = setup.board().pieceAt(to);
    boolean closed =
        target
            .filter(piece -> piece.color() == setup.turn() || piece.role() == Role.KING)
            .isPresent();
    return closed ? Optional.empty() : origin(setup, onlyReaching).map(from -> moved(setup, from));
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
  private Optional<Square> origin(Setup setup, boolean onlyReaching) {
    Board board = setup.board();
    long occupied = board.occupied().bits();
    List<Square> allowed = new ArrayList<>();
    List<Square> shaped = new ArrayList<>();
    List<Square> reaching = new ArrayList<>();
    for (Square from : board.squaresOf(setup.turn())) {
      Role role = board.pieceAt(from).orElseThrow().role();
      if (from == to || !allows(role, from)) {
        continue;
      }
      allowed.add(from);
      if (reaches(role, setup.turn(), from, to, 0, capture)) {
        shaped.add(from);
      }
      boolean takes = board.pieceAt(to).isPresent();
      if (reaches(role, setup.turn(), from, to, occupied, takes)) {
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

  private Setup moved(Setup setup, Square from) {
    Board board = setup.board();
    Color color = setup.turn();
    Role role = board.pieceAt(from).orElseThrow().role();
    boolean pawn = role == Role.PAWN;
    boolean lastRank = pawn && to.rank() == color.promotionRank();
    // If no promotion piece is given, the pawn becomes a queen (7.5.2).
    Role placed = lastRank ? promotion.orElse(Role.QUEEN) : role;
    boolean takes = board.pieceAt(to).isPresent();
    Square beside = Square.of(to.file(), from.rank());
    boolean passing =
        pawn
            && !takes
            && from.file() != to.file()
            && board
                .pieceAt(beside)
                .filter(piece -> piece.equals(new Piece(color.other(), Role.PAWN)))
                .isPresent();
    Board after = board.without(from).with(to, new Piece(color, placed));
    int ranks = to.rank().number() - from.rank().number();
    Optional<Square> passed =
        pawn && Math.abs(ranks) == 2 && from.file() == to.file()
            ? Optional.of(Square.of((from.index() + to.index()) / 2))
            : Optional.empty();
    long rooks = setup.castlingRooks().bits() & ~(1L << from.index() | 1L << to.index());
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
