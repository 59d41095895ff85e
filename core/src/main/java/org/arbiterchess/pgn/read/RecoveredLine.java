package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.pgn.read.Tokenizer.Token;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.text.Lists;

/**
 * A game's main line, read without stopping at illegal moves. An illegal move leads to a {@link
 * Setup}, never to a position of the game.
 *
 * @param plies the number of half-moves that could be read, including illegal ones
 * @param isComplete whether all moves of the main line could be read
 */
public record RecoveredLine(int plies, boolean isComplete, List<IllegalMove> illegalMoves) {

  static final RecoveredLine NOTHING = new RecoveredLine(0, false, List.of());

  /**
   * Reads the main line.
   *
   * @param movesAt the index where the moves start
   * @param most the maximum number of words to read
   */
  static RecoveredLine read(PgnGameScanner buffer, Position start, int movesAt, int most) {
    Recovery recovery = new Recovery(buffer, start);
    recovery.split(movesAt, most);
    return recovery.read();
  }

  public RecoveredLine {
    illegalMoves = List.copyOf(illegalMoves);
  }

  /**
   * An illegal move, and how the game continued.
   *
   * @param ply the number of half-moves before the illegal move
   * @param moveNumber the move number
   * @param written the move as written
   * @param line the line in the text, counted from 1
   * @param column the column in characters, counted from 1
   * @param ruling the arbiter's ruling
   * @param after the setup after the move as written; empty if it is not clear which piece moved
   * @param pliesAfter the number of half-moves that could be read after the illegal move
   * @param corrections the moves that the writer may have meant, most likely first; only for the
   *     first illegal move
   */
  public record IllegalMove(
      int ply,
      int moveNumber,
      Color player,
      String written,
      int line,
      int column,
      Ruling.Illegal ruling,
      Optional<Setup> after,
      int pliesAfter,
      List<Correction> corrections) {

    public IllegalMove {
      corrections = List.copyOf(corrections);
    }

    IllegalMove withPliesAfter(int plies) {
      return new IllegalMove(
          ply, moveNumber, player, written, line, column, ruling, after, plies, corrections);
    }
  }

  /**
   * A legal move that the writer may have meant instead of an illegal one. If it is played, all
   * later moves of the main line are legal.
   *
   * @param san the move in standard algebraic notation
   * @param uci the move in UCI notation
   * @param slip how the written move differs from this move
   */
  public record Correction(Move move, String san, String uci, Slip slip) {}

  /** The kinds of slip, most likely first. */
  public enum Slip {
    /** A pawn capture written without the capture sign, or a pawn advance written with it. */
    CAPTURE_SIGN,
    /** Another piece of the same kind moves to the written square. */
    OTHER_PIECE,
    /** The promotion piece is missing or different. */
    PROMOTION,
    /** A piece of the same kind moves to a square next to the written one, including diagonally. */
    NEIGHBOURING_SQUARE,
    /** Kingside castling written as queenside castling, or vice versa. */
    OTHER_SIDE,
    /** A piece of another kind moves to the written square. */
    OTHER_KIND
  }

  /**
   * Reads a main line past illegal moves. The arbiter rules on each move that is made in a playable
   * setup. If the setup is not playable, for example because a king was left in check, the next
   * move is accepted if its piece can reach the destination with the other pieces in place. An
   * illegal move is made as written if it is clear which piece moves and the piece can be put on
   * its destination. The line then continues from the resulting setup.
   */
  private static final class Recovery {

    private static final int LONGEST_WORD = 40;

    /** A word that may be a move. */
    private record Word(String text, int at) {}

    private final PgnGameScanner buffer;
    private final List<Word> words = new ArrayList<>();
    private final List<IllegalMove> illegal = new ArrayList<>();
    private Setup setup;
    private int plies;

    private Recovery(PgnGameScanner buffer, Position start) {
      this.buffer = buffer;
      this.setup = start.setup();
    }

    /** Finds the words before the result that may be moves, outside comments and variations. */
    private void split(int movesAt, int most) {
      Tokenizer tokens = new Tokenizer();
      tokens.begin(buffer.text, movesAt, buffer.end());
      int depth = 0;
      int count = 0;
      for (Token token = tokens.next(); token != Token.END; token = tokens.next()) {
        switch (token) {
          case OPEN -> depth++;
          case CLOSE -> depth = Math.max(0, depth - 1);
          case NUMBER, WORD, OTHER, ASTERISK -> {
            if (depth == 0 && isResult(tokens)) {
              return;
            }
            byte next = tokens.text[tokens.end];
            boolean number = token == Token.NUMBER && (next == '.' || Tokenizer.isSpace(next));
            if (!number) {
              tokens.end = tokens.wordEnd();
              if (depth == 0 && count++ < most) {
                add(tokens);
              }
            }
          }
          default -> {
            // Comments, annotations and stray signs are no moves.
          }
        }
      }
    }

    private static boolean isResult(Tokenizer tokens) {
      for (int i = tokens.at; i < tokens.wordEnd(); i++) {
        if (TerminationMarker.endingAround(tokens.text, tokens.at, i) > 0) {
          return true;
        }
      }
      return false;
    }

    /** Adds a word unless it cannot be a move, such as {@code ch} or the symbol {@code +-}. */
    private void add(Tokenizer tokens) {
      int end = Math.min(tokens.end, tokens.at + LONGEST_WORD);
      String word = TextDecoder.decode(tokens.text, tokens.at, end);
      if (namesSquare(word)
          || MovetextReader.NULL_MOVES.has(word)
          || WrittenMove.parse(word).isPresent()) {
        words.add(new Word(word, tokens.at));
      }
    }

    /** Whether a square is named, in either case, as the reader reads moves in capitals too. */
    private static boolean namesSquare(String word) {
      for (int i = 0; i + 2 <= word.length(); i++) {
        if (Square.ofName(word.substring(i, i + 2)).isPresent()) {
          return true;
        }
      }
      return false;
    }

    private RecoveredLine read() {
      boolean complete = true;
      for (int i = 0; i < words.size() && complete; i++) {
        Optional<Setup> next = next(i);
        complete = next.isPresent();
        if (complete) {
          setup = next.get();
          plies++;
        }
      }
      illegal.replaceAll(
          each -> each.withPliesAfter(each.after().isPresent() ? plies - each.ply() - 1 : 0));
      return new RecoveredLine(plies, complete, illegal);
    }

    private Optional<Setup> next(int index) {
      String word = words.get(index).text();
      if (MovetextReader.NULL_MOVES.has(word)) {
        return Optional.of(setup.pass());
      }
      Optional<WrittenMove> written = WrittenMove.parse(word);
      if (!setup.problems().isEmpty()) {
        return written.flatMap(move -> make(setup, move, true));
      }
      Position position = Position.of(setup);
      if (!(position.readMove(word) instanceof Reading.Valid<Attempt> valid)) {
        return Optional.empty();
      }
      Ruling ruling = position.rule(valid.value());
      if (ruling instanceof Ruling.Legal legal) {
        return Optional.of(position.play(legal.move()).setup());
      }
      Optional<Setup> after = written.flatMap(move -> make(setup, move, false));
      illegal.add(
          new IllegalMove(
              plies,
              position.fullmoveNumber(),
              position.turn(),
              word,
              buffer.line(words.get(index).at()),
              buffer.column(words.get(index).at()),
              (Ruling.Illegal) ruling,
              after,
              0,
              written.isPresent() && illegal.isEmpty()
                  ? corrections(position, written.get(), words.subList(index + 1, words.size()))
                  : List.of()));
      return after;
    }

    /**
     * Returns the legal moves that differ from an illegal move by one slip and make all later moves
     * legal, most likely first. They are ordered by kind of slip, then by how well they match the
     * capture and check signs as written.
     */
    private static List<Correction> corrections(
        Position position, WrittenMove written, List<Word> later) {
      record Candidate(Correction correction, int unlikelihood) {}
      List<Candidate> found = new ArrayList<>();
      for (Move move : position.legalMoves()) {
        Optional<Slip> slip = slip(written, move);
        if (slip.isPresent() && areLegal(later, position.play(move))) {
          String san = San.write(position, move);
          boolean check = san.endsWith("+") || san.endsWith("#");
          int unlikelihood =
              8 * slip.get().ordinal()
                  + (written.capture() == san.contains("x") ? 0 : 2)
                  + (written.marked() == check ? 0 : 2)
                  + (move.promotion().orElse(Role.QUEEN) == Role.QUEEN ? 0 : 1);
          Correction correction = new Correction(move, san, Uci.write(position, move), slip.get());
          found.add(new Candidate(correction, unlikelihood));
        }
      }
      found.sort(
          Comparator.comparingInt(Candidate::unlikelihood)
              .thenComparing(each -> each.correction().san()));
      return Lists.map(found, Candidate::correction);
    }

    private static Optional<Slip> slip(WrittenMove written, Move move) {
      if (written.castling().isPresent() || move.isCastling()) {
        boolean both = written.castling().isPresent() && move.isCastling();
        return both ? Optional.of(Slip.OTHER_SIDE) : Optional.empty();
      }
      Role role = written.role().orElse(Role.PAWN);
      boolean samePromotion = written.promotion().equals(move.promotion());
      if (move.to() == written.to()) {
        if (move.role() != role) {
          return samePromotion ? Optional.of(Slip.OTHER_KIND) : Optional.empty();
        }
        if (!samePromotion) {
          boolean allowed = written.allows(role, move.from());
          return allowed ? Optional.of(Slip.PROMOTION) : Optional.empty();
        }
        return Optional.of(role == Role.PAWN ? Slip.CAPTURE_SIGN : Slip.OTHER_PIECE);
      }
      boolean neighbour =
          move.role() == role
              && (Attacks.king(move.to().index()) >>> written.to().index() & 1) != 0
              && written.allows(role, move.from())
              && (samePromotion || written.promotion().isEmpty());
      return neighbour ? Optional.of(Slip.NEIGHBOURING_SQUARE) : Optional.empty();
    }

    private static boolean areLegal(List<Word> later, Position start) {
      Position position = start;
      for (Word word : later) {
        List<Move> meant = position.candidates(word.text());
        if (meant.size() != 1) {
          return false;
        }
        position = position.play(meant.get(0));
      }
      return true;
    }

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
      return target.filter(piece -> piece.color() == setup.turn()).isPresent()
              || target.filter(piece -> piece.role() == Role.KING).isPresent()
          ? Optional.empty()
          : origin(setup, move, onlyReaching).map(from -> moved(setup, from, move));
    }

    /**
     * Finds the piece that the text must refer to: the only one that can reach the destination,
     * otherwise the only one that could do so on an empty board, otherwise the only one that the
     * text allows.
     */
    private static Optional<Square> origin(Setup setup, WrittenMove move, boolean onlyReaching) {
      Board board = setup.board();
      long occupied = board.occupied().bits();
      boolean takes = board.pieceAt(move.to()).isPresent();
      List<Square> allowed =
          Lists.where(
              board.squaresOf(setup.turn()).without(move.to()),
              from -> move.allows(board.pieceAt(from).orElseThrow().role(), from));
      List<Square> shaped =
          Lists.where(allowed, from -> reaches(setup, from, move, 0, move.capture()));
      List<Square> reaching =
          Lists.where(allowed, from -> reaches(setup, from, move, occupied, takes));
      List<Square> best =
          onlyReaching || !reaching.isEmpty() ? reaching : !shaped.isEmpty() ? shaped : allowed;
      return best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty();
    }

    private static boolean reaches(
        Setup setup, Square from, WrittenMove move, long occupied, boolean takes) {
      Role role = setup.board().pieceAt(from).orElseThrow().role();
      long goals =
          role == Role.PAWN
              ? pawnGoals(setup.turn(), from, occupied, takes)
              : Attacks.of(BitboardPositionConverter.code(role), from.index(), occupied);
      return (goals >>> move.to().index() & 1) != 0;
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
              && board.squaresOf(new Piece(color.other(), Role.PAWN)).contains(beside);
      Board after = board.without(from).with(move.to(), new Piece(color, placed));
      int ranks = move.to().rank().number() - from.rank().number();
      Optional<Square> passed =
          pawn && Math.abs(ranks) == 2 && from.file() == move.to().file()
              ? Optional.of(Square.of((from.index() + move.to().index()) / 2))
              : Optional.empty();
      SquareSet rooks = setup.castlingRooks().without(from).without(move.to());
      return setup.next(
          passing ? after.without(beside) : after,
          role == Role.KING ? rooks.minus(SquareSet.of(color.backRank())) : rooks,
          passed,
          pawn || takes);
    }

    /**
     * Castles if the king and the rook are on their starting squares and their destinations are
     * free, even if castling is illegal.
     */
    private static Optional<Setup> castle(Setup setup, CastlingSide side) {
      Color color = setup.turn();
      Board board = setup.board();
      Square king = Square.of(File.E, color.backRank());
      Square rook = side.corner(color);
      boolean home =
          board.squaresOf(new Piece(color, Role.KING)).contains(king)
              && board.squaresOf(new Piece(color, Role.ROOK)).contains(rook);
      SquareSet rooks = setup.castlingRooks().minus(SquareSet.of(color.backRank()));
      return home
          ? board.castled(king, rook).map(it -> setup.next(it, rooks, Optional.empty(), false))
          : Optional.empty();
    }
  }
}
