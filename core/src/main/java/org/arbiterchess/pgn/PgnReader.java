package org.arbiterchess.pgn;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;

/**
 * Reads games from a byte source one at a time, in constant memory. {@link #next} advances to the
 * next game. The caller can then read the game as a tree, pass it to a visitor, replay it, or skip
 * it without parsing it. Invalid input never causes an exception; only the source can throw one.
 */
public final class PgnReader {

  private final PgnGameScanner scanner;
  private final PgnProblemCollector notebook;
  private final TagSection tags;
  private final StartPositionReader start;
  private final VariationStack lines;
  private final MovetextReader movetext;
  private final GameEndAuditor auditor;
  private final PgnLimits budget;
  private boolean tagsRead;
  private int movesAt;

  /** The moves with English piece letters, if the game uses those of another language. */
  private Optional<PieceLetters.Translation> translation = Optional.empty();

  public PgnReader(ByteSource source) {
    this(source, PgnLimits.DEFAULT, 1);
  }

  /**
   * Creates a reader with the given limits.
   *
   * @param firstLine the first line number; more than 1 if the source starts in the middle of a
   *     file
   */
  public PgnReader(ByteSource source, PgnLimits budget, int firstLine) {
    requireNonNull(source, "source");
    this.budget = budget;
    scanner = new PgnGameScanner(source, budget, firstLine);
    notebook = new PgnProblemCollector(scanner);
    tags = new TagSection(budget, notebook);
    start = new StartPositionReader(tags, notebook);
    lines = new VariationStack(budget.nesting());
    movetext = new MovetextReader(budget, notebook, lines, start);
    auditor = new GameEndAuditor(lines);
  }

  /** Advances to the next game. Returns false at the end of the source. */
  public boolean next() {
    tagsRead = false;
    translation = Optional.empty();
    return scanner.next();
  }

  /** The line where the current game starts, counted from 1. */
  public int line() {
    return scanner.line(scanner.start());
  }

  /** Whether the current game exceeds the size limit. If so, only its tags are read. */
  public boolean isTooLong() {
    return scanner.tooLong();
  }

  /** The text of the current game, including skipped text before it. */
  public byte[] text() {
    return Arrays.copyOfRange(scanner.text(), scanner.kept(), scanner.end());
  }

  /**
   * The text between the previous game and this one, without byte order marks. It is part of {@link
   * #text}.
   */
  public String textBefore() {
    String before = TextDecoder.decode(scanner.text(), scanner.kept(), scanner.start());
    return scanner.mark() ? withoutMarks(before) : before;
  }

  /** Removes byte order marks, except those inside a word. */
  private static String withoutMarks(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      boolean inside =
          plain.length() > 0
              && plain.charAt(plain.length() - 1) > ' '
              && i + 1 < text.length()
              && text.charAt(i + 1) > ' ';
      if (text.charAt(i) != '\ufeff' || inside) {
        plain.append(text.charAt(i));
      }
    }
    return plain.toString();
  }

  /**
   * The text of the current game alone. It is incomplete if the game is {@linkplain #isTooLong too
   * long}.
   */
  public String gameText() {
    return TextDecoder.decode(scanner.text(), scanner.start(), scanner.end());
  }

  /**
   * The lines of the current game that start with a percent sign; PGN requires readers to ignore
   * them.
   */
  public List<String> escapedLines() {
    readTags();
    return EscapedLines.of(scanner.text(), scanner.start(), movesAt, scanner.end(), budget);
  }

  /**
   * Sets a listener for text that is not part of any game's {@link #text}: long text between games,
   * text after the last game, and the whole text of games that are {@linkplain #isTooLong too
   * long}.
   */
  public void onSkippedText(SkippedTextListener listener) {
    scanner.onSkippedText(listener);
  }

  /**
   * The warning about text after the last game. It is empty until {@link #next} returns false, and
   * stays empty if there is no such text.
   */
  public Optional<PgnWarning> textAfterLastGame() {
    if (!scanner.isAtEnd() || scanner.junk() < 0) {
      return Optional.empty();
    }
    int at = scanner.junk();
    return Optional.of(
        new PgnWarning(PgnWarningKind.JUNK_BETWEEN_GAMES, 1, scanner.line(at), column(at)));
  }

  /** The offset of {@link #text} in the source, in bytes. */
  public long textOffset() {
    return scanner.offset();
  }

  /** The line where {@link #text} starts. */
  public int textLine() {
    return scanner.line(scanner.kept());
  }

  /** The current game's tags, in the order in which they appear in the text. */
  public PgnTags tags() {
    readTags();
    return tags.all();
  }

  /** Returns the value of a tag in the current game, if it is present. */
  public Optional<String> tag(String name) {
    readTags();
    return tags.value(name);
  }

  private void readTags() {
    if (!tagsRead) {
      notebook.clear();
      movesAt = tags.read(scanner.text(), scanner.start(), scanner.end());
      tagsRead = true;
    }
  }

  /** Reads the current game as a tree. */
  public PgnReading read() {
    GameTreeBuilder builder = new GameTreeBuilder();
    tell(builder);
    if (notebook.hasMoveError() && translation.isEmpty()) {
      translate();
      builder = new GameTreeBuilder();
      tell(builder);
    }
    return new PgnReading(builder.game(), notebook.warnings(), notebook.errors());
  }

  /**
   * Whether the result after the moves is {@code 1/2}, which PGN writes as {@code 1/2-1/2}. Call
   * this method after the game has been read, visited or replayed.
   */
  public boolean endsWithShortDraw() {
    return !scanner.tooLong() && movetext.result().isShortDraw();
  }

  /** Passes the current game to a visitor and returns the errors in the game. */
  public List<PgnError> visit(PgnGameVisitor visitor) {
    readTags();
    if (translation.isEmpty()
        && ForeignLetterDetector.occur(scanner.text(), movesAt, scanner.end())) {
      play();
      if (notebook.hasMoveError()) {
        translate();
      }
    }
    tell(visitor);
    return notebook.errors();
  }

  private void tell(PgnGameVisitor visitor) {
    readAnew();
    boolean playable = begin();
    if (visitor.begin(tags.all(), start.position())) {
      PgnVisitorDispatcher feed = new PgnVisitorDispatcher(visitor, start.position());
      movetext.readComments(scanner.text(), tags.comments(), Optional.of(feed));
      readMoves(playable, Optional.of(feed));
      Result result = result();
      if (!scanner.tooLong() && movetext.result().isOverruledBy(result)) {
        feed.comment(Result.NONE.text());
      }
      tags.tellReplaced(start.position(), result, feed);
      feed.end();
      visitor.end(result);
    } else {
      visitor.end(told());
    }
  }

  /** Replays the current game without storing its moves. */
  public PgnReplayResult replay() {
    boolean playable = play();
    if (notebook.hasMoveError() && translation.isEmpty()) {
      translate();
      playable = translation.isPresent() ? playable : play();
    }
    Result result = result();
    boolean complete = playable && !lines.isBroken();
    String termination = result.winner().isEmpty() ? "" : tags.value("Termination").orElse("");
    AuditReport audit = auditor.report(start, result, termination, complete);
    return new PgnReplayResult(start.position(), lines, result, audit, notebook);
  }

  /**
   * Returns whether every pattern matches some position in the current game's main line, from the
   * starting position to the last move that can be read.
   */
  public boolean reaches(List<PositionPattern> patterns) {
    if (!play()) {
      return false;
    }
    if (notebook.hasMoveError() && translation.isEmpty()) {
      translate();
      if (translation.isEmpty()) {
        play();
      }
    }
    return PositionPattern.allOccur(patterns, start.packed(), lines);
  }

  /**
   * Reads the current game's main line without stopping at illegal moves. The result contains the
   * ruling on each illegal move, and, for the first of them, the moves that the writer may have
   * meant instead. This method is slow, so call it only for a game in which {@link #replay} has
   * found an illegal move.
   */
  public IllegalMoveTolerantReading readPastIllegal() {
    readAnew();
    if (!begin()) {
      return IllegalMoveTolerantReading.NOTHING;
    }
    List<MainLineTokenizer.Word> all =
        MainLineTokenizer.split(scanner.text(), movesAt, scanner.end());
    List<MainLineTokenizer.Word> words = all.subList(0, Math.min(all.size(), budget.plies()));
    return new IllegalMoveTolerantReader(start.position(), words, scanner::line, this::column)
        .read();
  }

  private int column(int at) {
    int begin = at;
    int column = 1;
    while (begin > 0 && scanner.text()[begin - 1] != '\n') {
      begin--;
      column += (scanner.text()[begin] & 0xC0) == 0x80 ? 0 : 1;
    }
    return column;
  }

  /** Plays the moves without a visitor. Returns false if they cannot be played. */
  private boolean play() {
    readAnew();
    boolean playable = begin();
    movetext.readComments(scanner.text(), tags.comments(), Optional.empty());
    readMoves(playable, Optional.empty());
    return playable;
  }

  /**
   * Looks for a language whose piece letters make all moves legal, and plays the translated moves.
   */
  private void translate() {
    for (PieceLetters language : PieceLetters.all()) {
      translation = language.translate(scanner.text(), movesAt, scanner.end());
      if (translation.isPresent()) {
        play();
        if (!notebook.hasMoveError()) {
          return;
        }
      }
    }
    translation = Optional.empty();
  }

  private void readMoves(boolean playable, Optional<PgnVisitorDispatcher> feed) {
    if (!playable) {
      lines.breakOff();
    }
    if (!scanner.tooLong()) {
      byte[] moves = translation.isPresent() ? translation.get().text() : scanner.text();
      OriginalTextOffsets origin =
          translation.isPresent() ? translation.get().origin() : OriginalTextOffsets.SAME;
      movetext.read(scanner.text(), moves, origin, movesAt, scanner.end(), feed);
    }
    if (translation.isPresent()) {
      notebook.forgive(translation.get().language().kind(), translation.get().first());
    }
  }

  private void readAnew() {
    tagsRead = false;
    readTags();
  }

  /** Prepares the starting position. Returns false if the moves cannot be read. */
  private boolean begin() {
    int at = scanner.start();
    if (scanner.junk() >= 0) {
      notebook.forgive(PgnWarningKind.JUNK_BETWEEN_GAMES, scanner.junk());
    }
    if (scanner.mark()) {
      notebook.forgive(PgnWarningKind.BYTE_ORDER_MARK, at);
    }
    if (scanner.forumTags()) {
      notebook.forgive(PgnWarningKind.FORUM_TAGS, at);
    }
    boolean found = start.find(at);
    lines.begin(start.packed(), start.position().halfmoveClock());
    if (scanner.tooLong()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(scanner.text(), at, Math.min(at + 40, scanner.end())),
          Said.of(PgnText.GAME_TOO_LONG, budget.gameBytes()));
      return false;
    }
    return found;
  }

  /** The value of the Result tag, or NONE. */
  private Result told() {
    int tag = tags.find("Result");
    return tag < 0
        ? Result.NONE
        : ResultParser.of(scanner.text(), tags.valueFrom(tag), tags.valueTo(tag));
  }

  /**
   * Returns the result written after the moves. If it is missing or {@code *}, returns the value of
   * the Result tag.
   */
  private Result result() {
    Result told = told();
    if (scanner.tooLong()) {
      return told;
    }
    TerminationMarker found = movetext.result();
    if (found.at() < 0) {
      notebook.forgive(PgnWarningKind.MISSING_RESULT, Math.max(scanner.start(), scanner.end() - 1));
      return told;
    }
    if (tags.find("Result") >= 0 && told != found.value()) {
      notebook.forgive(PgnWarningKind.CONTRADICTORY_RESULT, found.at());
    }
    return found.isOverruledBy(told) ? told : found.value();
  }
}
