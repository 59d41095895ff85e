package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Square;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Splits pasted text into fields separated by whitespace or underscores. All fields after the
 * placement are optional. The next word is assigned to a field if it looks like a value of that
 * field.
 */
final class LenientFenSplitter {

  // These lists of words are strings, because switches on strings would make the web page's
  // compiled code larger.
  private static final String USUAL_OPCODES = " acd acn acs am bm ce dm eco fmvn hmvc id pm pv sm ";
  private static final String TURNS = " w b white black ";

  private final List<InputRemark> forgiven;
  private final List<FenToken> words = new ArrayList<>();
  private Optional<EpdOperationParser> operations = Optional.empty();
  private int next;

  private LenientFenSplitter(List<InputRemark> forgiven) {
    this.forgiven = forgiven;
  }

  static LenientFenSplitter of(String text, List<InputRemark> forgiven) {
    LenientFenSplitter fields = new LenientFenSplitter(forgiven);
    String plain = fields.withPlainHyphens(text);
    fields.split(plain);
    return fields;
  }

  private String withPlainHyphens(String text) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if ((letter >= 0x2010 && letter <= 0x2015) || letter == 0x2212) {
        plain.setCharAt(i, '-');
      }
    }
    if (!plain.toString().equals(text)) {
      forgiven.add(InputRemark.of(InputText.DASHES_READ));
    }
    return plain.toString();
  }

  private void split(String text) {
    int at = 0;
    boolean odd = false;
    while (at < text.length()) {
      int start = at;
      while (at < text.length() && isSpace(text.charAt(at))) {
        at++;
      }
      boolean oneSpace = at == start + 1 && text.charAt(start) == ' ' && at < text.length();
      odd |= words.isEmpty() ? at != start : !oneSpace;
      int end = at;
      while (end < text.length() && !isSpace(text.charAt(end))) {
        end++;
      }
      if (end > at) {
        if (words.size() >= 4 && Ascii.isLetter(text.charAt(at)) && readOperations(text, at)) {
          break;
        }
        String word = withoutInvisible(text.substring(at, end));
        odd |= word.length() < end - at;
        if (!word.isEmpty()) {
          words.add(new FenToken(word, at));
        }
      }
      at = end;
    }
    if (odd) {
      forgiven.add(InputRemark.of(InputText.SPACE_IGNORED));
    }
  }

  /** Removes byte order marks and zero-width spaces, which do not separate words. */
  private static String withoutInvisible(String word) {
    StringBuilder plain = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != 0xFEFF && word.charAt(i) != 0x200B) {
        plain.append(word.charAt(i));
      }
    }
    return plain.toString();
  }

  private boolean readOperations(String text, int at) {
    String written = withPlainSpaces(withoutInvisible(text.substring(at)));
    if (!tryOperations(written, at)) {
      if (!lacksSemicolon(written) || !tryOperations(written + ";", at)) {
        return false;
      }
      forgiven.add(InputRemark.of(InputText.SEMICOLON_ADDED));
    }
    if (written.length() < text.length() - at) {
      forgiven.add(InputRemark.of(InputText.SPACE_IGNORED));
    }
    return true;
  }

  /** Whether the text is EPD without its last semicolon, rather than FEN followed by other text. */
  private boolean lacksSemicolon(String written) {
    int space = written.indexOf(' ');
    String opcode = space < 0 ? written : written.substring(0, space);
    return words.size() == 4 && (written.indexOf(';') >= 0 || isUsual(opcode));
  }

  private static boolean isUsual(String opcode) {
    boolean comment =
        opcode.length() == 2 && opcode.charAt(0) == 'c' && Ascii.isDigit(opcode.charAt(1));
    return comment || USUAL_OPCODES.indexOf(" " + opcode + " ") >= 0;
  }

  private boolean tryOperations(String written, int at) {
    FenProblemCollector problems = new FenProblemCollector();
    EpdOperationParser read = EpdOperationParser.read(new FenToken(written, at), problems);
    operations = problems.isEmpty() ? Optional.of(read) : Optional.empty();
    return problems.isEmpty();
  }

  /** Replaces every whitespace character with a space, and removes trailing whitespace. */
  private static String withPlainSpaces(String text) {
    StringBuilder plain = new StringBuilder(text);
    int end = 0;
    for (int i = 0; i < text.length(); i++) {
      boolean space = text.charAt(i) != '_' && isSpace(text.charAt(i));
      if (space) {
        plain.setCharAt(i, ' ');
      } else {
        end = i + 1;
      }
    }
    return plain.substring(0, end);
  }

  /** The EPD operations, without the counters. */
  List<Epd.Operation> operations() {
    return operations.isPresent() ? operations.get().others() : List.of();
  }

  private static boolean isSpace(char letter) {
    return letter <= ' '
        || letter == '_'
        || letter == 0xA0
        || letter == 0x3000
        || (letter >= 0x2000 && letter <= 0x200A)
        || letter == 0x2028
        || letter == 0x2029
        || letter == 0x202F;
  }

  FenToken placement() {
    return words.isEmpty() ? new FenToken("", 0) : words.get(next++);
  }

  /** Returns the side to move, if present. Otherwise skips the next word if it fits no field. */
  Optional<FenToken> takeTurn() {
    Optional<FenToken> turn = take(LenientFenSplitter::isTurn);
    boolean otherField =
        next < words.size()
            && (isSquare(words.get(next))
                || Ascii.isNumber(words.get(next).text())
                || isCastling(words.get(next).text()));
    if (turn.isEmpty() && next < words.size() && !otherField) {
      String skipped = Excerpt.of(words.get(next++).text());
      forgiven.add(InputRemark.of(InputText.TURN_NOT_UNDERSTOOD, skipped));
    }
    return turn;
  }

  private static boolean isTurn(FenToken word) {
    return TURNS.indexOf(" " + Ascii.lower(word.text()) + " ") >= 0;
  }

  private static boolean isCastling(String text) {
    for (int i = 0; i < text.length() && !text.equals("-"); i++) {
      if ("KQkqABCDEFGHabcdefgh".indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the castling field, which may be any word except a square or a number. */
  Optional<FenToken> takeCastling() {
    return take(word -> !isSquare(word) && !Ascii.isNumber(word.text()));
  }

  Optional<FenToken> takeEnPassant() {
    return take(word -> !Ascii.isNumber(word.text()));
  }

  /**
   * Returns a counter. If the text contains the counter both as a field and as an operation, the
   * operation takes precedence.
   */
  Optional<FenToken> takeCounter(String opcode) {
    Optional<FenToken> field = take(word -> true);
    Optional<FenToken> operation =
        opcode.equals(EpdOperationParser.HALFMOVE_CLOCK)
            ? operations.flatMap(EpdOperationParser::halfmoveClock)
            : operations.flatMap(EpdOperationParser::fullmoveNumber);
    if (operation.isEmpty()) {
      return field;
    }
    if (field.isPresent() && !field.get().text().equals(operation.get().text())) {
      forgiven.add(
          InputRemark.of(InputText.COUNTER_OVERRULED, Excerpt.of(field.get().text()), opcode));
    }
    return operation;
  }

  boolean hasOperations() {
    return operations.isPresent();
  }

  void ignoreTheRest() {
    if (next < words.size()) {
      forgiven.add(InputRemark.of(InputText.REST_IGNORED, Excerpt.of(words.get(next).text())));
    }
  }

  private interface Look {
    boolean fits(FenToken word);
  }

  private Optional<FenToken> take(Look look) {
    return next < words.size() && look.fits(words.get(next))
        ? Optional.of(words.get(next++))
        : Optional.empty();
  }

  private static boolean isSquare(FenToken word) {
    return Square.ofName(word.text()).isPresent();
  }
}
