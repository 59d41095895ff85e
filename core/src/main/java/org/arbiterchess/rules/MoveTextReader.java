package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

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

  /**
   * The letters for the white and then the black figurines, from king to pawn. A pawn has a space
   * instead of a letter.
   */
  private static final String FIGURINES = "KQRBN KQRBN ";

  private static final char FIRST_FIGURINE = '\u2654';

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
    WrittenMove.Scan scan = WrittenMove.scan(text);
    if (scan.unreadable().isPresent()) {
      WrittenMove.Unreadable place = scan.unreadable().get();
      return new Meaning(
          List.of(), malformed(text, place.offset(), place.found(), place.expected()));
    }
    WrittenMove words = scan.move().orElseThrow();
    if (words.castling().isPresent()) {
      return new Meaning(List.of(), new Reading.Valid<>(Attempt.castle(words.castling().get())));
    }
    MoveTextReader meaning = new MoveTextReader(position, words);
    List<Move> legal = meaning.legalMoves();
    return legal.isEmpty()
        ? new Meaning(legal, new Reading.Valid<>(meaning.attempt()))
        : among(position, text, legal);
  }

  /** The meaning of a text that only these legal moves match. */
  static Meaning among(Position position, String text, List<Move> legal) {
    if (legal.size() == 1) {
      return new Meaning(legal, new Reading.Valid<>(legal.get(0).attempt()));
    }
    List<Object> moves = new ArrayList<>();
    for (Move move : legal) {
      moves.add(Said.move(San.write(position, move)));
    }
    Said found = InputText.verbatim(Excerpt.of(text));
    Said said = Said.of(InputText.AMBIGUOUS_MOVE, Excerpt.of(text), moves);
    return new Meaning(legal, invalid(text, 0, found, Said.of(InputText.A_MOVE), said));
  }

  /** An error whose {@code found} is the rest of the text from the offset. */
  static Reading<Attempt> malformed(String text, int offset, Said expected) {
    int at = Math.min(offset, text.length());
    Said found =
        at < text.length()
            ? InputText.verbatim(Excerpt.of(text.substring(at)))
            : Said.of(InputText.THE_END);
    return malformed(text, at, found, expected);
  }

  /**
   * An error. Depending on what was expected, the message gives either examples of moves or the
   * exact offset.
   */
  static Reading<Attempt> malformed(String text, int offset, Said found, Said expected) {
    String shown = Excerpt.of(text);
    Said said =
        switch ((InputText) expected.key()) {
          case A_MOVE, RANK, SQUARE, END_OF_MOVE, AT_MOST_CHARACTERS ->
              Said.of(InputText.UNREADABLE_MOVE, shown, Said.move("Nf3"));
          case PROMOTION -> Said.of(InputText.UNREADABLE_PROMOTION, shown);
          default -> Said.of(InputText.WRONG_MOVE, shown, offset, found, expected, offset + 1);
        };
    return invalid(text, offset, found, expected, said);
  }

  private static Reading<Attempt> invalid(
      String text, int offset, Said found, Said expected, Said said) {
    Problem problem = new Problem(FenField.TEXT.word(), offset, found, expected, said);
    return new Reading.Invalid<>(text, InputText.NOT_A_MOVE, List.of(problem));
  }

  /**
   * Parses the text exactly as typed, and ignores case only if that fails. In a move such as {@code
   * bd3}, the lower-case b means a bishop, because no pawn on the b-file can capture there. Invalid
   * text never causes an exception.
   */
  static Meaning typed(Position position, String typed) {
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
  static void addOnce(List<Move> candidates, List<Move> moves) {
    for (Move candidate : candidates) {
      boolean isNew = true;
      for (Move move : moves) {
        isNew &= !move.equals(candidate);
      }
      if (isNew) {
        moves.add(candidate);
      }
    }
  }

  /**
   * Whether a leading b names a file: either a pawn's file or the file of a complete origin square.
   */
  private static boolean isPawnsFile(String text) {
    return WrittenMove.scan(text)
        .move()
        .filter(move -> move.castling().isEmpty() && move.from().isEmpty())
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
    int first = 0;
    while (first < small.length() && " .0123456789".indexOf(small.charAt(first)) >= 0) {
      first++;
    }
    if (first == small.length() || Role.ofLetter(small.charAt(first)).isEmpty()) {
      return List.of(small);
    }
    char capital = Role.ofLetter(small.charAt(first)).orElseThrow().capital();
    return List.of(small.substring(0, first) + capital + small.substring(first + 1), small);
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
   * The matching legal moves, except castling. Castling has its own notation, so a king move to the
   * castling destination does not match.
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
    Optional<Square> from = words.from();
    if (from.isPresent()) {
      return contradicts(from.get()) ? unreached() : step(from.get());
    }
    return mostLastinglyRefused().orElseGet(this::unreached);
  }

  /** Whether the text names one piece but the side to move has a different one on the square. */
  private boolean contradicts(Square from) {
    return words.role().isPresent()
        && position
            .pieceAt(from)
            .filter(piece -> piece.color() == position.turn() && piece.role() != role)
            .isPresent();
  }

  /**
   * The matching move whose reason for being illegal comes first in {@link Reason}. If several
   * moves share that reason, the result is the one whose origin comes first in order of file, then
   * rank. Only pieces that could reach the destination on an empty board are considered.
   */
  private Optional<Attempt> mostLastinglyRefused() {
    Optional<Square> chosen = Optional.empty();
    Reason lasting = Reason.PROMOTION_NOT_ALLOWED;
    for (Square from : position.squaresOf(new Piece(position.turn(), role))) {
      if (!fits(role, from)) {
        continue;
      }
      if (role == Role.KING) {
        return movesLikeKing(from) ? Optional.of(step(from)) : Optional.empty();
      }
      Reason reason = ((Ruling.Illegal) position.rule(step(from))).reason();
      int order = reason.compareTo(lasting);
      boolean first = chosen.isEmpty() || order < 0 || (order == 0 && isBefore(from, chosen.get()));
      // KING_SHAPE is the last of the reasons about how a piece moves. Any later reason means that
      // a piece of this kind can move that way.
      if (first && reason.compareTo(Reason.KING_SHAPE) > 0) {
        chosen = Optional.of(from);
        lasting = reason;
      }
    }
    return chosen.map(this::step);
  }

  /** Whether the king moves one square, or castles with nothing between it and its rook. */
  private boolean movesLikeKing(Square from) {
    return distance(from) == 1 || position.basicMoves(from).contains(words.to());
  }

  /** The number of king's moves to the destination on an empty board. */
  private int distance(Square from) {
    // Uses ordinals because, in the browser build, an enum's compareTo returns only the sign.
    int files = Math.abs(from.file().ordinal() - words.to().file().ordinal());
    int ranks = Math.abs(from.rank().number() - words.to().rank().number());
    return Math.max(files, ranks);
  }

  private static boolean isBefore(Square one, Square other) {
    int files = one.file().compareTo(other.file());
    return files < 0 || (files == 0 && one.rank().compareTo(other.rank()) < 0);
  }

  private Attempt step(Square from) {
    return isKingsStepOntoOwnRook(from)
        ? unreached()
        : new Attempt.Step(from, words.to(), words.promotion());
  }

  /**
   * Whether the text names the king and the square of an own rook beside it. Such a step would be
   * ruled as castling if it were given as two squares, but the letter K means the king's own move.
   */
  private boolean isKingsStepOntoOwnRook(Square from) {
    return words.role().isPresent()
        && role == Role.KING
        && distance(from) == 1
        && position
            .pieceAt(words.to())
            .filter(new Piece(position.turn(), Role.ROOK)::equals)
            .isPresent();
  }

  private Attempt unreached() {
    return new Attempt.Unreached(role, words.file(), words.rank(), words.to());
  }
}
