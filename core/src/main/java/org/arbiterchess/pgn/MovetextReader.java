package org.arbiterchess.pgn;

import static org.arbiterchess.pgn.MovetextBytes.DIGIT;
import static org.arbiterchess.pgn.MovetextBytes.ENDS_MOVE;
import static org.arbiterchess.pgn.MovetextBytes.KIND;
import static org.arbiterchess.pgn.MovetextBytes.LETTER;
import static org.arbiterchess.pgn.MovetextBytes.SPACE;

import java.util.Optional;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;
import org.arbiterchess.rules.Setup;

/**
 * Reads one game's movetext and plays its moves, including those in variations. It reports the
 * moves to the dispatcher, if there is one. Without a dispatcher, it allocates no memory per move.
 */
final class MovetextReader {

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final MoveTokenParser token = new MoveTokenParser();
  private final StartPositionReader start;
  private final UnusualTokenParser words;
  private final CommentReader comments;
  private final VariationReader variations;
  private final MovetextResult result = new MovetextResult();

  /** The text, in which pasted words may be spelled in ASCII. */
  private byte[] text;

  /** Whether the words of {@link #text} are spelled in ASCII. */
  private boolean respelled;

  private int from;
  private int to;
  private Optional<VisitorDispatcher> feed = Optional.empty();

  private boolean numbered;

  /** The index of the last move number, or -1. */
  private int numberAt;

  /** Twice the first move number, plus 1 if Black moves first. */
  private int firstPly;

  MovetextReader(
      PgnLimits budget,
      PgnProblemCollector notebook,
      VariationStack lines,
      StartPositionReader start) {
    this.budget = budget;
    this.notebook = notebook;
    this.lines = lines;
    this.start = start;
    this.comments = new CommentReader(budget, notebook);
    this.variations = new VariationReader(budget, notebook, lines, comments);
    this.words = new UnusualTokenParser(notebook, lines, start);
  }

  /** The result at the end of the moves. */
  MovetextResult result() {
    return result;
  }

  /**
   * Reads the comments of the tag section.
   *
   * @param places the start and end index of each comment
   */
  void readComments(byte[] bytes, int[] places, Optional<VisitorDispatcher> told) {
    comments.begin(bytes, told);
    for (int i = 0; i < places.length; i += 2) {
      comments.tell(places[i], places[i + 1]);
    }
  }

  /**
   * Reads the moves. If the main line is broken from the start, keeps them as unread text.
   *
   * @param moves the same text, possibly with other piece letters
   */
  void read(byte[] bytes, byte[] moves, int begin, int end, Optional<VisitorDispatcher> told) {
    text = moves;
    respelled = false;
    from = begin;
    to = end;
    feed = told;
    variations.begin(told);
    numbered = false;
    numberAt = -1;
    firstPly = 2 * start.position().fullmoveNumber() + start.packed().turn;
    comments.begin(bytes, told);
    if (lines.isBroken()) {
      comments.start(begin);
    }
    result.clear();
    int at = begin;
    while (at < end) {
      byte letter = text[at];
      switch (KIND[letter & 0xFF]) {
        case SPACE -> at = letter == '\n' && text[at + 1] == '%' ? escape(at) : at + 1;
        case DIGIT -> at = number(at);
        case LETTER -> at = move(at);
        default -> at = sign(at);
      }
    }
    comments.flush(end);
    if (variations.isInside()) {
      result.adoptInner(text);
    }
    variations.end(end);
  }

  /** Returns the index of the move number directly before a token, or of the token itself. */
  private int withNumber(int at) {
    int i = numberAt < 0 ? at : numberAt;
    while (i < at && (KIND[text[i] & 0xFF] == DIGIT || text[i] == '.' || text[i] == ' ')) {
      i++;
    }
    return numberAt >= 0 && i == at ? numberAt : at;
  }

  /** Skips a line that starts with a percent sign. It is not part of the unreadable text. */
  private int escape(int at) {
    int end = MovetextBytes.lineEnd(text, at + 1, to);
    comments.interrupt(at, end);
    return end;
  }

  private int move(int at) {
    if (!variations.isUnread()) {
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
      comments.start(withNumber(at));
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
    int number = text[at] - '0';
    int i = at + 1;
    while (text[i] >= '0' && text[i] <= '9') {
      number = 10 * number + text[i] - '0';
      i++;
    }
    byte next = text[i];
    if (next == '.') {
      while (text[i] == '.') {
        i++;
      }
      return announce(number, at, i);
    }
    if (next == '-' || next == '/') {
      int hyphen = next == '/' && text[i + 2] == '-' ? i + 2 : i;
      int end = ResultParser.endingAround(text, from, hyphen);
      return end > 0 ? result(at, end) : move(at);
    }
    if (ENDS_MOVE[next & 0xFF] && !(i - at == 4 && text[at] == '0')) {
      return announce(number, at, i);
    }
    return word(at);
  }

  private int announce(int number, int at, int end) {
    if (variations.isUnread()) {
      return end;
    }
    int expected = (firstPly + lines.plies()) >> 1;
    if (numbered || (number != expected && expected <= Setup.COUNTER_LIMIT)) {
      notebook.forgive(PgnWarningKind.WRONG_MOVE_NUMBER, at);
    }
    numbered = true;
    numberAt = at;
    feed.ifPresent(VisitorDispatcher::number);
    return end;
  }

  private int result(int at, int end) {
    if (variations.isInside()) {
      result.inner(at, end);
      if (!variations.isUnread()) {
        notebook.forgive(PgnWarningKind.RESULT_IN_VARIATION, at);
        comments.keep(at, end);
      }
      return end;
    }
    if (result.at() >= 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, result.at());
      comments.keep(result.at(), result.end());
    }
    comments.interrupt(at, comments.paddingEnd(text, end, to));
    result.found(text, at, end);
    return end;
  }

  /** Reads a token that starts with neither a letter nor a digit. */
  private int sign(int at) {
    switch (text[at]) {
      case '{' -> {
        return comments.braces(at, to);
      }
      case ';' -> {
        int end = MovetextBytes.lineEnd(text, at + 1, to);
        comments.read(at, at + 1, end, end);
        return end;
      }
      case '(' -> {
        numbered = false;
        variations.open(at, withNumber(at));
        return at + 1;
      }
      case ')' -> {
        numbered = false;
        variations.close(at);
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
        if (text[at] == '}') {
          comments.interrupt(at, at + 1);
        }
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
      return comments.brackets(at, to);
    }
    int end = at;
    boolean ascii = true;
    while (end < to && (end == at || !ENDS_MOVE[text[end] & 0xFF])) {
      ascii &= text[end] >= 0;
      end++;
    }
    if (!ascii && !respelled) {
      text = PastedText.of(text, at, to, budget.commentBytes(), notebook);
      respelled = true;
      return at;
    }
    if (text[end] == '(' && text[end + 2] == ')' && "QRBN".indexOf(text[end + 1]) >= 0) {
      end += 3;
    }
    int half =
        text[at] < 0
            ? ResultParser.endingAround(text, from, ResultParser.hyphen(text, at, end))
            : 0;
    if (half > 0) {
      return result(at, half);
    }
    if (variations.isUnread()) {
      return end;
    }
    if (readGluedSymbol(at, end)) {
      return end;
    }
    UnusualTokenParser.Meaning meaning = words.read(text, at, end);
    if (lines.isBroken()) {
      comments.start(withNumber(at));
    } else if (meaning.comment()) {
      comments.keep(at, end);
    } else if (meaning.nag() > 0) {
      annotate(meaning.nag(), at);
    } else if (meaning.move() == VariationStack.PASS) {
      pass(at);
    } else if (meaning.move() > 0) {
      played(meaning.move(), at);
    }
    return end;
  }

  /** Reads a move with an annotation symbol directly behind it, such as {@code Nf3+-}. */
  private boolean readGluedSymbol(int at, int end) {
    int move = token.read(text, at, lines.now());
    if (move <= 0 || token.end > end) {
      return false;
    }
    int check = token.end;
    while (check > at && (text[check - 1] == '+' || text[check - 1] == '#')) {
      check--;
    }
    int withCheck = Nags.ofSymbol(TextDecoder.decode(text, check, end));
    int nag = withCheck > 0 ? withCheck : Nags.ofSymbol(TextDecoder.decode(text, token.end, end));
    if (nag > 0) {
      notebook.forgive(PgnWarningKind.SYMBOL, token.end);
      play(move, at);
      annotate(nag, at);
    }
    return nag > 0;
  }

  private void pass(int at) {
    numbered = false;
    if (lines.pass()) {
      notebook.forgive(PgnWarningKind.NULL_MOVE, at);
      feed.ifPresent(VisitorDispatcher::pass);
    } else {
      words.cannotPass(text, at);
      comments.start(withNumber(at));
    }
  }

  private int annotation(int at) {
    int i = at + 1;
    int number = 0;
    while (text[i] >= '0' && text[i] <= '9') {
      number = Math.min(1000, 10 * number + text[i] - '0');
      i++;
    }
    boolean known = i > at + 1 && number <= Nags.MAX;
    annotate(known ? number : -1, at);
    if (!known && i > at + 1 && !variations.isUnread()) {
      comments.keep(at, i);
    }
    return i;
  }

  private void annotate(int nag, int at) {
    if (nag < 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    } else if (!variations.isUnread()) {
      feed.ifPresent(told -> told.nag(nag));
    }
  }
}
