package org.arbiterchess.pgn;

import java.util.Arrays;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/**
 * Reads one game's movetext and plays its moves, including those in variations. It reports the
 * moves to the dispatcher, if there is one. Without a dispatcher, it allocates no memory per move.
 */
final class MovetextReader {

  private static final boolean[] ENDS_MOVE = new boolean[256];

  private static final int LONGEST_BRACKET = 200;

  private static final int SPACE = 1;
  private static final int DIGIT = 2;
  private static final int LETTER = 3;

  /** The token type for each first byte. */
  private static final byte[] KIND = new byte[256];

  static {
    Arrays.fill(KIND, 0, ' ' + 1, (byte) SPACE);
    Arrays.fill(KIND, '0', '9' + 1, (byte) DIGIT);
    Arrays.fill(KIND, 'A', 'Z' + 1, (byte) LETTER);
    Arrays.fill(KIND, 'a', 'z' + 1, (byte) LETTER);
    for (int letter = 0; letter <= ' '; letter++) {
      ENDS_MOVE[letter] = true;
    }
    for (char letter : "{}()[];$!?".toCharArray()) {
      ENDS_MOVE[letter] = true;
    }
  }

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final MoveTokenParser token = new MoveTokenParser();
  private final UnusualTokenParser words;

  private byte[] text;
  private int from;
  private int to;
  private Optional<VisitorDispatcher> feed = Optional.empty();

  /** The nesting depth within a skipped variation; 0 if no variation is being skipped. */
  private int ignored;

  private int variations;
  private boolean numbered;
  private Result result = Result.NONE;
  private int resultAt;

  MovetextReader(
      PgnLimits budget,
      PgnProblemCollector notebook,
      VariationStack lines,
      StartPositionReader start) {
    this.budget = budget;
    this.notebook = notebook;
    this.lines = lines;
    this.words = new UnusualTokenParser(notebook, lines, start);
  }

  /** The result at the end of the moves, or NONE if it is missing or {@code *}. */
  Result result() {
    return result;
  }

  /** The index of the result in the text, or -1. */
  int resultAt() {
    return resultAt;
  }

  void read(byte[] bytes, int begin, int end, Optional<VisitorDispatcher> told) {
    text = bytes;
    from = begin;
    to = end;
    feed = told;
    ignored = 0;
    variations = 0;
    numbered = false;
    result = Result.NONE;
    resultAt = -1;
    int at = begin;
    while (at < end) {
      byte letter = bytes[at];
      switch (KIND[letter & 0xFF]) {
        case SPACE -> at = letter == '\n' && bytes[at + 1] == '%' ? lineEnd(at) : at + 1;
        case DIGIT -> at = number(at);
        case LETTER -> at = move(at);
        default -> at = sign(at);
      }
    }
    while (lines.depth() > 0) {
      notebook.forgive(PgnWarningKind.UNCLOSED_VARIATION, end - 1);
      close();
    }
  }

  private int move(int at) {
    if (ignored == 0 && !lines.isBroken()) {
      int move = token.read(text, at, lines.now());
      if (move > 0 && ENDS_MOVE[text[token.end] & 0xFF]) {
        play(move, at);
        return token.end;
      }
    }
    return word(at);
  }

  private void play(int move, int at) {
    if (token.zeros || token.unsigned || token.coordinates) {
      bend(at);
    }
    if (!numbered && lines.now().turn == 0) {
      notebook.forgive(PgnWarningKind.MISSING_MOVE_NUMBER, at);
    }
    played(move, at);
  }

  private void played(int move, int at) {
    numbered = false;
    if (lines.plies() >= budget.plies()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(text, at, at + 1),
          PgnRemark.exceeding(PgnRemarkKey.MANY_PLIES, budget.plies()));
      lines.breakOff();
      return;
    }
    lines.play(move);
    if (feed.isPresent()) {
      feed.get().move(move);
    }
  }

  private void bend(int at) {
    if (token.zeros) {
      notebook.forgive(PgnWarningKind.CASTLING_WITH_ZEROS, at);
    }
    if (token.coordinates) {
      notebook.forgive(PgnWarningKind.LONG_ALGEBRAIC, at);
    } else if (token.unsigned) {
      notebook.forgive(PgnWarningKind.PROMOTION_WITHOUT_SIGN, at);
    }
  }

  private int number(int at) {
    int i = at + 1;
    while (text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    byte next = text[i];
    if (next == '.') {
      while (text[i] == '.') {
        i++;
      }
      numbered = true;
      return announce(i);
    }
    if (next == '-' || next == '/') {
      int hyphen = next == '/' && text[i + 2] == '-' ? i + 2 : i;
      int end = ResultParser.endingAround(text, from, hyphen);
      return end > 0 ? result(at, end) : move(at);
    }
    if (ENDS_MOVE[next & 0xFF] && !(i - at == 4 && text[at] == '0')) {
      numbered = true;
      return announce(i);
    }
    return word(at);
  }

  private int announce(int at) {
    feed.ifPresent(VisitorDispatcher::number);
    return at;
  }

  private int result(int at, int end) {
    if (lines.depth() == 0 || resultAt < 0) {
      result = ResultParser.of(text, at, end);
      resultAt = at;
    }
    return end;
  }

  /** Reads a token that starts with neither a letter nor a digit. */
  private int sign(int at) {
    switch (text[at]) {
      case '{' -> {
        return comment(at);
      }
      case ';' -> {
        int end = lineEnd(at);
        tell(at + 1, end);
        return end;
      }
      case '(' -> {
        open(at);
        return at + 1;
      }
      case ')' -> {
        closed(at);
        return at + 1;
      }
      case '$' -> {
        return annotation(at);
      }
      case '!', '?' -> {
        int end = text[at + 1] == '!' || text[at + 1] == '?' ? at + 2 : at + 1;
        annotate(Nags.ofGlyph(text, at, end), at);
        return end;
      }
      case '*' -> {
        return result(at, at + 1);
      }
      case '.' -> {
        return at + 1;
      }
      case '}', ']', '<', '>', ',' -> {
        notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
        return at + 1;
      }
      default -> {
        return word(at);
      }
    }
  }

  /** Reads a word that is not a plain legal move. */
  private int word(int at) {
    if (text[at] == '[') {
      return bracket(at);
    }
    int end = at + 1;
    while (end < to && !ENDS_MOVE[text[end] & 0xFF]) {
      end++;
    }
    if (text[end] == '(' && text[end + 2] == ')' && "QRBN".indexOf(text[end + 1]) >= 0) {
      end += 3;
    }
    int half = text[at] < 0 ? ResultParser.endingAround(text, from, hyphen(at, end)) : 0;
    if (half > 0) {
      return result(at, half);
    }
    if (ignored > 0 || lines.isBroken()) {
      return end;
    }
    UnusualTokenParser.Meaning meaning = words.read(text, at, end);
    if (meaning.nag() > 0) {
      annotate(meaning.nag(), at);
    } else if (meaning.move() == VariationStack.PASS) {
      pass(at);
    } else if (meaning.move() > 0) {
      played(meaning.move(), at);
    }
    return end;
  }

  private void pass(int at) {
    numbered = false;
    if (lines.pass()) {
      notebook.forgive(PgnWarningKind.NULL_MOVE, at);
      feed.ifPresent(VisitorDispatcher::pass);
    } else {
      words.cannotPass(text, at);
      lines.breakOff();
    }
  }

  private int hyphen(int at, int end) {
    int i = at;
    while (i < end - 1 && text[i] != '-') {
      i++;
    }
    return i;
  }

  /** Skips text in brackets, which has no meaning in movetext. */
  private int bracket(int at) {
    notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    int limit = Math.min(to, at + LONGEST_BRACKET);
    int i = at + 1;
    while (i < limit && text[i] != ']' && text[i] != '[' && text[i] != '\n') {
      i++;
    }
    return i < limit && text[i] == ']' ? i + 1 : at + 1;
  }

  private int comment(int at) {
    int end = CommentEndFinder.find(text, at, to, true, budget.commentBytes());
    if (end < 0) {
      boolean tooLong = ~end - at >= budget.commentBytes();
      notebook.error(
          tooLong ? PgnError.Kind.OVER_BUDGET : PgnError.Kind.UNCLOSED_COMMENT,
          at,
          TextDecoder.decode(text, at, Math.min(~end, at + 40)),
          tooLong
              ? PgnRemark.exceeding(PgnRemarkKey.COMMENT_TOO_LONG, budget.commentBytes())
              : PgnRemark.of(PgnRemarkKey.UNCLOSED_COMMENT));
      if (!tooLong) {
        tell(at + 1, ~end);
      }
      return ~end;
    }
    tell(at + 1, end);
    return end + 1;
  }

  private void tell(int begin, int end) {
    boolean beyondAscii = false;
    for (int i = begin; i < end; i++) {
      beyondAscii |= text[i] < 0;
      if (text[i] == '{' && text[begin - 1] == '{') {
        notebook.forgive(PgnWarningKind.NESTED_COMMENT, i);
      }
    }
    if (beyondAscii && !TextDecoder.isUtf8(text, begin, end)) {
      notebook.forgive(PgnWarningKind.LATIN_1, begin);
    }
    if (feed.isPresent() && ignored == 0) {
      feed.get().comment(TextDecoder.decode(text, begin, end));
    }
  }

  private int annotation(int at) {
    int i = at + 1;
    int number = 0;
    while (text[i] >= '0' && text[i] <= '9') {
      number = Math.min(1000, 10 * number + text[i] - '0');
      i++;
    }
    annotate(i == at + 1 || number > Nags.MAX ? -1 : number, at);
    return i;
  }

  private void annotate(int nag, int at) {
    if (nag < 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    } else if (ignored == 0 && !lines.isBroken()) {
      feed.ifPresent(told -> told.nag(nag));
    }
  }

  private void open(int at) {
    if (ignored > 0 || lines.isBroken()) {
      ignored++;
      return;
    }
    variations++;
    if (lines.depth() == budget.nesting() || variations > budget.variations()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          "(",
          variations > budget.variations()
              ? PgnRemark.exceeding(PgnRemarkKey.MANY_VARIATIONS, budget.variations())
              : PgnRemark.exceeding(PgnRemarkKey.DEEP_VARIATIONS, budget.nesting()));
      ignored++;
    } else if (!lines.hasMove()) {
      notebook.error(
          PgnError.Kind.NOTHING_TO_VARY, at, "(", PgnRemark.of(PgnRemarkKey.NOTHING_TO_VARY));
      ignored++;
    } else {
      lines.open();
      numbered = false;
      feed.ifPresent(VisitorDispatcher::open);
    }
  }

  private void closed(int at) {
    if (ignored > 0) {
      ignored--;
    } else if (lines.depth() == 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    } else {
      close();
    }
  }

  private void close() {
    lines.close();
    numbered = false;
    feed.ifPresent(VisitorDispatcher::close);
  }

  private int lineEnd(int at) {
    int i = at + 1;
    while (i < to && text[i] != '\n') {
      i++;
    }
    return i;
  }
}
