package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * A position with EPD operations, as in test suites. The counters {@code hmvc} and {@code fmvn}
 * belong to the position and are not listed as operations.
 */
public record Epd(Position position, List<Operation> operations) {

  public Epd {
    operations = List.copyOf(operations);
    for (Operation operation : operations) {
      String opcode = operation.opcode();
      if (opcode.equals(EpdOperationParser.HALFMOVE_CLOCK)
          || opcode.equals(EpdOperationParser.FULLMOVE_NUMBER)) {
        throw new IllegalArgumentException(
            opcode + " belongs to the position and cannot be an operation");
      }
    }
  }

  /** An opcode, such as {@code bm} or {@code id}, and its operands without quotes. */
  public record Operation(String opcode, List<String> operands) {

    public Operation {
      operands = List.copyOf(operands);
      if (!EpdOperationParser.isOpcode(opcode)) {
        throw new IllegalArgumentException("invalid EPD opcode: " + opcode);
      }
      for (String operand : operands) {
        if (!EpdOperationParser.isOperand(operand)) {
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

  /** The first operation with the given opcode. */
  public Optional<Operation> operation(String opcode) {
    for (Operation operation : operations) {
      if (operation.opcode().equals(opcode)) {
        return Optional.of(operation);
      }
    }
    return Optional.empty();
  }

  /** Strictly parses EPD. Also accepts all input that {@link Fen#read} accepts. */
  public static EpdReading read(String text, Variant variant) {
    FenReader reader = FenReader.read(text, variant);
    return reader.problems().isEmpty()
        ? new EpdReading.Valid(new Epd(Position.of(reader.setup()), reader.operations()))
        : new EpdReading.Invalid(text, reader.problems().inOrder());
  }

  /**
   * Parses EPD as people write it: with extra spaces, without the last semicolon, and with any
   * position that {@link Fen#readLeniently} accepts. {@link EpdReading.Valid#forgiven} lists the
   * corrections.
   */
  public static EpdReading readLeniently(String text, Variant variant) {
    return LenientFenReader.readEpd(text, variant);
  }

  /** Strictly parses the EPD of a position in standard chess. */
  public static EpdReading read(String text) {
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
    StringBuilder text = new StringBuilder(FenWriter.fourFields(position.setup(), false));
    for (Operation operation : operations) {
      text.append(' ').append(operation.written());
    }
    if (position.halfmoveClock() != 0) {
      text.append(' ').append(counter(EpdOperationParser.HALFMOVE_CLOCK, position.halfmoveClock()));
    }
    if (position.fullmoveNumber() != 1) {
      text.append(' ')
          .append(counter(EpdOperationParser.FULLMOVE_NUMBER, position.fullmoveNumber()));
    }
    return text.toString();
  }

  private static String counter(String opcode, int value) {
    return opcode + " " + value + ";";
  }
}
