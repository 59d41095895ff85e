package org.arbiterchess.officiating.strict;

import static org.arbiterchess.game.RefusalReason.*;
import static org.arbiterchess.officiating.strict.StrictRefusal.*;

import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Decision.Refused;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent.Ended;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.officiating.strict.StrictAction.AddTime;
import org.arbiterchess.officiating.strict.StrictAction.Declare;
import org.arbiterchess.officiating.strict.StrictAction.Note;
import org.arbiterchess.officiating.strict.StrictAction.Restore;
import org.arbiterchess.officiating.strict.StrictAction.SetMoveCount;
import org.arbiterchess.officiating.strict.StrictAction.Simple;
import org.arbiterchess.officiating.strict.StrictAction.Warn;
import org.arbiterchess.officiating.strict.StrictEvent.ClockStarted;
import org.arbiterchess.officiating.strict.StrictEvent.MoveCountSet;
import org.arbiterchess.officiating.strict.StrictEvent.Noted;
import org.arbiterchess.officiating.strict.StrictEvent.PositionRestored;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.Warned;
import org.arbiterchess.text.Ascii;

/** Handles the arbiter's commands in strict play. Most of them require the clocks to be stopped. */
record StrictArbiterHandler(Game game, long now) {

  private static final int MAX_ARTICLE = 20;

  Decision decide(StrictAction action) {
    if (action == Simple.START_CLOCK) {
      return Decision.of(game, new ClockStarted(now));
    }
    if (!game.isPaused()) {
      return Decision.refuse(ARBITER_NOT_CALLED);
    }
    if (action instanceof AddTime add) {
      return addTime(add);
    }
    if (action instanceof SetMoveCount set) {
      return Decision.of(game, new MoveCountSet(now, set.color(), set.moves()));
    }
    if (action instanceof Warn warn) {
      return Decision.of(game, new Warned(now, warn.color()));
    }
    if (action instanceof Restore restore) {
      return Decision.of(game, new PositionRestored(now, restore.plies()));
    }
    if (action instanceof Declare declare) {
      return declare(declare);
    }
    return action instanceof Note note
        ? Decision.of(game, new Noted(now, withoutControls(note.text()).trim()))
        : Decision.refuse(ONLY_FOR_PLAYERS);
  }

  private Decision addTime(AddTime add) {
    String article = add.article().orElse(add.millis() < 0 ? "12.9.3" : "12.9.2");
    Decision decision = Decision.of(game, new TimeAdded(now, add.color(), add.millis(), article));
    if (decision instanceof Refused) {
      return decision;
    }
    long left = game.clock().orElseThrow().remaining(add.color(), now) + add.millis();
    boolean fits = add.millis() != 0 && Clock.isSettable(left);
    Decision inRange = fits ? decision : Decision.refuse(CLOCK_OUT_OF_RANGE);
    return isArticle(article) ? inRange : Decision.refuse(ARTICLE_NEEDED);
  }

  /**
   * Ends the game with the declared result. The arbiter must name the article, because the Laws
   * leave several results to the arbiter's discretion.
   */
  private Decision declare(Declare declare) {
    if (declare.result() == Result.BEING_DECIDED || !isArticle(declare.article())) {
      return Decision.refuse(ARTICLE_NEEDED);
    }
    Outcome outcome = Outcome.of(Ending.DECLARED, declare.result(), declare.article());
    return Arbiter.afterMadeMove(game, now, after -> Decision.accept(new Ended(now, outcome)));
  }

  /**
   * Whether the text looks like an article, such as {@code 12.9.6}, {@code A.5.2} or {@code III.4}.
   */
  private static boolean isArticle(String text) {
    boolean number = false;
    boolean fits = text.length() <= MAX_ARTICLE;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      number |= Ascii.isDigit(c);
      fits &= Ascii.isDigit(c) || (c >= 'A' && c <= 'Z') || c == '.';
    }
    return number && fits;
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
