package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.text.Ascii;

/** Handles the arbiter's commands in strict play. Most of them require the clocks to be stopped. */
record StrictArbiterHandler(Game game, long now) {

  private static final int MAX_MOVES = 9999;
  private static final int MAX_ARTICLE = 20;

  Decision decide(StrictAction action) {
    if (action instanceof StrictAction.StartClock) {
      return start();
    }
    if (!game.isPaused()) {
      return Decision.refuse(RefusalReason.ARBITER_NOT_CALLED);
    }
    if (action instanceof StrictAction.AddTime add) {
      return addTime(add);
    }
    if (action instanceof StrictAction.SetMoveCount set) {
      return setMoveCount(set);
    }
    if (action instanceof StrictAction.Warn warn) {
      return Decision.accept(new StrictEvent.Warned(now, warn.color()));
    }
    if (action instanceof StrictAction.Restore restore) {
      return restore.plies() >= 0 && restore.plies() <= game.plies()
          ? Decision.accept(new StrictEvent.PositionRestored(now, restore.plies()))
          : Decision.refuse(RefusalReason.NO_SUCH_MOVE);
    }
    if (action instanceof StrictAction.Declare declare) {
      return declare(declare);
    }
    return action instanceof StrictAction.Note note
        ? note(note)
        : Decision.refuse(RefusalReason.ONLY_FOR_PLAYERS);
  }

  /** Stops both clocks and calls the arbiter; any seat may do this (6.11.2). */
  Decision call(Optional<Color> by) {
    return Decision.accept(new StrictEvent.ArbiterCalled(now, by));
  }

  private Decision start() {
    if (game.strict().orElseThrow().started()) {
      return Decision.refuse(RefusalReason.ALREADY_STARTED);
    }
    return game.isPaused()
        ? Decision.refuse(RefusalReason.GAME_PAUSED)
        : Decision.accept(new StrictEvent.ClockStarted(now));
  }

  private Decision addTime(StrictAction.AddTime add) {
    Optional<Clock> clock = game.clock();
    if (clock.isEmpty()) {
      return Decision.refuse(RefusalReason.NO_CLOCK);
    }
    String article = add.article().orElse(add.millis() < 0 ? "12.9.3" : "12.9.2");
    if (!isArticle(article)) {
      return Decision.refuse(RefusalReason.ARTICLE_NEEDED);
    }
    long left = clock.get().remaining(add.color(), now) + add.millis();
    return add.millis() != 0 && ArbiterCommandHandler.isInRange(left)
        ? Decision.accept(new StrictEvent.TimeAdded(now, add.color(), add.millis(), article))
        : Decision.refuse(RefusalReason.CLOCK_OUT_OF_RANGE);
  }

  private Decision setMoveCount(StrictAction.SetMoveCount set) {
    if (game.clock().isEmpty()) {
      return Decision.refuse(RefusalReason.NO_CLOCK);
    }
    return set.moves() >= 0 && set.moves() <= MAX_MOVES
        ? Decision.accept(new StrictEvent.MoveCountSet(now, set.color(), set.moves()))
        : Decision.refuse(RefusalReason.MOVE_COUNT_OUT_OF_RANGE);
  }

  /**
   * Ends the game with the declared result. The arbiter must name the article, because the Laws
   * leave several results to the arbiter's discretion.
   */
  private Decision declare(StrictAction.Declare declare) {
    boolean decided = declare.result() != Result.BEING_DECIDED;
    if (!decided || !isArticle(declare.article())) {
      return Decision.refuse(RefusalReason.ARTICLE_NEEDED);
    }
    Outcome outcome = Outcome.of(Ending.DECLARED, declare.result(), declare.article());
    return StrictCommandHandler.afterMadeMove(game, now, after -> Arbiter.ended(now, outcome));
  }

  /**
   * Whether the text looks like an article, such as {@code 12.9.6}, {@code A.5.2} or {@code III.4}.
   */
  private static boolean isArticle(String text) {
    boolean number = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'A' && c <= 'Z';
      boolean digit = Ascii.isDigit(c);
      if (!letter && !digit && c != '.') {
        return false;
      }
      number |= digit;
    }
    return number && text.length() <= MAX_ARTICLE;
  }

  private Decision note(StrictAction.Note note) {
    String text = withoutControls(note.text()).trim();
    return text.isEmpty() || text.length() > StrictEvent.MAX_NOTE
        ? Decision.refuse(RefusalReason.NOTE_TOO_LONG)
        : Decision.accept(new StrictEvent.Noted(now, text));
  }

  /** Replaces line breaks and other control characters with spaces, because a note is one line. */
  private static String withoutControls(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      line.append(c < ' ' || c == 0x7f ? ' ' : c);
    }
    return line.toString();
  }
}
