package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.DrawClaimed;
import org.arbiterchess.game.GameEvent.DrawDeclined;
import org.arbiterchess.game.GameEvent.DrawOffered;
import org.arbiterchess.game.GameEvent.Ended;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.GameEvent.Settled;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.rules.Position;

/**
 * The arbiter's log of a strict game: irregularities, touch-move rulings, claims, penalties and the
 * arbiter's own actions. Touches, releases and presses that need no ruling are left out.
 */
public final class ArbiterLog {

  /**
   * One entry in the log.
   *
   * @param at the time of the event, in milliseconds
   * @param event the index of the event in the game's log
   * @param number the move number at that time
   * @param toMove the side to move at that time
   */
  public record Entry(long at, int event, int number, Color toMove, Sentence sentence) {}

  private ArbiterLog() {}

  /** Returns the entries in order; none for a casual game. */
  public static List<Entry> of(Game game, Texts texts, PlayerNames names) {
    List<Entry> entries = new ArrayList<>();
    if (game.mode() != Strict.MODE) {
      return entries;
    }
    List<GameEvent> events = game.events();
    Game before = Game.replay(List.of(events.get(0)));
    Position beforeMove = before.position();
    for (int i = 1; i < events.size(); i++) {
      GameEvent event = events.get(i);
      if (isNoted(event) && !isSettled(events, i)) {
        Position position = isEndedByMove(events, i) ? beforeMove : before.position();
        int index = i;
        Announcement.ofEvent(before, event, texts, names)
            .map(
                said ->
                    new Entry(event.at(), index, position.fullmoveNumber(), position.turn(), said))
            .ifPresent(entries::add);
      }
      if (event instanceof MovePlayed) {
        beforeMove = before.position();
      }
      before = before.apply(event);
    }
    return List.copyOf(entries);
  }

  /** Whether the event ends the game with a result that the next event settles. */
  private static boolean isSettled(List<GameEvent> events, int index) {
    return index + 1 < events.size() && events.get(index + 1) instanceof Settled;
  }

  /**
   * Whether the previous move ended the game, for example by checkmate. If so, the log entry for
   * the end of the game carries that move's number.
   */
  private static boolean isEndedByMove(List<GameEvent> events, int index) {
    return events.get(index) instanceof Ended && events.get(index - 1) instanceof MovePlayed;
  }

  private static boolean isNoted(GameEvent event) {
    return event instanceof DrawClaimed claim
        ? !claim.correct()
        : !(event instanceof MovePlayed
            || event instanceof DrawOffered
            || event instanceof DrawDeclined
            || event instanceof PieceTouched
            || event instanceof PieceReleased
            || event instanceof ReleaseWithdrawn
            || event instanceof ClockPressed);
  }
}
