package org.arbiterchess.pgn.read;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;

/** Opens and closes variations. If one cannot be read, only its nesting depth is tracked. */
final class VariationReader {

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final CommentReader comments;
  private Optional<PgnVisitorDispatcher> feed = Optional.empty();

  /** The nesting depth within a variation that is being skipped; 0 outside such a variation. */
  private int ignored;

  private int count;

  VariationReader(
      PgnLimits budget,
      PgnProblemCollector notebook,
      VariationStack lines,
      CommentReader comments) {
    this.budget = budget;
    this.notebook = notebook;
    this.lines = lines;
    this.comments = comments;
  }

  void begin(Optional<PgnVisitorDispatcher> told) {
    feed = told;
    ignored = 0;
    count = 0;
  }

  /** Whether an error earlier in the line makes the current text unreadable. */
  boolean isUnread() {
    return ignored > 0 || lines.isBroken();
  }

  /** Whether the current text is part of a variation. */
  boolean isInside() {
    return ignored > 0 || lines.depth() > 0;
  }

  /**
   * Opens a variation.
   *
   * @param unreadFrom where the unread text starts if the variation cannot be opened
   */
  void open(int at, int unreadFrom) {
    if (isUnread()) {
      ignored++;
      return;
    }
    count++;
    if (lines.depth() == budget.nesting() || count > budget.variations()) {
      Said remark =
          count > budget.variations()
              ? Said.of(PgnText.MANY_VARIATIONS, budget.variations())
              : Said.of(PgnText.DEEP_VARIATIONS, budget.nesting());
      refuse(PgnError.Kind.OVER_BUDGET, at, unreadFrom, remark);
    } else if (!lines.hasMove()) {
      Said remark = Said.of(PgnText.NOTHING_TO_VARY);
      refuse(PgnError.Kind.NOTHING_TO_VARY, at, unreadFrom, remark);
    } else {
      lines.open();
      feed.ifPresent(PgnVisitorDispatcher::open);
    }
  }

  private void refuse(PgnError.Kind kind, int at, int unreadFrom, Said remark) {
    notebook.error(kind, at, "(", remark);
    ignored++;
    comments.start(unreadFrom);
  }

  /**
   * Closes a variation.
   *
   * @param empty whether the variation is empty
   */
  void close(int at, boolean empty) {
    if (ignored > 0) {
      ignored--;
      if (!isUnread()) {
        comments.flush(at + 1);
      }
    } else if (lines.depth() == 0) {
      notebook.forgive(PgnWarningKind.STRAY_SIGN, at);
    } else {
      if (empty) {
        notebook.forgive(PgnWarningKind.EMPTY_VARIATION, at);
      }
      comments.flush(at);
      close();
    }
  }

  private void close() {
    lines.close();
    feed.ifPresent(PgnVisitorDispatcher::close);
  }

  /** Closes all variations at the end of the game. */
  void end(int to) {
    while (lines.depth() > 0) {
      notebook.forgive(PgnWarningKind.UNCLOSED_VARIATION, to - 1);
      close();
    }
  }
}
