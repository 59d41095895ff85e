package org.arbiterchess.pgn;

import static org.arbiterchess.pgn.MovetextByteClassifier.DIGIT;
import static org.arbiterchess.pgn.MovetextByteClassifier.ENDS_MOVE;
import static org.arbiterchess.pgn.MovetextByteClassifier.KIND;
import static org.arbiterchess.pgn.MovetextByteClassifier.LETTER;
import static org.arbiterchess.pgn.MovetextByteClassifier.SPACE;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;

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
  private final NagReader nags;
  private final MoveNumberTracker numbers;
  private final TerminationMarker result = new TerminationMarker();

  /** The text, in which pasted words may have been converted to ASCII. */
  private byte[] text = {};

  private OriginalTextOffsets origin = OriginalTextOffsets.SAME;

  /** Whether the words of {@link #text} have been converted to ASCII. */
  private boolean respelled;

  private int from;
  private int to;
  private Optional<PgnVisitorDispatcher> feed = Optional.empty();

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
    this.nags = new NagReader(notebook, variations, comments);
    this.words = new UnusualTokenParser(notebook, lines, start);
    this.numbers = new MoveNumberTracker(notebook, lines, comments);
  }

  /** The result at the end of the moves. */
  TerminationMarker result() {
    return result;
  }

  /**
   * Reads the comments in the tag section.
   *
   * @param places the start and end index of each comment
   */
  void readComments(byte[] bytes, int[] places, Optional<PgnVisitorDispatcher> told) {
    comments.begin(bytes, told);
    for (int i = 0; i < places.length; i += 2) {
      comments.tell(places[i], places[i + 1]);
    }
  }

  /**
   * Reads the moves. If an error has already ended the main line, keeps the moves as unread text.
   *
   * @param moves the text in {@code bytes}, possibly with translated piece letters
   * @param origins maps indexes in {@code moves} to indexes in the original text
   */
  void read(
      byte[] bytes,
      byte[] moves,
      OriginalTextOffsets origins,
      int begin,
      int end,
      Optional<PgnVisitorDispatcher> told) {
    text = moves;
    origin = origins;
    respelled = false;
    from = begin;
    to = end;
    feed = told;
    variations.begin(told);
    nags.begin(told);
    numbers.begin(start, told);
    comments.begin(bytes, told);
    comments.respelled(origins);
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
    numbers.keepWaiting();
    comments.flush(end);
    if (variations.isInside()) {
      result.adoptInner(text);
    }
    variations.end(end);
  }

  /**
   * Skips a line that starts with a percent sign, and excludes it from any unread text around it.
   */
  private int escape(int at) {
    int end = MovetextByteClassifier.lineEnd(text, at + 1, to);
    comments.interrupt(at, end);
    return end;
  }

  private boolean resultFollows(int at) {
    return text[at] == '*' && ResultParser.endingAround(text, from, at) > 0;
  }

  private int move(int at) {
    if (!variations.isUnread()) {
      int move = token.read(text, at, lines.now());
      if (move > 0 && (ENDS_MOVE[text[token.end] & 0xFF] || resultFollows(token.end))) {
        play(move, at);
        checkSigns(at);
        return token.end;
      }
    }
    return word(at);
  }

  private void play(int move, int at) {
    token.forgive(notebook, at);
    numbers.move(lines.now(), at);
    played(move, at);
  }

  /** Adds a warning if the check sign of the last move contradicts the position after it. */
  private void checkSigns(int at) {
    if (token.hasWrongCheckSign(text, lines.now()) && !lines.isBroken()) {
      notebook.forgive(PgnWarningKind.WRONG_SIGN, at);
    }
  }

  private void played(int move, int at) {
    if (lines.plies() >= budget.plies()) {
      numbers.forget();
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(text, at, at + 1),
          Said.of(PgnText.MANY_PLIES, budget.plies()));
      lines.breakOff();
      numbers.startUnread(text, at);
      return;
    }
    numbers.played();
    lines.play(move);
    if (feed.isPresent()) {
      feed.get().move(move);
    }
  }

  private int number(int at) {
    int i = at + 1;
    while (MovetextByteClassifier.isDigit(text[i])) {
      i++;
    }
    byte next = text[i];
    if (next == '.') {
      return variations.isUnread() ? i + 1 : numbers.readDotted(text, at, i);
    }
    if (next == '-' || next == '/') {
      int hyphen = next == '/' && text[i + 2] == '-' ? i + 2 : i;
      int end = ResultParser.endingAround(text, from, hyphen);
      return end > 0 ? result(at, at, end) : move(at);
    }
    if (ENDS_MOVE[next & 0xFF] && !(i - at == 4 && text[at] == '0')) {
      if (!variations.isUnread()) {
        numbers.readBare(text, at, i);
      }
      return i;
    }
    return word(at);
  }

  /**
   * Reads a result.
   *
   * @param wordAt the start of the word that contains the result; it differs from {@code at} if the
   *     word has other characters before the result
   */
  private int result(int wordAt, int at, int end) {
    numbers.keepWaiting();
    if (variations.isInside()) {
      result.inner(at, end);
      if (variations.isUnread()) {
        return end;
      }
      if (text[end] < 0 && !respelled) {
        respell(wordAt);
        return wordAt;
      }
      notebook.forgive(PgnWarningKind.RESULT_IN_VARIATION, at);
      int wordEnd = text[end] < 0 ? wordEnd(end) : end;
      comments.keep(wordAt, wordEnd);
      return wordEnd;
    }
    if (wordAt < at && !variations.isUnread()) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, wordAt);
      comments.keep(wordAt, at);
    }
    if (result.at() >= 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, result.at());
      comments.keep(result.at(), result.end());
    }
    comments.interrupt(at, end);
    result.found(text, at, end);
    return end;
  }

  private int wordEnd(int at) {
    int end = at;
    while (end < to && !ENDS_MOVE[text[end] & 0xFF]) {
      end++;
    }
    return end;
  }

  /** Reads a token that starts with neither a letter nor a digit. */
  private int sign(int at) {
    switch (text[at]) {
      case '{' -> {
        return comments.braces(at, to);
      }
      case ';' -> {
        int end = MovetextByteClassifier.lineEnd(text, at + 1, to);
        comments.read(at, at + 1, end, end);
        return end;
      }
      case '(' -> {
        numbers.keepWaiting();
        numbers.forget();
        variations.open(at, numbers.startOf(text, at));
        return at + 1;
      }
      case ')' -> {
        numbers.keepWaiting();
        numbers.forget();
        variations.close(at, MovetextByteClassifier.isEmptyVariation(text, from, at));
        return at + 1;
      }
      case '$' -> {
        return nags.readNumber(text, at);
      }
      case '!', '?' -> {
        return nags.readGlyph(text, at);
      }
      case '*' -> {
        return result(at, at, at + 1);
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
      respell(at);
      return at;
    }
    if (!ascii) {
      end = Nags.beforeSymbol(text, at, end);
      if (end == at) {
        return nags.readSymbol(text, at, to);
      }
    }
    if (text[end] == '(' && text[end + 2] == ')' && "QRBN".indexOf(text[end + 1]) >= 0) {
      end += 3;
    }
    int hyphen = ResultParser.hyphen(text, at, end);
    int resultEnd = text[at] < 0 ? ResultParser.endingAround(text, from, hyphen) : 0;
    if (resultEnd > 0) {
      int begin = text[hyphen] == '*' ? hyphen : ResultParser.beginBefore(text, from, hyphen);
      return result(at, begin, resultEnd);
    }
    if (variations.isUnread()) {
      return end;
    }
    if (readGluedSymbol(at, end)) {
      return end;
    }
    UnusualTokenParser.Meaning meaning = words.read(text, at, end);
    if (lines.isBroken()) {
      numbers.startUnread(text, at);
    } else if (meaning.comment()) {
      comments.keep(at, end);
    } else if (meaning.nag() > 0) {
      nags.add(meaning.nag(), at);
    } else if (meaning.move() == VariationStack.PASS) {
      pass(at);
    } else if (meaning.move() > 0) {
      played(meaning.move(), at);
    }
    return end;
  }

  /** Converts the words from the given index onwards to ASCII. */
  private void respell(int at) {
    MovetextAsciiConverter converter = new MovetextAsciiConverter(text, origin, at, to, notebook);
    converter.copy();
    text = converter.bytes();
    origin = converter.origin();
    respelled = true;
    comments.respelled(origin);
  }

  /**
   * Reads a move with an annotation symbol directly after it, such as {@code Nf3+-}. A stray hyphen
   * after the move is kept as a comment.
   */
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
    boolean stray = nag == 0 && token.isBeforeStrayHyphen(text, end);
    if (nag == 0 && !stray && token.end < end) {
      return false;
    }
    play(move, at);
    if (withCheck == 0) {
      checkSigns(at);
    }
    if (nag > 0) {
      notebook.forgive(PgnWarningKind.SYMBOL, token.end);
      nags.add(nag, at);
    } else if (stray) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, token.end);
      comments.keep(token.end, end);
    }
    return true;
  }

  private void pass(int at) {
    if (lines.pass()) {
      numbers.played();
      notebook.forgive(PgnWarningKind.NULL_MOVE, at);
      feed.ifPresent(PgnVisitorDispatcher::pass);
    } else {
      numbers.forget();
      words.cannotPass(text, at);
      numbers.startUnread(text, at);
    }
  }
}
