package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;

/**
 * Reads moves as people write and type them.
 *
 * <p>It resolves a parsed move to the only legal move that matches it. If no legal move matches,
 * the result is an attempt for the arbiter to rule on. The attempt is the move of a matching piece
 * that could reach the destination on an empty board, or {@link Attempt.Unreached} if there is no
 * such piece or if the king steps onto its own rook. If there are several such pieces, the attempt
 * is the move whose reason for being illegal comes first in {@link Reason}.
 */
final class MoveTextReader {

  /** The letters for king, queen, rook, bishop and knight. */
  static final String ENGLISH = "KQRBN";

  /** The letters for the white and then the black figurines. A pawn has a space. */
  private static final String FIGURINES = "KQRBN KQRBN ";

  private static final char FIRST_FIGURINE = '\u2654';
  private static final String FILES = "abcdefgh";
  private static final String CAPITAL_FILES = "ABCDEFGH";

  private final Position position;
  private final WrittenMove words;
  private final Role role;

  private MoveTextReader(Position position, WrittenMove words) {
    this.position = position;
    this.words = words;
    this.role = words.role().orElse(Role.PAWN);
  }

  /**
   * What a text means.
   *
   * @param matching the legal moves that match it; several if it is ambiguous
   * @param reading the attempt, or why the text is none
   */
  record Meaning(List<Move> matching, Reading<Attempt> reading) {

    boolean isMalformed() {
      return matching.isEmpty() && !reading.isValid();
    }

    /** The legal moves that the text could mean. */
    List<Move> candidates(Position position) {
      return matching.isEmpty() && reading instanceof Reading.Valid<Attempt> valid
          ? position.rule(valid.value()).toOptional().map(List::of).orElse(List.of())
          : matching;
    }
  }

  /** Reads a move in SAN or with both squares, as {@link San#read} describes. */
  static Meaning read(Position position, String text) {
    Reading<WrittenMove> written = WrittenMove.read(text);
    if (!(written instanceof Reading.Valid<WrittenMove> valid)) {
      return new Meaning(
          List.of(), new Reading.Invalid<>(text, InputText.NOT_A_MOVE, written.problems()));
    }
    WrittenMove words = valid.value();
    if (words.castling().isPresent()) {
      return new Meaning(List.of(), new Reading.Valid<>(Attempt.castle(words.castling().get())));
    }
    MoveTextReader meaning = new MoveTextReader(position, words);
    List<Move> legal = Lists.where(position.legalMoves(), meaning::isMeant);
    return legal.isEmpty()
        ? new Meaning(legal, new Reading.Valid<>(meaning.attempt()))
        : among(position, text, legal);
  }

  /** The meaning of a text that only these legal moves match. */
  private static Meaning among(Position position, String text, List<Move> legal) {
    if (legal.size() == 1) {
      return new Meaning(legal, new Reading.Valid<>(legal.get(0).attempt()));
    }
    List<Object> moves = Lists.map(legal, move -> Said.move(San.write(position, move)));
    Said said = Said.of(InputText.AMBIGUOUS_MOVE, Excerpt.of(text), moves);
    Said found = InputText.verbatim(Excerpt.of(text));
    return new Meaning(legal, WrittenMove.invalid(text, 0, found, Said.of(InputText.A_MOVE), said));
  }

  /**
   * Parses a typed move as {@link Position#readMove(String, org.arbiterchess.language.Texts)}
   * describes.
   *
   * @param letters the letters for king, queen, rook, bishop and knight
   */
  static Meaning typed(Position position, String typed, String letters) {
    if (letters.equals(ENGLISH)) {
      return typed(position, typed);
    }
    String text = withEnglishPromotion(typed, letters);
    Meaning plain = typed(position, text);
    int first = firstLetter(text);
    if (first < text.length() && !isPawnMove(text, first)) {
      Meaning piece = typed(position, withEnglish(text, first, letters));
      if (!piece.isMalformed()) {
        boolean isEither = !plain.isMalformed() && canBeFile(text, first);
        return isEither ? either(position, typed, piece, plain) : piece;
      }
    }
    return plain.isMalformed() ? typed(position, typed) : plain;
  }

  private static Meaning either(Position position, String typed, Meaning first, Meaning second) {
    List<Move> legal = new ArrayList<>(first.candidates(position));
    addOnce(second.candidates(position), legal);
    return legal.isEmpty() ? first : among(position, typed, legal);
  }

  /** The offset after a move number, or the end of the text. */
  private static int firstLetter(String text) {
    int first = 0;
    while (first < text.length() && " .0123456789".indexOf(text.charAt(first)) >= 0) {
      first++;
    }
    return first;
  }

  /** The text with the English letter of the piece at the end, after a square of the last rank. */
  private static String withEnglishPromotion(String text, String letters) {
    int end = text.length();
    while (before(text, end, "+#!? ") < end) {
      end--;
    }
    end = before(text, end, ")");
    int square = before(text, before(text, end - 1, " "), "=(/");
    boolean promotes =
        before(text, square, "18") == square - 1
            && before(text, square - 1, FILES + CAPITAL_FILES) == square - 2;
    return promotes ? withEnglish(text, end - 1, letters) : text;
  }

  /** The offset before the character that ends at an offset, if it is one of the given ones. */
  private static int before(String text, int end, String characters) {
    return end > 0 && characters.indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end;
  }

  /** The text with the English letter for the same piece, if there is a piece letter. */
  private static String withEnglish(String text, int at, String letters) {
    int index = Ascii.lower(letters).indexOf(Ascii.lower(text.substring(at, at + 1)));
    return index < 0
        ? text
        : text.substring(0, at) + ENGLISH.charAt(index) + text.substring(at + 1);
  }

  private static boolean canBeFile(String text, int first) {
    if (CAPITAL_FILES.indexOf(text.charAt(first)) < 0) {
      return FILES.indexOf(text.charAt(first)) >= 0;
    }
    for (int at = first + 1; at < text.length() - 1; at++) {
      if (WrittenMove.square(text, at).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** Whether the letter is a file, from which a pawn moves or captures what stands beside. */
  private static boolean isPawnMove(String text, int first) {
    int file = FILES.indexOf(text.charAt(first));
    int next = first + 1;
    if (file < 0 || next == text.length()) {
      return false;
    }
    if (text.charAt(next) >= '1' && text.charAt(next) <= '8') {
      return true;
    }
    next += "xX:\u00d7-".indexOf(text.charAt(next)) >= 0 ? 1 : 0;
    return WrittenMove.square(text, next)
        .filter(to -> Math.abs(to.file().ordinal() - file) == 1)
        .isPresent();
  }

  /**
   * Parses the text exactly as typed, and ignores case only if that fails. In a move such as {@code
   * bd3}, the lower-case b means a bishop, because no pawn on the b-file can capture there. Invalid
   * text never causes an exception.
   */
  private static Meaning typed(Position position, String typed) {
    String text = typed.trim();
    String plain = inAscii(text);
    Meaning meaning = readPlain(position, plain);
    // If the text is not a move, the message quotes it as typed.
    return meaning.isMalformed() && !plain.equals(text) ? read(position, text) : meaning;
  }

  /** Converts figurines, dashes and multiplication signs to ASCII. */
  private static String inAscii(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int figurine = letter - FIRST_FIGURINE;
      if (figurine >= 0 && figurine < FIGURINES.length()) {
        plain.append(FIGURINES.charAt(figurine));
      } else if ((letter >= '\u2010' && letter <= '\u2015') || letter == '\u2212') {
        plain.append('-');
      } else if (letter == '\u00d7') {
        plain.append('x');
      } else if (letter != '\ufe0e' && letter != '\ufe0f') {
        plain.append(letter);
      }
    }
    return plain.toString().trim();
  }

  private static Meaning readPlain(Position position, String text) {
    if (text.startsWith("b") && !isPawnsFile(text)) {
      return read(position, "B" + text.substring(1));
    }
    Meaning best = read(position, text);
    if (!best.isMalformed() || text.length() > WrittenMove.LONGEST) {
      return best;
    }
    List<Move> legal = new ArrayList<>();
    for (String respelled : respellings(text)) {
      Meaning meaning = read(position, respelled);
      addOnce(meaning.candidates(position), legal);
      best = meaning.isMalformed() || !best.isMalformed() ? best : meaning;
    }
    return legal.isEmpty() ? best : among(position, text, legal);
  }

  /** Adds the moves that the list does not have yet. */
  private static void addOnce(List<Move> candidates, List<Move> moves) {
    // Not contains, which would bring the equals of every record into the compiled modules.
    moves.addAll(Lists.where(candidates, move -> !Lists.any(moves, move::equals)));
  }

  /** Whether a leading b names a file: a pawn's file or the file of a complete origin square. */
  private static boolean isPawnsFile(String text) {
    return WrittenMove.read(text)
        .toOptional()
        .filter(WrittenMove::isShort)
        .filter(move -> move.file().isPresent())
        .filter(move -> move.to().file() != File.A && move.to().file() != File.C)
        .isEmpty();
  }

  /**
   * Returns the text in lower case. If its first letter names a piece, a version with that letter
   * in upper case comes first in the list.
   */
  private static List<String> respellings(String text) {
    String small = Ascii.lower(text);
    int first = firstLetter(small);
    Optional<Role> piece =
        first == small.length() ? Optional.empty() : Role.ofLetter(small.charAt(first));
    return piece.isEmpty()
        ? List.of(small)
        : List.of(
            small.substring(0, first) + piece.get().capital() + small.substring(first + 1), small);
  }

  /**
   * Returns the legal move that the text describes.
   *
   * @throws TextParseException if the text is ambiguous or malformed
   * @throws IllegalMoveException if the move is illegal
   */
  static Move legal(Position position, String text, Reading<Attempt> reading) {
    Ruling ruling = position.rule(reading.orElseThrow());
    if (ruling instanceof Ruling.Illegal illegal) {
      String sentence = illegal.sentence().cited();
      throw new IllegalMoveException(illegal, "\"" + Excerpt.of(text) + "\": " + sentence);
    }
    return ruling.orElseThrow();
  }

  /**
   * Whether the text matches a legal move. Castling has its own notation, so a king move to the
   * castling destination does not match.
   */
  private boolean isMeant(Move move) {
    return move.to() == words.to()
        && !move.isCastling()
        && move.promotion().orElse(null) == words.promotion().orElse(null)
        && fits(move.role(), move.from());
  }

  private boolean fits(Role moving, Square from) {
    return words.allows(moving, from) && (moving != Role.PAWN || fitsPawn(from.file()));
  }

  /**
   * Whether the text matches a pawn on the given file. A capture must contain {@code x} unless it
   * names the pawn's file, as in {@code ed5}. An advance must not contain {@code x}.
   */
  private boolean fitsPawn(File from) {
    boolean leaves = from != words.to().file();
    return (words.file().isPresent() && !words.capture()) || leaves == words.capture();
  }

  private Attempt attempt() {
    Optional<Square> from = words.from().isPresent() ? words.from() : mostLastinglyRefused();
    boolean isOther = words.role().isPresent() && from.filter(this::hasOtherPiece).isPresent();
    return from.isEmpty() || isOther || isKingsStepOntoOwnRook(from.get())
        ? new Attempt.Unreached(role, words.file(), words.rank(), words.to())
        : new Attempt.Step(from.get(), words.to(), words.promotion());
  }

  /** Whether the side to move has another piece on the square than the text names. */
  private boolean hasOtherPiece(Square from) {
    return position
        .pieceAt(from)
        .filter(piece -> piece.color() == position.turn() && piece.role() != role)
        .isPresent();
  }

  /**
   * The origin of the matching move whose reason for being illegal comes first in {@link Reason}.
   * If several moves share that reason, the result is the origin that comes first in order of file,
   * then rank. Only pieces that could reach the destination on an empty board are considered.
   */
  private Optional<Square> mostLastinglyRefused() {
    SquareSet pieces = position.squaresOf(new Piece(position.turn(), role));
    if (role == Role.KING) {
      return pieces.first().filter(king -> fits(role, king) && movesLikeKing(king));
    }
    Optional<Square> chosen = Optional.empty();
    int lasting = Reason.values().length;
    for (File file : File.values()) {
      for (Square from : pieces.intersect(SquareSet.of(file))) {
        Attempt step = new Attempt.Step(from, words.to(), words.promotion());
        if (fits(role, from) && position.rule(step) instanceof Ruling.Illegal illegal) {
          int order = illegal.reason().ordinal();
          // KING_SHAPE is the last of the reasons about how a piece moves. Any later reason means
          // that a piece of this kind can move that way.
          if (order < lasting && order > Reason.KING_SHAPE.ordinal()) {
            chosen = Optional.of(from);
            lasting = order;
          }
        }
      }
    }
    return chosen;
  }

  /** Whether the king moves one square, or castles with nothing between it and its rook. */
  private boolean movesLikeKing(Square from) {
    return isBeside(from) || position.basicMoves(from).contains(words.to());
  }

  /** Whether a king could move to the destination on an empty board. */
  private boolean isBeside(Square from) {
    return new SquareSet(Attacks.king(from.index())).contains(words.to());
  }

  /**
   * Whether the text names the king and the square of an own rook beside it. Such a step would be
   * ruled as castling if it were given as two squares, but the letter K means the king's own move.
   */
  private boolean isKingsStepOntoOwnRook(Square from) {
    return words.role().isPresent()
        && role == Role.KING
        && isBeside(from)
        && position.squaresOf(new Piece(position.turn(), Role.ROOK)).contains(words.to());
  }
}
