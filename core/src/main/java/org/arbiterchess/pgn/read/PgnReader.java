package org.arbiterchess.pgn.read;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.pgn.read.Tokenizer.Token;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.packed.PackedLine;

/**
 * Reads games from a byte source one at a time, in constant memory. {@link #next} advances to the
 * next game. The caller can then read the game as a tree, replay it or skip it without parsing it.
 * Invalid input never causes an exception; only the source can throw one.
 */
public final class PgnReader {

  private final PgnGameScanner scanner;
  private final PgnProblemCollector notebook;
  private final TagSection tags;
  private final Lines lines;
  private final MovetextReader movetext;
  private final PgnLimits budget;
  private boolean tagsRead;
  private int movesAt;

  /** Whether the moves can be played: the starting position is known and the game not too long. */
  private boolean playable;

  /** The language of the piece letters, if it is not English. */
  private Optional<Movetext.Language> language = Optional.empty();

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
    lines = new Lines(budget.nesting());
    movetext = new MovetextReader(budget, notebook, lines);
  }

  /** Advances to the next game. Returns false at the end of the source. */
  public boolean next() {
    tagsRead = false;
    language = Optional.empty();
    return scanner.next();
  }

  /** The line where the current game starts, counted from 1. */
  public int line() {
    return scanner.line(scanner.start);
  }

  /** Whether the current game exceeds the size limit. If so, only its tags are read. */
  public boolean isTooLong() {
    return scanner.tooLong();
  }

  /** The text of the current game, including skipped text before it. */
  public byte[] text() {
    return Arrays.copyOfRange(scanner.text, scanner.kept, scanner.end());
  }

  /**
   * The text between the previous game and this one, without byte order marks. It is part of {@link
   * #text}.
   */
  public String textBefore() {
    String before = TextDecoder.decode(scanner.text, scanner.kept, scanner.start);
    return scanner.mark ? withoutMarks(before) : before;
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
    return TextDecoder.decode(scanner.text, scanner.start, scanner.end());
  }

  /**
   * The lines of the current game that start with a percent sign; PGN requires readers to ignore
   * them.
   */
  public List<String> escapedLines() {
    readTags();
    List<String> lines = new ArrayList<>(tags.escapes);
    Tokenizer tokens = new Tokenizer();
    tokens.begin(scanner.text, movesAt, scanner.end());
    for (Token token = tokens.next(); token != Token.END; token = tokens.next()) {
      if (token == Token.ESCAPE) {
        lines.add(TextDecoder.decode(scanner.text, tokens.at + 1, tokens.end).stripTrailing());
      }
    }
    return List.copyOf(lines);
  }

  /**
   * Sets a listener for text that is not part of any game's {@link #text}: long text between games,
   * text after the last game, and the whole text of games that are {@linkplain #isTooLong too
   * long}.
   */
  public void onSkippedText(Consumer<String> listener) {
    scanner.onSkippedText(listener);
  }

  /**
   * The warning about text after the last game. It is empty until {@link #next} returns false, and
   * stays empty if there is no such text.
   */
  public Optional<PgnWarning> textAfterLastGame() {
    if (!scanner.isAtEnd() || scanner.junk < 0) {
      return Optional.empty();
    }
    int at = scanner.junk;
    return Optional.of(
        new PgnWarning(
            PgnWarning.Kind.JUNK_BETWEEN_GAMES, 1, scanner.line(at), scanner.column(at)));
  }

  /** The offset of {@link #text} in the source, in bytes. */
  public long textOffset() {
    return scanner.offset();
  }

  /** The line where {@link #text} starts. */
  public int textLine() {
    return scanner.line(scanner.kept);
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
      movesAt = tags.read(scanner.text, scanner.start, scanner.end());
      tagsRead = true;
    }
  }

  /** Reads the current game as a tree. */
  public PgnReading read() {
    playInItsLanguage(true);
    Result result = result();
    if (!scanner.tooLong() && movetext.result.isOverruledBy(result)) {
      lines.comment(Result.NONE.text());
    }
    PgnGame game = new PgnGame(tags.all(), tags.start, MoveLine.empty(), result);
    tags.keepReplaced(game, lines);
    return new PgnReading(game.withLine(lines.tree()), notebook.warnings(), notebook.errors());
  }

  /**
   * Whether the result after the moves is {@code 1/2}, which PGN writes as {@code 1/2-1/2}. Call
   * this method after the game has been read or replayed.
   */
  public boolean endsWithShortDraw() {
    return !scanner.tooLong() && movetext.result.isShortDraw();
  }

  /** Replays the current game without storing its moves. */
  public PgnReplayResult replay() {
    playInItsLanguage(false);
    Result result = result();
    String termination = result.winner().isEmpty() ? "" : tags.value("Termination").orElse("");
    PackedLine line = lines.mainLine();
    return new PgnReplayResult(tags.start, line, !lines.isBroken(), result, termination, notebook);
  }

  /**
   * Returns whether every pattern matches some position in the current game's main line, from the
   * starting position to the last move that can be read.
   */
  public boolean reaches(List<PositionPattern> patterns) {
    playInItsLanguage(false);
    return playable && PositionPattern.allOccur(patterns, lines.mainLine());
  }

  /** Plays the moves, in another language if its piece letters make all of them legal. */
  private void playInItsLanguage(boolean keepsMoves) {
    play(keepsMoves);
    if (!notebook.hasMoveError() || language.isPresent()) {
      return;
    }
    for (Movetext.Language candidate : Movetext.Language.values()) {
      language = Optional.of(candidate);
      play(keepsMoves);
      if (movetext.fitsLanguage() && !notebook.hasMoveError()) {
        return;
      }
    }
    language = Optional.empty();
    play(keepsMoves);
  }

  /**
   * Reads the current game's main line without stopping at illegal moves. The result contains the
   * ruling on each illegal move, and, for the first of them, the moves that the writer may have
   * meant instead. This method is slow, so call it only for a game in which {@link #replay} has
   * found an illegal move.
   */
  public RecoveredLine readPastIllegal() {
    begin(false);
    return playable
        ? RecoveredLine.read(scanner, tags.start, movesAt, budget.plies())
        : RecoveredLine.NOTHING;
  }

  private void play(boolean keepsMoves) {
    begin(keepsMoves);
    movetext.readComments(scanner.text, tags.comments);
    if (!playable) {
      lines.breakOff();
    }
    if (!scanner.tooLong()) {
      movetext.read(scanner.text, movesAt, scanner.end(), language);
    }
  }

  /** Reads the tags anew and prepares the starting position. */
  private void begin(boolean keepsMoves) {
    tagsRead = false;
    readTags();
    int at = scanner.start;
    if (scanner.junk >= 0) {
      notebook.forgive(PgnWarning.Kind.JUNK_BETWEEN_GAMES, scanner.junk);
    }
    if (scanner.mark) {
      notebook.forgive(PgnWarning.Kind.BYTE_ORDER_MARK, at);
    }
    if (scanner.forumTags) {
      notebook.forgive(PgnWarning.Kind.FORUM_TAGS, at);
    }
    playable = tags.findStart() && !scanner.tooLong();
    lines.begin(tags.start, tags.packedStart, keepsMoves);
    if (scanner.tooLong()) {
      notebook.error(
          PgnError.Kind.OVER_BUDGET,
          at,
          TextDecoder.decode(scanner.text, at, Math.min(at + 40, scanner.end())),
          Said.of(PgnText.GAME_TOO_LONG, budget.gameBytes()));
    }
  }

  /**
   * Returns the result written after the moves. If it is missing or {@code *}, returns the value of
   * the Result tag.
   */
  private Result result() {
    Optional<Result> tag = tags.find("Result").map(TagScan::result);
    Result told = tag.orElse(Result.NONE);
    if (scanner.tooLong()) {
      return told;
    }
    TerminationMarker found = movetext.result;
    if (!found.isFound()) {
      notebook.forgive(PgnWarning.Kind.MISSING_RESULT, Math.max(scanner.start, scanner.end() - 1));
      return told;
    }
    if (tag.isPresent() && told != found.value()) {
      notebook.forgive(PgnWarning.Kind.CONTRADICTORY_RESULT, movetext.resultAt());
    }
    return found.isOverruledBy(told) ? told : found.value();
  }
}
