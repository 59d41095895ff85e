package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.FenParser.Word;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;

/**
 * A position with EPD operations, as in test suites. The counters {@code hmvc} and {@code fmvn}
 * belong to the position and are not listed as operations.
 */
public record Epd(Position position, List<Operation> operations) {

  static final String HALFMOVE_CLOCK = "hmvc";
  static final String FULLMOVE_NUMBER = "fmvn";

  public Epd {
    operations = List.copyOf(operations);
    for (Operation operation : operations) {
      if (isCounter(operation.opcode())) {
        throw new IllegalArgumentException(
            operation.opcode() + " belongs to the position and cannot be an operation");
      }
    }
  }

  /** An opcode, such as {@code bm} or {@code id}, and its operands without quotes. */
  public record Operation(String opcode, List<String> operands) {

    public Operation {
      operands = List.copyOf(operands);
      if (!isOpcode(opcode)) {
        throw new IllegalArgumentException("invalid EPD opcode: " + opcode);
      }
      // EPD cannot escape double quotes.
      for (String operand : operands) {
        if (firstUnprintable(operand) >= 0 || operand.indexOf('"') >= 0) {
          throw new IllegalArgumentException("invalid EPD operand: " + operand);
        }
      }
    }

    private boolean isText() {
      return opcode.equals("id") || (opcode.length() == 2 && opcode.charAt(0) == 'c');
    }

    private String written() {
      StringBuilder text = new StringBuilder(opcode);
      for (String operand : operands) {
        boolean bare = !isText() && !operand.isEmpty();
        for (int i = 0; i < operand.length(); i++) {
          bare &= operand.charAt(i) > ' ' && operand.charAt(i) != ';';
        }
        text.append(bare ? " " : " \"").append(operand).append(bare ? "" : "\"");
      }
      return text.append(';').toString();
    }
  }

  private static boolean isCounter(String opcode) {
    return opcode.equals(HALFMOVE_CLOCK) || opcode.equals(FULLMOVE_NUMBER);
  }

  private static boolean isOpcode(String word) {
    boolean right = !word.isEmpty() && Ascii.isLetter(word.charAt(0));
    for (int i = 1; i < word.length(); i++) {
      char letter = word.charAt(i);
      right &= Ascii.isLetter(letter) || Ascii.isDigit(letter) || letter == '_';
    }
    return right;
  }

  private static int firstUnprintable(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        return i;
      }
    }
    return -1;
  }

  /** The first operation with the given opcode. */
  public Optional<Operation> operation(String opcode) {
    return Lists.first(operations, operation -> operation.opcode().equals(opcode));
  }

  /**
   * The moves of {@code bm}, of which any is best; empty if there is no such operation.
   *
   * @throws TextParseException if an operand is ambiguous or not a move
   * @throws IllegalMoveException if an operand is an illegal move
   */
  public List<Move> bestMoves() {
    return moves("bm");
  }

  /**
   * The moves of {@code am}, all of which are mistakes; empty if there is no such operation.
   *
   * @throws TextParseException if an operand is ambiguous or not a move
   * @throws IllegalMoveException if an operand is an illegal move
   */
  public List<Move> avoidMoves() {
    return moves("am");
  }

  private List<Move> moves(String opcode) {
    List<String> texts = operation(opcode).map(Operation::operands).orElse(List.of());
    return List.copyOf(Lists.map(texts, text -> San.parse(position, text)));
  }

  /** Strictly parses EPD. Also accepts all input that {@link Fen#read} accepts. */
  public static Reading<Epd> read(String text, Variant variant) {
    return FenParser.strictly(text, variant).epd();
  }

  /**
   * Parses EPD as people write it: with extra spaces, without the last semicolon, and with any
   * position that {@link Fen#readLeniently} accepts. {@link Reading.Valid#forgiven} lists the
   * corrections.
   */
  public static Reading<Epd> readLeniently(String text, Variant variant) {
    return FenParser.leniently(text, variant).epd();
  }

  /** Strictly parses the EPD of a position in standard chess. */
  public static Reading<Epd> read(String text) {
    return read(text, Variant.CLASSICAL);
  }

  /**
   * Strictly parses the EPD of a position in standard chess.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Epd parse(String text) {
    return parse(text, Variant.CLASSICAL);
  }

  /**
   * Strictly parses EPD.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Epd parse(String text, Variant variant) {
    return read(text, variant).orElseThrow();
  }

  /**
   * Parses EPD as {@link #readLeniently} does.
   *
   * @throws TextParseException if there are problems; the message lists all of them
   */
  public static Epd parseLeniently(String text, Variant variant) {
    return readLeniently(text, variant).orElseThrow();
  }

  /**
   * Writes the first four FEN fields and the operations. The counters come last. A halfmove clock
   * of 0 and a move number of 1 are omitted.
   */
  public String write() {
    StringBuilder text = new StringBuilder(Fen.fourFields(position.setup(), false));
    for (Operation operation : operations) {
      text.append(' ').append(operation.written());
    }
    if (position.halfmoveClock() != 0) {
      text.append(" hmvc ").append(position.halfmoveClock()).append(';');
    }
    if (position.fullmoveNumber() != 1) {
      text.append(" fmvn ").append(position.fullmoveNumber()).append(';');
    }
    return text.toString();
  }

  /**
   * Parses operations until the first problem. Each consists of an opcode and its operands,
   * terminated by a semicolon. An operand in double quotes may contain spaces and semicolons. The
   * counters are returned separately because they belong to the position.
   */
  static final class OperationParser {

    private final String text;
    private final int start;
    private final List<Problem> problems;
    private int at;
    private final List<Operation> others = new ArrayList<>();
    private Optional<Word> halfmoveClock = Optional.empty();
    private Optional<Word> fullmoveNumber = Optional.empty();

    OperationParser(Word rest, List<Problem> problems) {
      this.text = rest.text();
      this.start = rest.offset();
      this.problems = problems;
      int wrong = firstUnprintable(text);
      if (wrong >= 0) {
        problem(wrong, Excerpt.at(text, wrong), Said.of(InputText.PRINTABLE_ASCII));
      }
      boolean more = wrong < 0;
      while (more) {
        more = readOperation();
      }
    }

    List<Operation> others() {
      return others;
    }

    Optional<Word> counter(String opcode) {
      return opcode.equals(HALFMOVE_CLOCK) ? halfmoveClock : fullmoveNumber;
    }

    /** Parses one operation. Returns whether to look for another one. */
    private boolean readOperation() {
      skipSpaces();
      if (at == text.length()) {
        return false;
      }
      Word opcode = word();
      if (!isOpcode(opcode.text())) {
        String found = opcode.text().isEmpty() ? "" + text.charAt(at) : opcode.text();
        return problem(opcode.offset() - start, found, Said.of(InputText.OPCODE));
      }
      List<Word> operands = new ArrayList<>();
      skipSpaces();
      while (at < text.length() && text.charAt(at) != ';') {
        boolean quoted = text.charAt(at) == '"';
        int close = text.indexOf('"', at + 1);
        if (quoted && close < 0) {
          return problem(at, text.substring(at), Said.of(InputText.CLOSING_QUOTE));
        }
        operands.add(quoted ? new Word(text.substring(at + 1, close), start + at + 1) : word());
        at = quoted ? close + 1 : at;
        skipSpaces();
      }
      if (at == text.length()) {
        Said expected = Said.of(InputText.SEMICOLON_AFTER, opcode.text());
        return problem(at, Said.of(InputText.THE_END), expected);
      }
      at++;
      return keep(opcode, operands);
    }

    private boolean keep(Word opcode, List<Word> operands) {
      if (!isCounter(opcode.text())) {
        others.add(new Operation(opcode.text(), Lists.map(operands, Word::text)));
      } else if (operands.size() != 1) {
        Said found = Said.of(InputText.OPERANDS, operands.size());
        Said expected = Said.of(InputText.ONE_NUMBER_AFTER, opcode.text());
        problem(opcode.offset() - start, found, expected);
      } else if (opcode.text().equals(HALFMOVE_CLOCK)) {
        halfmoveClock = Optional.of(operands.get(0));
      } else {
        fullmoveNumber = Optional.of(operands.get(0));
      }
      return true;
    }

    private void skipSpaces() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    private Word word() {
      int first = at;
      while (at < text.length() && " ;\"".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return new Word(text.substring(first, at), start + first);
    }

    private boolean problem(int offset, String found, Said expected) {
      return problem(offset, InputText.verbatim(Excerpt.of(found)), expected);
    }

    /** Adds a problem and returns false, because no operation follows it. */
    private boolean problem(int offset, Said found, Said expected) {
      problems.add(FenParser.problemOf(FenField.TEXT, start + offset, found, expected));
      return false;
    }
  }
}
