package org.arbiterchess.pgn.read;

import static org.arbiterchess.pgn.read.Tokenizer.ENDS_MOVE;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.pgn.read.Tokenizer.Token;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.WordLookup;

/**
 * Reads one game's movetext and plays its moves, including those in variations. Unless {@link
 * Lines} keeps the moves, it allocates no memory per move.
 */
final class MovetextReader {

  static final WordLookup NULL_MOVES = new WordLookup("--", "Z0", "z0", "0000", "null", "pass");

  /** Words that describe the previous move. They are ignored: the move is clear without them. */
  private static final WordLookup REMARKS =
      new WordLookup("e.p.", "ep", "+", "++", "#", "ch", "ch.", "dis", "dbl", "mate", "x");

  /** Words that are treated as comments even without braces. */
  private static final WordLookup COMMENTS = new WordLookup("resigns", "resigned", "draw");

  private final PgnLimits budget;
  private final Lines lines;
  private final MoveTokenParser move = new MoveTokenParser();
  private final Movetext movetext;
  private final TextBetweenMoves between;

  /** The result at the end of the moves. */
  TerminationMarker result = TerminationMarker.NONE;

  /** The last result in a variation. It counts only if the variation is never closed. */
  private TerminationMarker innerResult = TerminationMarker.NONE;

  private final Tokenizer tokens = new Tokenizer();
  private byte[] text = {};

  /** The last token that was not a move number. */
  private Token last = Token.END;

  /** The nesting depth within a variation that is being skipped; 0 outside such a variation. */
  private int ignored;

  private int variations;

  MovetextReader(PgnLimits budget, PgnProblemCollector notebook, Lines lines) {
    this.budget = budget;
    this.lines = lines;
    this.movetext = new Movetext(notebook);
    this.between = new TextBetweenMoves(budget, lines, movetext);
  }

  /** The index of the result in the game. */
  int resultAt() {
    return movetext.origin(result.at());
  }

  /** Whether the words have piece letters of the language, and none that only English has. */
  boolean fitsLanguage() {
    return movetext.fitsLanguage();
  }

  /** Reads the comments in the tag section, of which each has a start and an end. */
  void readComments(byte[] bytes, List<int[]> places) {
    movetext.begin(bytes, 0, 0, Optional.empty());
    between.begin();
    places.forEach(place -> between.tell(place[0], place[1]));
  }

  /**
   * Reads the moves. If an error has already ended the main line, keeps the moves as unread text.
   */
  void read(byte[] bytes, int begin, int end, Optional<Movetext.Language> language) {
    ignored = 0;
    variations = 0;
    movetext.begin(bytes, begin, end, language);
    between.begin();
    if (lines.isBroken()) {
      between.start(begin);
    }
    result = TerminationMarker.NONE;
    innerResult = TerminationMarker.NONE;
    text = movetext.text;
    tokens.begin(text, begin, movetext.to);
    if (language.isEmpty() || movetext.fitsLanguage()) {
      readTokens();
    }
    between.keepWaiting();
    between.flush(movetext.to);
    if (isInside() && !result.isFound()) {
      result = innerResult;
    }
    while (lines.depth > 0) {
      movetext.forgive(PgnWarning.Kind.UNCLOSED_VARIATION, movetext.to - 1);
      lines.close();
    }
  }

  /** Reads the text again from the start of a word, with the words from there on in ASCII. */
  private void respell(int at) {
    movetext.spell(tokens.from, at);
    text = movetext.text;
    tokens.text = text;
    tokens.to = movetext.to;
    tokens.end = at;
  }

  private void readTokens() {
    while (true) {
      Token token = tokens.next();
      int at = tokens.at;
      switch (token) {
        case WORD -> move();
        case NUMBER -> number();
        case COMMENT -> between.braces(tokens);
        case NAG -> nag();
        case OPEN -> open(at);
        case CLOSE -> close(at);
        case GLYPH -> annotate(Nags.ofGlyph(text, at, tokens.end), at);
        case DOT -> {
          // Full stops after a move number may stand apart from it.
        }
        case LINE_COMMENT -> between.line(tokens);
        case ESCAPE -> between.interrupt(at, tokens.end);
        case ASTERISK -> result(at, at, at + 1);
        case BRACKET -> tokens.end = between.brackets(at, tokens.to);
        case STRAY -> stray(at);
        case OTHER -> word();
        case END -> {
          return;
        }
      }
      boolean dotted = tokens.end > at && text[tokens.end - 1] == '.';
      if (token != Token.DOT && !(token == Token.NUMBER && dotted)) {
        last = token;
      }
    }
  }

  /** Whether an error earlier in the line makes the current text unreadable. */
  private boolean isUnread() {
    return ignored > 0 || lines.isBroken();
  }

  /** Whether the current text is part of a variation. */
  private boolean isInside() {
    return ignored > 0 || lines.depth > 0;
  }

  private void stray(int at) {
    movetext.forgive(PgnWarning.Kind.STRAY_SIGN, at);
    if (text[at] == '}') {
      between.interrupt(at, at + 1);
    }
  }

  private void move() {
    int at = tokens.at;
    if (!isUnread()) {
      int found = move.read(text, at, lines.now());
      if (found > 0 && (ENDS_MOVE[text[move.end] & 0xFF] || resultFollows(move.end))) {
        tokens.end = move.end;
        play(found, at);
        checkSigns(at);
        return;
      }
    }
    word();
  }

  private boolean resultFollows(int at) {
    return text[at] == '*' && TerminationMarker.endingAround(text, tokens.from, at) > 0;
  }

  private void play(int found, int at) {
    move.forgive(movetext, at);
    between.move(lines.now(), at);
    played(found, at);
  }

  /** Adds a warning if the check sign of the last move contradicts the position after it. */
  private void checkSigns(int at) {
    if (move.hasWrongCheckSign(text, lines.now()) && !lines.isBroken()) {
      movetext.forgive(PgnWarning.Kind.WRONG_SIGN, at);
    }
  }

  private void played(int found, int at) {
    if (lines.plies() >= budget.plies()) {
      between.forget();
      movetext.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(text, at, at + 1),
          Said.of(PgnText.MANY_PLIES, budget.plies()));
      lines.breakOff();
      between.startUnread(at);
      return;
    }
    between.played();
    lines.play(found);
  }

  private void number() {
    int at = tokens.at;
    int end = tokens.end;
    byte next = text[end];
    if (next == '.') {
      tokens.end = isUnread() ? end + 1 : between.readDotted(at, end);
    } else if (next == '-' || next == '/') {
      int hyphen = next == '/' && text[end + 2] == '-' ? end + 2 : end;
      int resultEnd = TerminationMarker.endingAround(text, tokens.from, hyphen);
      if (resultEnd > 0) {
        result(at, at, resultEnd);
      } else {
        move();
      }
    } else if (ENDS_MOVE[next & 0xFF] && !(end - at == 4 && text[at] == '0')) {
      if (!isUnread()) {
        between.readBare(at, end);
      }
    } else {
      word();
    }
  }

  /**
   * Reads a result.
   *
   * @param wordAt the start of the word that contains the result; it differs from {@code at} if the
   *     word has other characters before the result
   */
  private void result(int wordAt, int at, int end) {
    between.keepWaiting();
    tokens.end = end;
    Result value = TerminationMarker.parse(text, at, end);
    boolean isShort = text[at] == '1' && value == Result.DRAW && end - at == 3;
    TerminationMarker found = new TerminationMarker(value, at, end, isShort);
    if (isInside()) {
      innerResult = found;
      if (isUnread()) {
        return;
      }
      if (text[end] < 0 && !movetext.isSpelled()) {
        respell(wordAt);
        return;
      }
      movetext.forgive(PgnWarning.Kind.RESULT_IN_VARIATION, at);
      tokens.end = text[end] < 0 ? tokens.wordEnd() : end;
      between.keep(wordAt, tokens.end);
      return;
    }
    if (wordAt < at && !isUnread()) {
      keepStray(wordAt, at);
    }
    if (result.isFound()) {
      keepStray(result.at(), result.end());
    }
    between.interrupt(at, end);
    result = found;
  }

  /** Reads a word that is not a plain legal move. */
  private void word() {
    int at = tokens.at;
    int end = tokens.wordEnd();
    boolean ascii = TextDecoder.isAscii(text, at, end);
    if (!ascii && !movetext.isSpelled()) {
      respell(at);
      return;
    }
    if (!ascii) {
      end = Nags.beforeSymbol(text, at, end);
      if (end == at) {
        symbol();
        return;
      }
    }
    end = withPromotion(end);
    tokens.end = end;
    int hyphen = TerminationMarker.hyphen(text, at, end);
    int resultEnd = text[at] < 0 ? TerminationMarker.endingAround(text, tokens.from, hyphen) : 0;
    if (resultEnd > 0) {
      int begin =
          text[hyphen] == '*' ? hyphen : TerminationMarker.beginBefore(text, tokens.from, hyphen);
      result(at, begin, resultEnd);
      return;
    }
    if (isUnread() || readGluedSymbol(at, end)) {
      return;
    }
    unusual(TextDecoder.decode(text, at, Math.min(end, at + 100)), at, end);
    if (lines.isBroken()) {
      between.startUnread(at);
    }
  }

  /** Reads a word that is neither a number nor a move in SAN. */
  private void unusual(String word, int at, int end) {
    int nag = Nags.ofSymbol(word);
    if (NULL_MOVES.has(word)) {
      pass(at);
    } else if (nag > 0) {
      movetext.forgive(PgnWarning.Kind.SYMBOL, at);
      annotate(nag, at);
    } else if (REMARKS.has(word)) {
      movetext.forgive(PgnWarning.Kind.STRAY_SIGN, at);
    } else if (COMMENTS.has(word)) {
      keepStray(at, end);
    } else {
      unusualMove(word, at);
    }
  }

  /** Reads a move in any notation, and explains why if it is none, or illegal. */
  private void unusualMove(String word, int at) {
    Position position = lines.position();
    Reading<Attempt> reading = position.readMove(word);
    if (reading instanceof Reading.Valid<Attempt> valid) {
      ruled(rule(position, valid.value()), word, at);
      return;
    }
    Problem problem = reading.problems().get(0);
    boolean isAmbiguous = problem.said().key() == InputText.AMBIGUOUS_MOVE;
    Said why =
        isAmbiguous
            ? problem.said()
            : Said.of(
                InputText.WRONG_MOVE,
                Excerpt.of(word),
                problem.offset(),
                problem.found(),
                problem.expected(),
                problem.offset() + 1);
    fail(
        isAmbiguous ? PgnError.Kind.AMBIGUOUS_MOVE : PgnError.Kind.NOT_A_MOVE,
        at,
        word,
        Said.of(PgnText.NOT_UNDERSTOOD, why));
  }

  private void ruled(Ruling ruling, String word, int at) {
    if (ruling instanceof Ruling.Illegal illegal) {
      Said why = Said.of(PgnText.NOT_ALLOWED, Excerpt.of(word), illegal);
      fail(PgnError.Kind.ILLEGAL_MOVE, at, word, why);
    } else {
      movetext.forgive(PgnWarning.Kind.OTHER_NOTATION, at);
      played(PositionAndMovePacker.pack(lines.now(), ((Ruling.Legal) ruling).move()), at);
    }
  }

  private void fail(PgnError.Kind kind, int at, String word, Said why) {
    movetext.error(kind, at, word, why);
    lines.breakOff();
  }

  /**
   * Rules on the attempt. Uses the main line's history if that history is available and affects the
   * ruling.
   */
  private Ruling rule(Position position, Attempt attempt) {
    Ruling ruling = position.rule(attempt);
    if (!(ruling instanceof Ruling.Illegal illegal)) {
      return ruling;
    }
    if (!position.hasLegalMove()) {
      return Game.start(position, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0).rule(attempt);
    }
    boolean recorded =
        switch (illegal.detail()) {
          case RIGHT_LOST, EN_PASSANT_NOT_NOW -> lines.depth == 0;
          default -> false;
        };
    return recorded ? lines.game().map(game -> game.rule(attempt)).orElse(ruling) : ruling;
  }

  /** Returns the end of a word, including a promotion piece in parentheses after it. */
  private int withPromotion(int end) {
    boolean promotion =
        text[end] == '(' && text[end + 2] == ')' && "QRBN".indexOf(text[end + 1]) >= 0;
    return promotion ? end + 3 : end;
  }

  /**
   * Reads a move with an annotation symbol directly after it, such as {@code Nf3+-}. A stray hyphen
   * after the move is kept as a comment.
   */
  private boolean readGluedSymbol(int at, int end) {
    int found = move.read(text, at, lines.now());
    if (found <= 0 || move.end > end) {
      return false;
    }
    int withCheck = Nags.ofSymbol(TextDecoder.decode(text, move.signs, end));
    int nag = withCheck > 0 ? withCheck : Nags.ofSymbol(TextDecoder.decode(text, move.end, end));
    boolean hyphen = nag == 0 && move.isBeforeStrayHyphen(text, end);
    if (nag == 0 && !hyphen && move.end < end) {
      return false;
    }
    play(found, at);
    if (withCheck == 0) {
      checkSigns(at);
    }
    if (nag > 0) {
      movetext.forgive(PgnWarning.Kind.SYMBOL, move.end);
      annotate(nag, at);
    } else if (hyphen) {
      keepStray(move.end, end);
    }
    return true;
  }

  private void pass(int at) {
    if (lines.pass()) {
      between.played();
      movetext.forgive(PgnWarning.Kind.NULL_MOVE, at);
    } else {
      between.forget();
      String word = TextDecoder.decode(text, at, at + 2);
      fail(PgnError.Kind.ILLEGAL_MOVE, at, word, Said.of(PgnText.PASS_IN_CHECK));
    }
  }

  /** Reads a NAG with its dollar sign. */
  private void nag() {
    int at = tokens.at;
    int end = tokens.end;
    int number = 0;
    for (int i = at + 1; i < end; i++) {
      number = Math.min(1000, 10 * number + text[i] - '0');
    }
    boolean known = end > at + 1 && number <= MoveAnnotations.MAX_NAG;
    annotate(known ? number : -1, at);
    if (!known && end > at + 1 && !isUnread()) {
      between.keep(at, end);
    }
  }

  /** Reads a non-ASCII symbol. A symbol without a NAG is kept as a comment. */
  private void symbol() {
    int at = tokens.at;
    tokens.end = at + TextDecoder.length(text, at, tokens.to);
    if (!isUnread()) {
      int nag = Nags.ofSymbol(TextDecoder.decode(text, at, tokens.end));
      if (nag > 0) {
        movetext.forgive(PgnWarning.Kind.SYMBOL, at);
        annotate(nag, at);
      } else {
        keepStray(at, tokens.end);
      }
    }
  }

  /** Keeps stray text as a comment. */
  private void keepStray(int at, int end) {
    movetext.forgive(PgnWarning.Kind.STRAY_SIGN, at);
    between.keep(at, end);
  }

  /** Adds a NAG. If it is -1, reports a stray sign instead. */
  private void annotate(int nag, int at) {
    if (nag < 0) {
      movetext.forgive(PgnWarning.Kind.STRAY_SIGN, at);
    } else if (!isUnread()) {
      lines.nag(nag);
    }
  }

  /** Opens a variation. If it cannot be read, only its nesting depth is tracked. */
  private void open(int at) {
    between.keepWaiting();
    between.forget();
    if (isUnread()) {
      ignored++;
      return;
    }
    variations++;
    if (variations > budget.variations()) {
      refuse(PgnError.Kind.OVER_BUDGET, at, PgnText.MANY_VARIATIONS, budget.variations());
    } else if (lines.depth == budget.nesting()) {
      refuse(PgnError.Kind.OVER_BUDGET, at, PgnText.DEEP_VARIATIONS, budget.nesting());
    } else if (!lines.hasMove()) {
      refuse(PgnError.Kind.NOTHING_TO_VARY, at, PgnText.NOTHING_TO_VARY);
    } else {
      lines.open();
    }
  }

  private void refuse(PgnError.Kind kind, int at, PgnText remark, Object... values) {
    movetext.error(kind, at, "(", Said.of(remark, values));
    ignored++;
    between.startUnread(at);
  }

  private void close(int at) {
    between.keepWaiting();
    between.forget();
    if (ignored > 0) {
      ignored--;
      if (!isUnread()) {
        between.flush(at + 1);
      }
    } else if (lines.depth == 0) {
      movetext.forgive(PgnWarning.Kind.STRAY_SIGN, at);
    } else {
      if (last == Token.OPEN) {
        movetext.forgive(PgnWarning.Kind.EMPTY_VARIATION, at);
      }
      between.flush(at);
      lines.close();
    }
  }
}
