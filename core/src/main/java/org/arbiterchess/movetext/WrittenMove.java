package org.arbiterchess.movetext;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.text.Excerpt;

/**
 * A move as written in SAN or long algebraic notation, legal or not, independent of any position.
 *
 * @param castling present if the text is a castling move; the other components are then meaningless
 * @param role the piece type; empty if the text has no piece letter. The piece is then a pawn
 *     unless the origin is complete.
 * @param capture whether the text contains a capture sign
 * @param marked whether the text has a check or mate symbol
 */
public record WrittenMove(
    Optional<CastlingSide> castling,
    Optional<Role> role,
    Optional<File> file,
    Optional<Rank> rank,
    boolean capture,
    Square to,
    Optional<Role> promotion,
    boolean marked) {

  /** The maximum length of a move in any notation, including suffixes. */
  public static final int LONGEST = 40;

  /** Parses a word. Returns empty if it is not a move, or promotes to a king or pawn. */
  public static Optional<WrittenMove> parse(String word) {
    return read(word)
        .toOptional()
        .filter(move -> move.promotion.filter(to -> to == Role.KING || to == Role.PAWN).isEmpty());
  }

  /** Parses a text that consists of a move. */
  public static Reading<WrittenMove> read(String text) {
    return text.length() <= LONGEST
        ? new Parser(text).read()
        : malformed(
            text,
            LONGEST,
            Said.of(InputText.CHARACTERS, text.length()),
            Said.of(InputText.AT_MOST_CHARACTERS, LONGEST));
  }

  /** An error whose {@code found} is the rest of the text from the offset. */
  public static <T> Reading<T> malformed(String text, int offset, Said expected) {
    int at = Math.min(offset, text.length());
    String rest = text.substring(at);
    Said found = rest.isEmpty() ? Said.of(InputText.THE_END) : InputText.verbatim(Excerpt.of(rest));
    return malformed(text, at, found, expected);
  }

  /**
   * An error. Depending on what was expected, the message gives either examples of moves or the
   * exact offset.
   */
  private static <T> Reading<T> malformed(String text, int offset, Said found, Said expected) {
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

  public static <T> Reading<T> invalid(
      String text, int offset, Said found, Said expected, Said said) {
    Problem problem = new Problem(FenField.TEXT.word(), offset, found, expected, said);
    return new Reading.Invalid<>(text, InputText.NOT_A_MOVE, List.of(problem));
  }

  /** Returns whether the text could refer to a piece with the given role and origin. */
  public boolean allows(Role moving, Square from) {
    boolean named =
        role.isPresent() ? role.get() == moving : moving == Role.PAWN || from().isPresent();
    return named
        && (file.isEmpty() || file.get() == from.file())
        && (rank.isEmpty() || rank.get() == from.rank());
  }

  /** The origin square, if the text gives both its file and its rank. */
  public Optional<Square> from() {
    return file.isPresent() && rank.isPresent()
        ? Optional.of(Square.of(file.get(), rank.get()))
        : Optional.empty();
  }

  /** Whether the origin is not complete, in a move other than castling. */
  public boolean isShort() {
    return castling.isEmpty() && from().isEmpty();
  }

  /** The move in SAN without suffixes. */
  public String plain() {
    return castling.isPresent()
        ? castling.get().notation('O')
        : role.filter(r -> r != Role.PAWN).map(r -> "" + r.capital()).orElse("")
            + file.map(f -> "" + f.letter()).orElse("")
            + rank.map(r -> "" + r.number()).orElse("")
            + (capture ? "x" : "")
            + to
            + promotion.map(r -> "=" + r.capital()).orElse("");
  }

  /** The square named in lower case by the two characters at the given offset. */
  public static Optional<Square> square(String text, int at) {
    return text.length() < at + 2 || !isFile(text.charAt(at))
        ? Optional.empty()
        : Square.ofName(text.substring(at, at + 2));
  }

  private static boolean isFile(int letter) {
    return letter >= 'a' && letter <= 'h';
  }

  /** Parses a text that consists of a move, with its number and suffixes. */
  private static final class Parser {

    private final String text;

    /** The text in ASCII and zero bytes, at which the scanner may look. */
    private final byte[] bytes;

    private int at;
    private Optional<Role> promotion = Optional.empty();
    private boolean marked;
    private Optional<Reading<WrittenMove>> unreadable = Optional.empty();

    Parser(String text) {
      this.text = text;
      bytes = new byte[text.length() + 8];
      for (int i = 0; i < text.length(); i++) {
        char letter = text.charAt(i);
        bytes[i] = (byte) (letter == '\u00d7' ? 'x' : letter < 128 ? letter : -1);
      }
    }

    Reading<WrittenMove> read() {
      skipMoveNumber();
      MoveScanner parts = new MoveScanner();
      parts.read(bytes, at);
      boolean castles = parts.castling > 0;
      if (!castles && (parts.to < 0 || parts.end < parts.goal)) {
        expectDestination(parts.goal);
      } else {
        at = parts.end;
        if (!castles) {
          readPromotion();
        }
      }
      skipSuffixes();
      if (at < text.length()) {
        fail(Said.of(InputText.END_OF_MOVE));
      }
      return unreadable.isPresent()
          ? unreadable.get()
          : new Reading.Valid<>(
              new WrittenMove(
                  castles
                      ? Optional.of(CastlingSide.values()[parts.castling - 2])
                      : Optional.empty(),
                  Optional.ofNullable(BitboardPositionConverter.role(parts.role)),
                  parts.file < 0 ? Optional.empty() : Optional.of(File.of(parts.file + 1)),
                  parts.rank < 0 ? Optional.empty() : Optional.of(Rank.of(parts.rank + 1)),
                  parts.sign != 0 && parts.sign != '-',
                  Square.of(parts.to),
                  promotion,
                  marked));
    }

    private void expectDestination(int goal) {
      int start = at;
      at = isFile(bytes[goal]) ? goal + 1 : goal;
      boolean afterFile = at > 0 && isFile(bytes[at - 1]);
      fail(Said.of(at == start ? InputText.A_MOVE : afterFile ? InputText.RANK : InputText.SQUARE));
    }

    private void readPromotion() {
      byte mark = bytes[at];
      boolean isMarked = mark == '=' || mark == '(' || mark == '/';
      at += isMarked ? 1 : 0;
      promotion = Role.ofLetter((char) bytes[at]);
      if (promotion.isPresent()) {
        at++;
        if (mark == '(' && bytes[at] != ')') {
          fail(InputText.verbatim(")"));
        }
        at += mark == '(' ? 1 : 0;
      } else if (isMarked) {
        fail(Said.of(InputText.PROMOTION));
      }
    }

    private void skipMoveNumber() {
      skip(" ");
      int start = at;
      skip("0123456789");
      if (at == start || bytes[at] != '.') {
        at = start;
        return;
      }
      skip(".");
      skip(" ");
    }

    /** Skips the suffixes for check, mate, en passant and annotations. */
    private void skipSuffixes() {
      int start = at;
      skip("+#!? ");
      if (text.startsWith("e.p.", at)) {
        at += 4;
      } else if (text.startsWith("ep", at)) {
        at += 2;
      }
      skip("+#!? ");
      for (int i = start; i < at; i++) {
        marked |= bytes[i] == '+' || bytes[i] == '#';
      }
    }

    private void skip(String letters) {
      while (letters.indexOf(bytes[at]) >= 0) {
        at++;
      }
    }

    /** Keeps the first error. */
    private void fail(Said expected) {
      if (unreadable.isEmpty()) {
        Said found =
            at < text.length()
                ? InputText.verbatim(Excerpt.at(text, at))
                : Said.of(InputText.THE_END);
        unreadable = Optional.of(malformed(text, at, found, expected));
      }
    }
  }
}
