package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.TimeText;

/** Creates the sentence for an event, given the state of the game before the event. */
record EventSentences(Game before, Texts texts, PlayerNames names) {

  static Optional<Sentence> of(Game before, GameEvent event, Texts texts, PlayerNames names) {
    return new EventSentences(before, texts, names).of(event);
  }

  private Optional<Sentence> of(GameEvent event) {
    if (event instanceof GameEvent.Started) {
      throw new IllegalArgumentException("no game exists before the start event at " + event.at());
    }
    if (event instanceof GameEvent.DrawClaimed claim) {
      return claim.correct()
          ? Optional.empty()
          : Optional.of(Announcement.ofRejectedClaim(before.position(), claim, texts));
    }
    if (event instanceof GameEvent.TakenBack) {
      return before
          .takebackRequest()
          .map(asked -> texts.sentence(GameText.TAKEBACK_GIVEN, asked.by().other()));
    }
    return Optional.of(sentence(event));
  }

  private Sentence sentence(GameEvent event) {
    if (event instanceof GameEvent.MovePlayed played) {
      return move(played.attempt());
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return texts.sentence(GameText.DRAW_OFFERED, offered.by());
    }
    if (event instanceof GameEvent.DrawDeclined declined) {
      return texts.sentence(GameText.DRAW_DECLINED, declined.by());
    }
    if (event instanceof GameEvent.TakebackAsked asked) {
      boolean two = asked.by() == before.position().turn();
      return texts.sentence(
          two ? GameText.TAKEBACK_ASKED_TWO : GameText.TAKEBACK_ASKED, asked.by());
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return texts.sentence(GameText.TAKEBACK_DECLINED, declined.by());
    }
    if (event instanceof GameEvent.ClockSet set) {
      return clockSet(set);
    }
    if (event instanceof GameEvent.Paused) {
      return texts.sentence(GameText.GAME_PAUSED);
    }
    if (event instanceof GameEvent.Resumed) {
      return texts.sentence(GameText.GAME_RESUMED);
    }
    return event instanceof GameEvent.Settled settled
        ? Announcement.ofOutcome(before, settled.outcome(), texts, names)
        : Announcement.ofOutcome(before, ((GameEvent.Ended) event).outcome(), texts, names);
  }

  /**
   * Returns the sentence for a change to the time on a clock. Either the opponent gave time or the
   * arbiter set the clock.
   */
  private Sentence clockSet(GameEvent.ClockSet set) {
    if (set.isGift()) {
      Color receiver = set.color();
      return texts.sentence(GameText.TIME_GIVEN, receiver.other(), receiver, set.given() / 1000);
    }
    return texts.sentence(GameText.CLOCK_SET, names.of(set.color()), TimeText.of(set.millis()));
  }

  private Sentence move(Attempt attempt) {
    Position position = before.position();
    Move move = ((Ruling.Legal) position.rule(attempt)).move();
    String spoken = position.spoken(move, texts);
    return texts.sentence(GameText.MOVE_PLAYED, position.turn(), spoken);
  }
}
