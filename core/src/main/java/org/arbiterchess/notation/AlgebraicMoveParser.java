package org.arbiterchess.notation;

import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.MoveReading.Malformed;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Parses a move from left to right: move number, piece letter, origin (complete, partial or
 * absent), destination, promotion and suffixes. Upper-case letters are pieces and lower-case
 * letters are files. A move may also consist of only two squares.
 */
final class AlgebraicMoveParser {

  /** The maximum length of a move in any notation, including suffixes. */
  static final int LONGEST = 40;

  private final String text;
  private int at;
  private Optional<Malformed> malformed = Optional.empty();

  private AlgebraicMoveParser(String text) {
    this.text = text;
  }

  /** A parsed move or the reason why parsing failed. Exactly one of the two is present. */
  record Scan(Optional<ParsedMove> words, Optional<Malformed> malformed) {}

  static Scan scan(String text) {
    if (text.length() > LONGEST) {
      Malformed tooLong =
          new Malformed(
              text,
              LONGEST,
              InputRemark.of(InputText.CHARACTERS, text.length()),
              InputRemark.of(InputText.AT_MOST_CHARACTERS, LONGEST));
      return new Scan(Optional.empty(), Optional.of(tooLong));
    }
    AlgebraicMoveParser scanner = new AlgebraicMoveParser(text);
    scanner.skipMoveNumber();
    Optional<ParsedMove> words = scanner.castling().or(scanner::piece);
    scanner.skipAdditions();
    if (scanner.malformed.isEmpty() && scanner.at < text.length()) {
      scanner.fail(InputText.END_OF_MOVE);
    }
    return new Scan(scanner.malformed.isPresent() ? Optional.empty() : words, scanner.malformed);
  }

  private Optional<ParsedMove> castling() {
    char letter = peek(0);
    if (letter != '0' && letter != 'O' && letter != 'o') {
      return Optional.empty();
    }
    int end = at + 1;
    int letters = 1;
    while (end < text.length()) {
      boolean hyphen = text.charAt(end) == '-';
      int next = hyphen ? end + 1 : end;
      if (next >= text.length() || text.charAt(next) != letter) {
        break;
      }
      letters++;
      end = next + 1;
    }
    if (letters != 2 && letters != 3) {
      return Optional.empty();
    }
    at = end;
    return Optional.of(
        new ParsedMove.Castling(letters == 2 ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE));
  }

  private Optional<ParsedMove> piece() {
    int start = at;
    Optional<Role> role = capital();
    Optional<File> file = file();
    Optional<Rank> rank = rank();
    boolean complete = file.isPresent() && rank.isPresent();
    int separator = at;
    boolean capture = separator() == 'x';
    boolean goalFollows = isFile(peek(0)) && isRank(peek(1));
    if (complete && at == separator && !goalFollows) {
      Square to = Square.of(file.orElseThrow(), rank.orElseThrow());
      return withPromotion(role, Optional.empty(), Optional.empty(), false, to);
    }
    if (!goalFollows) {
      if (isFile(peek(0))) {
        at++;
      }
      boolean nothingYet = at == start;
      fail(nothingYet ? InputText.A_MOVE : isFile(last()) ? InputText.RANK : InputText.SQUARE);
      return Optional.empty();
    }
    Square to = Square.of(file().orElseThrow(), rank().orElseThrow());
    return withPromotion(role, file, rank, capture, to);
  }

  private Optional<ParsedMove> withPromotion(
      Optional<Role> role, Optional<File> file, Optional<Rank> rank, boolean capture, Square to) {
    char mark = peek(0);
    boolean marked = mark == '=' || mark == '(' || mark == '/';
    at += marked ? 1 : 0;
    Optional<Role> promotion = Role.ofLetter(peek(0));
    if (promotion.isPresent()) {
      at++;
    } else if (marked) {
      fail(InputText.PROMOTION);
    }
    if (mark == '(' && promotion.isPresent()) {
      if (peek(0) == ')') {
        at++;
      } else {
        fail(InputRemark.verbatim(")"));
      }
    }
    return Optional.of(new ParsedMove.Piece(role, file, rank, capture, to, promotion));
  }

  private Optional<Role> capital() {
    Optional<Role> role = Role.ofLetter(peek(0)).filter(r -> r.capital() == peek(0));
    at += role.isPresent() ? 1 : 0;
    return role;
  }

  private Optional<File> file() {
    return isFile(peek(0)) ? Optional.of(File.of(text.charAt(at++) - 'a' + 1)) : Optional.empty();
  }

  private Optional<Rank> rank() {
    return isRank(peek(0)) ? Optional.of(Rank.of(text.charAt(at++) - '0')) : Optional.empty();
  }

  /**
   * Skips a capture sign or a hyphen. Returns {@code 'x'} for any capture sign, otherwise a space.
   */
  private char separator() {
    char letter = peek(0);
    if (letter == 'x' || letter == 'X' || letter == ':' || letter == 0xD7) {
      at++;
      return 'x';
    }
    if (letter == '-') {
      at++;
    }
    return ' ';
  }

  private void skipMoveNumber() {
    skipSpaces();
    int end = at;
    while (end < text.length() && Ascii.isDigit(text.charAt(end))) {
      end++;
    }
    if (end > at && end < text.length() && text.charAt(end) == '.') {
      while (end < text.length() && text.charAt(end) == '.') {
        end++;
      }
      at = end;
      skipSpaces();
    }
  }

  /** Skips the suffixes for check, mate, en passant and annotations, which the parser ignores. */
  private void skipAdditions() {
    if (malformed.isPresent()) {
      return;
    }
    skipMarks();
    if (text.startsWith("e.p.", at)) {
      at += 4;
    } else if (text.startsWith("ep", at)) {
      at += 2;
    }
    skipMarks();
  }

  private void skipMarks() {
    while (at < text.length() && "+#!? ".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  /**
   * The character {@code ahead} positions after the current one, or a space if the text ends before
   * it.
   */
  private char peek(int ahead) {
    return at + ahead < text.length() ? text.charAt(at + ahead) : ' ';
  }

  private char last() {
    return at == 0 ? ' ' : text.charAt(at - 1);
  }

  private static boolean isFile(char letter) {
    return letter >= 'a' && letter <= 'h';
  }

  private static boolean isRank(char letter) {
    return letter >= '1' && letter <= '8';
  }

  private void fail(InputText expected) {
    fail(InputRemark.of(expected));
  }

  private void fail(InputRemark expected) {
    if (malformed.isEmpty()) {
      InputRemark found =
          at < text.length()
              ? InputRemark.verbatim(Excerpt.at(text, at))
              : InputRemark.of(InputText.THE_END);
      malformed = Optional.of(new Malformed(text, at, found, expected));
    }
  }
}
