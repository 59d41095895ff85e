package org.arbiterchess.pgn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Result;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

/**
 * Reads games from a byte source one at a time, in constant memory. {@link #next} advances to the
 * next game. The caller can then read the game as a tree, pass it to a visitor, replay it, or skip
 * it without parsing it. Invalid input never causes an exception; only the source may throw one.
 */
public final class PgnReader {

  private final GameScanner scanner;
  private final PgnProblemCollector notebook;
  private final TagSection tags;
  private final StartPositionReader start;
  private final VariationStack lines;
  private final MovetextReader movetext;
  private final Auditor auditor;
  private final PgnLimits budget;
  private boolean tagsRead;
  private int movesAt;

  public PgnReader(ByteSource source) {
    this(source, PgnLimits.DEFAULT, 1);
  }

  /**
   * Creates a reader with limits.
   *
   * @param firstLine the number of the first line, if the source starts in the middle of a file
   */
  public PgnReader(ByteSource source, PgnLimits budget, int firstLine) {
    this.budget = budget;
    scanner = new GameScanner(source, budget, firstLine);
    notebook = new PgnProblemCollector(scanner);
    tags = new TagSection(budget, notebook);
    start = new StartPositionReader(tags, notebook);
    lines = new VariationStack(budget.nesting());
    movetext = new MovetextReader(budget, notebook, lines, start);
    auditor = new Auditor(lines);
  }

  /** Advances to the next game. Returns false at the end of the source. */
  public boolean next() {
    tagsRead = false;
    return scanner.next();
  }

  /** The line where the current game starts, counted from 1. */
  public int line() {
    return scanner.line(scanner.start());
  }

  /** Whether the current game exceeds the size limit, so that only its tags are read. */
  public boolean isTooLong() {
    return scanner.tooLong();
  }

  /** The text of the current game, including skipped text before it. */
  public byte[] text() {
    return Arrays.copyOfRange(scanner.text(), scanner.kept(), scanner.end());
  }

  /** The offset of {@link #text} in the source, in bytes. */
  public long textOffset() {
    return scanner.offset();
  }

  /** The line where {@link #text} starts. */
  public int textLine() {
    return scanner.line(scanner.kept());
  }

  /** The current game's tags, in text order. */
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
    visit(builder);
    return new PgnReading(builder.game(), notebook.warnings(), notebook.errors());
  }

  /** Passes the current game to a visitor and returns its errors. */
  public List<PgnError> visit(MainLineVisitor visitor) {
    readAnew();
    boolean playable = begin();
    if (visitor.begin(tags.all(), start.position())) {
      VisitorDispatcher feed = new VisitorDispatcher(visitor, start.position());
      int[] comments = tags.comments();
      for (int i = 0; i < comments.length; i += 2) {
        feed.comment(TextDecoder.decode(scanner.text(), comments[i], comments[i + 1]));
      }
      if (playable) {
        movetext.read(scanner.text(), movesAt, scanner.end(), Optional.of(feed));
      }
    }
    visitor.end(result(playable));
    return notebook.errors();
  }

  /** Replays the current game without storing its moves. */
  public PgnReplayResult replay() {
    readAnew();
    boolean playable = begin();
    if (playable) {
      movetext.read(scanner.text(), movesAt, scanner.end(), Optional.empty());
    }
    Result result = result(playable);
    boolean complete = playable && !lines.isBroken();
    String termination = result.winner().isEmpty() ? "" : tags.value("Termination").orElse("");
    AuditReport audit = auditor.report(start.position(), result, termination, complete);
    return new PgnReplayResult(start.position(), lines, result, audit, notebook);
  }

  /**
   * Returns whether every pattern matches some position of the current game's main line, from the
   * starting position to the last move that can be read.
   */
  public boolean reaches(List<PositionPattern> patterns) {
    readAnew();
    if (!begin()) {
      return false;
    }
    movetext.read(scanner.text(), movesAt, scanner.end(), Optional.empty());
    return PositionPattern.allOccur(patterns, start.packed(), lines);
  }

  /**
   * Reads the current game's main line past its illegal moves, with the ruling on each and the
   * moves that were perhaps meant. Call it for a game in which {@link #replay} has found an illegal
   * move, because it is slower.
   */
  public PastIllegalReading readPastIllegal() {
    readAnew();
    if (!begin()) {
      return PastIllegalReading.NOTHING;
    }
    List<MoveWords.Word> all =
        MoveWords.of(scanner.text(), movesAt, scanner.end(), budget.commentBytes());
    List<MoveWords.Word> words = all.subList(0, Math.min(all.size(), budget.plies()));
    return new PastIllegalReader(start.position(), words, scanner::line, this::column).read();
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
    boolean found = start.find(at);
    lines.begin(start.packed(), start.position().halfmoveClock());
    if (scanner.tooLong()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(scanner.text(), at, Math.min(at + 40, scanner.end())),
          PgnRemark.exceeding(PgnRemarkKey.GAME_TOO_LONG, budget.gameBytes()));
      return false;
    }
    return found;
  }

  /** Returns the result after the moves or, if it is missing, the value of the Result tag. */
  private Result result(boolean playable) {
    int tag = tags.find("Result");
    Result told =
        tag < 0
            ? Result.NONE
            : ResultParser.of(scanner.text(), tags.valueFrom(tag), tags.valueTo(tag));
    if (!playable) {
      return told;
    }
    if (movetext.resultAt() < 0) {
      notebook.forgive(PgnWarningKind.MISSING_RESULT, Math.max(scanner.start(), scanner.end() - 1));
      return told;
    }
    if (tag >= 0 && told != movetext.result()) {
      notebook.forgive(PgnWarningKind.CONTRADICTORY_RESULT, movetext.resultAt());
    }
    return movetext.result();
  }
}
