package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Material;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Lists;
import org.jspecify.annotations.Nullable;

/**
 * A playable position: each side has one king, only the side to move may be in check, and the
 * castling and en passant rights match the pieces. Positions are immutable; {@link #play} returns a
 * new one. Two positions are equal if their board, side to move, castling rights, en passant
 * square, variant and both counters are equal. To detect repetitions, use {@link #repetitionKey}
 * instead.
 */
public final class Position {

  private final BitboardPosition packed;
  private final Variant variant;
  private final int halfmoveClock;
  private final int fullmoveNumber;

  /** Computed lazily. Concurrent threads may each compute the same list. */
  private @Nullable List<Move> legalMoves;

  private Position(
      BitboardPosition packed, Variant variant, int halfmoveClock, int fullmoveNumber) {
    this.packed = packed;
    this.variant = variant;
    this.halfmoveClock = halfmoveClock;
    this.fullmoveNumber = fullmoveNumber;
  }

  /**
   * Creates the position for a setup.
   *
   * @throws IllegalArgumentException if {@link Setup#problems} is not empty
   */
  public static Position of(Setup setup) {
    List<Problem> problems = setup.problems();
    if (!problems.isEmpty()) {
      Problem first = problems.get(0);
      throw new IllegalArgumentException("not playable: " + first);
    }
    return new Position(
        BitboardPositionConverter.pack(
            setup.board(), setup.turn(), setup.castlingRooks(), setup.enPassant()),
        setup.variant(),
        setup.halfmoveClock(),
        setup.fullmoveNumber());
  }

  /** The starting position of standard chess. */
  public static Position initial() {
    return of(Variant.CLASSICAL.startingSetup(Variant.STANDARD_NUMBER));
  }

  /**
   * The Chess960 starting position with the given number from 0 to 959; 518 is the standard one. To
   * read its FEN again, give {@link Variant#CHESS960}.
   */
  public static Position chess960(int number) {
    return of(Variant.CHESS960.startingSetup(number));
  }

  BitboardPosition packed() {
    return packed;
  }

  public Variant variant() {
    return variant;
  }

  public Color turn() {
    return BitboardPositionConverter.color(packed.turn);
  }

  public Board board() {
    return BitboardPositionConverter.board(packed);
  }

  public Optional<Piece> pieceAt(Square square) {
    return BitboardPositionConverter.pieceAt(packed, square.index());
  }

  public SquareSet squaresOf(Piece piece) {
    return new SquareSet(
        packed.ofRole(BitboardPositionConverter.code(piece.role()))
            & packed.of(BitboardPositionConverter.code(piece.color())));
  }

  /** The squares occupied by pieces of one role, in both colours. */
  public SquareSet squaresOf(Role role) {
    return new SquareSet(packed.ofRole(BitboardPositionConverter.code(role)));
  }

  /** The squares occupied by one side's pieces. */
  public SquareSet squaresOf(Color color) {
    return new SquareSet(packed.of(BitboardPositionConverter.code(color)));
  }

  public Square king(Color color) {
    return Square.of(packed.king(BitboardPositionConverter.code(color)));
  }

  /** The rooks that still have castling rights. */
  public SquareSet castlingRooks() {
    return new SquareSet(packed.castlingRooks);
  }

  /** The square that a pawn has just passed over, even if no pawn can capture there. */
  public Optional<Square> enPassant() {
    return BitboardPositionConverter.enPassant(packed);
  }

  /** The square that a pawn has just passed over, if an en passant capture is legal. */
  public Optional<Square> legalEnPassant() {
    return enPassant().filter(square -> Lists.any(legalMoves(), Move::isEnPassant));
  }

  /** The number of half-moves since the last capture or pawn move. */
  public int halfmoveClock() {
    return halfmoveClock;
  }

  /** The move number, which increases after each move by Black. */
  public int fullmoveNumber() {
    return fullmoveNumber;
  }

  public Setup setup() {
    return new Setup(
        variant, board(), turn(), castlingRooks(), enPassant(), halfmoveClock, fullmoveNumber);
  }

  /** All legal moves, in a fixed order. */
  public List<Move> legalMoves() {
    List<Move> moves = legalMoves;
    if (moves == null) {
      List<Move> found = new ArrayList<>();
      for (int move : packedMoves()) {
        found.add(new Move(packed, move, variant));
      }
      moves = List.copyOf(found);
      legalMoves = moves;
    }
    return moves;
  }

  /** The legal moves for the piece on a square. */
  public List<Move> legalMoves(Square from) {
    List<Move> moves = new ArrayList<>();
    for (int move : packedMoves()) {
      if (PackedMove.from(move) == from.index()) {
        moves.add(new Move(packed, move, variant));
      }
    }
    return List.copyOf(moves);
  }

  private int[] packedMoves() {
    int[] list = new int[MoveGenerator.bound(packed)];
    return Arrays.copyOf(list, MoveGenerator.generate(packed, list));
  }

  public boolean hasLegalMove() {
    return MoveGenerator.generate(packed, MoveGenerator.COUNT_ONLY) > 0;
  }

  /** Rules on an attempt, considering only the position and not the game record. */
  public Ruling rule(Attempt attempt) {
    return MoveLaws.rule(this, attempt);
  }

  /**
   * Reads a move typed in any notation: {@code e4}, {@code nf3}, {@code e2e4}, {@code Ng1-f3},
   * {@code e8=N}, {@code 0-0}, {@code ♘f3}. It reads the text exactly as typed, and ignores case
   * only if that fails. In a move such as {@code bd3}, the lower-case b means a bishop, because no
   * pawn on the b-file can capture there. Invalid text never causes an exception. The attempt need
   * not be legal: {@link #rule} decides that.
   */
  public Reading<Attempt> readMove(String typed) {
    return MoveTextReader.typed(this, typed, MoveTextReader.ENGLISH).reading();
  }

  /**
   * Parses a typed move with the piece letters of the texts or with English ones. A lower-case
   * letter is a file if a pawn could make the move, as in {@code dxe5}. Otherwise, as in {@code
   * dd4}, or if the squares are in capitals, as in {@code D2D4}, it can be a file or a piece. Of
   * two readings, the legal one counts; if both are legal, the text is ambiguous.
   */
  public Reading<Attempt> readMove(String typed, Texts texts) {
    return MoveTextReader.typed(this, typed, texts.letters()).reading();
  }

  /** The legal moves that a text typed as for {@link #readMove(String)} could mean. */
  public List<Move> candidates(String typed) {
    return MoveTextReader.typed(this, typed, MoveTextReader.ENGLISH).candidates(this);
  }

  /** The legal moves that a text typed as for {@link #readMove(String, Texts)} could mean. */
  public List<Move> candidates(String typed, Texts texts) {
    return MoveTextReader.typed(this, typed, texts.letters()).candidates(this);
  }

  /**
   * Parses a legal move as {@link #readMove} does.
   *
   * @throws TextParseException if the text is ambiguous or not a move in any notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public Move parseMove(String typed) {
    return MoveTextReader.legal(this, typed, readMove(typed));
  }

  /**
   * Explains why a legal move is legal, if players often question that kind of move: en passant,
   * castling past an attacked square, a check by a pinned piece, stalemate, an underpromotion.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public Optional<Sentence> whyAllowed(Move move, Texts texts) {
    return SurprisingMove.of(this, move).map(why -> Sentences.of(why, texts));
  }

  /**
   * The pseudo-legal destinations for the piece on a square. A move to one of them may leave the
   * player's own king in check. The set is empty for an empty square. It includes castling if the
   * king and rook are on their starting squares with nothing between them. Castling is represented
   * by the king's destination in standard chess and by the rook's square in Chess960. In Chess960,
   * this method considers only rooks that still have castling rights.
   */
  public SquareSet basicMoves(Square from) {
    SquareSet rooks = castlingRooks();
    if (variant == Variant.CLASSICAL) {
      rooks = SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8);
    }
    return basicMoves(from, rooks);
  }

  /**
   * Like {@link #basicMoves(Square)}, but with the rooks' starting squares from the game record.
   */
  public SquareSet basicMoves(Square from, SquareSet startingRooks) {
    int square = from.index();
    long goals = BoardFacts.steps(packed, square);
    if (packed.roleAt(square) == BitboardPosition.KING && isKingAtHome(from)) {
      long rooks = openCastlingRooks(square, startingRooks.bits());
      for (Square rook : new SquareSet(rooks)) {
        int goal =
            variant == Variant.CHESS960
                ? rook.index()
                : BitboardPosition.kingGoal(square, rook.index());
        goals |= 1L << goal;
      }
    }
    return new SquareSet(goals);
  }

  /**
   * The rooks whose castling path is clear, whether or not the castling right remains. The king
   * must be on its starting square.
   */
  private long openCastlingRooks(int king, long startingRooks) {
    long occupied = packed.occupied();
    long rooks =
        startingRooks
            & packed.ofRole(BitboardPosition.ROOK)
            & packed.of((int) (packed.black >>> king & 1));
    long open = 0;
    for (long rest = rooks; rest != 0; rest &= rest - 1) {
      int rook = Long.numberOfTrailingZeros(rest);
      if (rook >> 3 == king >> 3 && CastlingPath.blockers(king, rook, occupied) == 0) {
        open |= 1L << rook;
      }
    }
    return open;
  }

  private boolean isKingAtHome(Square king) {
    return variant.isKingsHome(king, pieceAt(king).orElseThrow().color());
  }

  /**
   * Returns the position after a legal move.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw new IllegalArgumentException(
          "the move " + move + " is not legal here, with " + turn().word() + " to move");
    }
    BitboardPosition after = new BitboardPosition();
    after.after(packed, move.packed());
    int clock = move.isIrreversible() ? 0 : Math.min(halfmoveClock + 1, Setup.COUNTER_LIMIT);
    int number = fullmoveNumber + (packed.turn == BitboardPosition.BLACK ? 1 : 0);
    return new Position(after, variant, clock, Math.min(number, Setup.COUNTER_LIMIT));
  }

  /**
   * Returns the position after a move typed in any notation.
   *
   * <pre>{@code
   * Position position = Position.initial().play("e4").play("e5");
   * System.out.println(position.legalMoves().size()); // 29
   * }</pre>
   *
   * @throws TextParseException if the text is ambiguous or not a move in any notation
   * @throws IllegalMoveException if the move is illegal; the message is the arbiter's ruling
   */
  public Position play(String typed) {
    return play(parseMove(typed));
  }

  private boolean isLegal(Move move) {
    for (int legal : packedMoves()) {
      if (legal == move.packed()) {
        return move.equals(new Move(packed, legal, variant));
      }
    }
    return false;
  }

  /**
   * The pieces that give check to the side to move. {@link #facts} also provides pins and
   * defenders.
   */
  public SquareSet checkers() {
    return new SquareSet(
        packed.attackers(packed.turn ^ 1, packed.king(packed.turn), packed.occupied()));
  }

  /** The pieces of one side that attack a square, including pinned pieces (3.1.3). */
  public SquareSet attackers(Color color, Square square) {
    return new SquareSet(
        packed.attackers(BitboardPositionConverter.code(color), square.index(), packed.occupied()));
  }

  /** Whether the side to move is in check, which it also is in checkmate. */
  public boolean isCheck() {
    return !checkers().isEmpty();
  }

  public boolean isCheckmate() {
    return isCheck() && !hasLegalMove();
  }

  public boolean isStalemate() {
    return !isCheck() && !hasLegalMove();
  }

  /**
   * Whether there is insufficient material for any checkmate. This is the simplest kind of dead
   * position (5.2.2).
   */
  public boolean isInsufficientMaterial() {
    return packed.isInsufficientMaterial();
  }

  /**
   * A move of this position in words with its effect, such as {@code knight g1 to f3, check}.
   *
   * @throws IllegalArgumentException if the move belongs to another position
   */
  public String spoken(Move move, Texts texts) {
    return Sentences.spoken(move, play(move), texts);
  }

  /** The key for detecting repetitions of this position (9.2.3). */
  public RepetitionKey repetitionKey() {
    return new RepetitionKey(packed, legalEnPassant().isPresent());
  }

  /** Which pieces attack, defend and pin which others. */
  public BoardFacts facts() {
    return new BoardFacts(packed);
  }

  /**
   * The same position with White and Black exchanged, as {@link Setup#flip} describes. It has the
   * same moves, flipped.
   */
  public Position flip() {
    return of(setup().flip());
  }

  /**
   * The position with its files reversed, as {@link Setup#mirror} describes. It has the same moves,
   * mirrored, apart from castling.
   */
  public Position mirror() {
    return of(setup().mirror());
  }

  /** The position flipped and mirrored, as {@link Setup#rotate} describes. */
  public Position rotate() {
    return of(setup().rotate());
  }

  /** The number of pieces of each colour and role, and their value. */
  public Material material() {
    return board().material();
  }

  /** The number of pieces with the given role and colour. */
  public int count(Color color, Role role) {
    return squaresOf(new Piece(color, role)).size();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position position
        && packed.sameAs(position.packed)
        && variant == position.variant
        && halfmoveClock == position.halfmoveClock
        && fullmoveNumber == position.fullmoveNumber;
  }

  @Override
  public int hashCode() {
    return packed.mix() * 31 + halfmoveClock;
  }

  @Override
  public String toString() {
    return turn().word() + " to move\n" + board();
  }
}
