package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Parses EPD operations. Each consists of an opcode and its operands, terminated by a semicolon. An
 * operand in double quotes may contain spaces and semicolons. The parser returns the counters
 * {@code hmvc} and {@code fmvn} separately because they belong to the position.
 */
final class EpdOperationParser {

  static final String HALFMOVE_CLOCK = "hmvc";
  static final String FULLMOVE_NUMBER = "fmvn";

  private final String text;
  private final int start;
  private final FenProblemCollector problems;
  private int at;
  private final List<Epd.Operation> others = new ArrayList<>();
  private Optional<FenToken> halfmoveClock = Optional.empty();
  private Optional<FenToken> fullmoveNumber = Optional.empty();

  private EpdOperationParser(FenToken token, FenProblemCollector problems) {
    this.text = token.text();
    this.start = token.offset();
    this.problems = problems;
  }

  /** Parses operations until the first problem. */
  static EpdOperationParser read(FenToken token, FenProblemCollector problems) {
    EpdOperationParser operations = new EpdOperationParser(token, problems);
    boolean more = operations.isPrintable();
    while (more) {
      more = operations.readOperation();
    }
    return operations;
  }

  List<Epd.Operation> others() {
    return List.copyOf(others);
  }

  Optional<FenToken> halfmoveClock() {
    return halfmoveClock;
  }

  Optional<FenToken> fullmoveNumber() {
    return fullmoveNumber;
  }

  /** Whether the operand is printable ASCII without double quotes, which EPD cannot escape. */
  static boolean isOperand(String operand) {
    boolean right = true;
    for (int i = 0; i < operand.length(); i++) {
      char letter = operand.charAt(i);
      right &= letter >= ' ' && letter <= '~' && letter != '"';
    }
    return right;
  }

  private boolean isPrintable() {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        InputRemark found = InputRemark.verbatim(Excerpt.at(text, i));
        problems.inText(start + i, found, InputRemark.of(InputText.PRINTABLE_ASCII));
        return false;
      }
    }
    return true;
  }

  static boolean isOpcode(String word) {
    boolean right = !word.isEmpty() && Ascii.isLetter(word.charAt(0));
    for (int i = 1; i < word.length(); i++) {
      char letter = word.charAt(i);
      right &= Ascii.isLetter(letter) || Ascii.isDigit(letter) || letter == '_';
    }
    return right;
  }

  /** Parses one operation. Returns whether to look for another one. */
  private boolean readOperation() {
    skipSpaces();
    if (at == text.length()) {
      return false;
    }
    FenToken opcode = word();
    if (!isOpcode(opcode.text())) {
      String found = opcode.text().isEmpty() ? "" + text.charAt(at) : opcode.text();
      problems.inText(
          opcode.offset(),
          InputRemark.verbatim(Excerpt.of(found)),
          InputRemark.of(InputText.OPCODE));
      return false;
    }
    List<FenToken> operands = new ArrayList<>();
    skipSpaces();
    while (at < text.length() && text.charAt(at) != ';') {
      Optional<FenToken> operand = text.charAt(at) == '"' ? quoted() : Optional.of(word());
      if (operand.isEmpty()) {
        return false;
      }
      operands.add(operand.get());
      skipSpaces();
    }
    if (at == text.length()) {
      problems.inText(
          start + at,
          InputRemark.of(InputText.THE_END),
          InputRemark.of(InputText.SEMICOLON_AFTER, opcode.text()));
      return false;
    }
    at++;
    keep(opcode, operands);
    return true;
  }

  private void keep(FenToken opcode, List<FenToken> operands) {
    boolean clock = opcode.text().equals(HALFMOVE_CLOCK);
    boolean number = opcode.text().equals(FULLMOVE_NUMBER);
    if ((clock || number) && operands.size() != 1) {
      problems.inText(
          opcode.offset(),
          InputRemark.of(InputText.OPERANDS, operands.size()),
          InputRemark.of(InputText.ONE_NUMBER_AFTER, opcode.text()));
    } else if (clock) {
      halfmoveClock = Optional.of(operands.get(0));
    } else if (number) {
      fullmoveNumber = Optional.of(operands.get(0));
    } else {
      List<String> texts = new ArrayList<>(operands.size());
      for (FenToken operand : operands) {
        texts.add(operand.text());
      }
      others.add(new Epd.Operation(opcode.text(), texts));
    }
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private FenToken word() {
    int first = at;
    while (at < text.length() && " ;\"".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return new FenToken(text.substring(first, at), start + first);
  }

  private Optional<FenToken> quoted() {
    int close = text.indexOf('"', at + 1);
    if (close < 0) {
      InputRemark found = InputRemark.verbatim(Excerpt.of(text.substring(at)));
      problems.inText(start + at, found, InputRemark.of(InputText.CLOSING_QUOTE));
      return Optional.empty();
    }
    FenToken inside = new FenToken(text.substring(at + 1, close), start + at + 1);
    at = close + 1;
    return Optional.of(inside);
  }
}
