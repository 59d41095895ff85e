package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.text.TimeText;
import org.arbiterchess.winnability.UnwinnableReason;

/** The arbiter's announcements of a game's events and outcome. */
public final class Announcement {

  private final Game game;
  private final Texts texts;
  private final PlayerNames names;

  Announcement(Game game, Texts texts, PlayerNames names) {
    this.game = game;
    this.texts = texts;
    this.names = names;
  }

  /** Returns a sentence that announces how the game ended; empty while it is in progress. */
  public static Optional<Sentence> ofOutcome(Game game, Texts texts) {
    return ofOutcome(game, texts, PlayerNames.NONE);
  }

  /**
   * Like {@link #ofOutcome(Game, Texts)}, but uses the players' names for outcomes that occur only
   * in strict play.
   */
  public static Optional<Sentence> ofOutcome(Game game, Texts texts, PlayerNames names) {
    return game.outcome().map(new Announcement(game, texts, names)::outcome);
  }

  /**
   * Explains why the game was drawn after a flag fall, a resignation or a player's departure; empty
   * for any other outcome.
   */
  public static Optional<Sentence> whyDrawn(Outcome outcome, Texts texts) {
    return outcome
        .why()
        .map(why -> texts.sentence(phrase(why), outcome.fallen().orElseThrow().other()));
  }

  private static GameText phrase(UnwinnableReason why) {
    return switch (why) {
      case BARE_KING -> GameText.NO_MATE_BARE_KING;
      case KNIGHT_AGAINST_QUEENS -> GameText.NO_MATE_KNIGHT_AGAINST_QUEENS;
      case BISHOPS_OF_ONE_COLOR -> GameText.NO_MATE_BISHOPS_OF_ONE_COLOR;
      case OUT_OF_REACH, OUT_OF_REACH_BUT_STALEMATE, EXHAUSTED, VERDICT -> GameText.NO_MATE_VERDICT;
    };
  }

  /** Announces that a claim was incorrect, given the position in which it was made. */
  public static Sentence ofRejectedClaim(
      Position before, GameEvent.DrawClaimed claim, Texts texts) {
    boolean threefold = claim.kind() == ClaimKind.THREEFOLD_REPETITION;
    if (claim.named().isEmpty()) {
      return texts.sentence(
          threefold ? GameText.THREEFOLD_NOT_YET : GameText.FIFTY_NOT_YET, claim.count());
    }
    String move = San.write(before, claim.named().get(), texts);
    if (before.rule(claim.named().get()) instanceof Ruling.Illegal) {
      return texts.sentence(GameText.CLAIM_OF_ILLEGAL_MOVE, move);
    }
    GameText notYet =
        threefold ? GameText.THREEFOLD_NOT_YET_WITH_MOVE : GameText.FIFTY_NOT_YET_WITH_MOVE;
    return texts.sentence(notYet, move, claim.count());
  }

  /**
   * Returns the sentence for an event, given the state of the game before the event. It is empty
   * for a correct claim, because the {@code Ended} event that follows has its own sentence.
   */
  public static Optional<Sentence> ofEvent(Game before, GameEvent event, Texts texts) {
    return ofEvent(before, event, texts, PlayerNames.NONE);
  }

  /** Like {@link #ofEvent(Game, GameEvent, Texts)}, but with the players' names in strict play. */
  public static Optional<Sentence> ofEvent(
      Game before, GameEvent event, Texts texts, PlayerNames names) {
    return before.mode().sentence(before, event, texts, names);
  }

  /**
   * Returns the sentences for consecutive events, in order. If they change the position and the
   * game continues, the last sentence says whose turn it is.
   */
  public static List<Sentence> ofEvents(Game before, List<GameEvent> events, Texts texts) {
    return ofEvents(before, events, texts, PlayerNames.NONE);
  }

  /**
   * Like {@link #ofEvents(Game, List, Texts)}, but uses the players' names for events in strict
   * play.
   */
  public static List<Sentence> ofEvents(
      Game before, List<GameEvent> events, Texts texts, PlayerNames names) {
    List<Sentence> sentences = new ArrayList<>();
    Game game = before;
    for (GameEvent event : events) {
      ofEvent(game, event, texts, names).ifPresent(sentences::add);
      game = game.apply(event);
    }
    if (game.plies() != before.plies() && !game.isOver()) {
      sentences.add(texts.sentence(GameText.TO_MOVE, game.position().turn()));
    }
    return sentences;
  }

  private Sentence outcome(Outcome outcome) {
    Sentence sentence = sentence(outcome);
    // The rules for online play say the same, but in other articles.
    return game.rulebook() == Rulebook.ONLINE && sentence.article().isPresent()
        ? new Sentence(sentence.text(), Optional.of(game.rulebook().article(outcome.ending())))
        : sentence;
  }

  private Sentence sentence(Outcome outcome) {
    return switch (outcome.ending()) {
      case CHECKMATE -> texts.sentence(GameText.CHECKMATE, outcome.winner().orElseThrow());
      case STALEMATE -> texts.sentence(GameText.STALEMATE, game.position().turn());
      case DEAD_POSITION -> texts.sentence(GameText.DEAD_POSITION);
      case FIVEFOLD_REPETITION -> texts.sentence(GameText.FIVEFOLD);
      case SEVENTY_FIVE_MOVES -> texts.sentence(GameText.SEVENTY_FIVE);
      case THREEFOLD_REPETITION ->
          claimed(GameText.THREEFOLD_CLAIMED, GameText.THREEFOLD_CLAIMED_WITH_MOVE);
      case FIFTY_MOVES -> claimed(GameText.FIFTY_CLAIMED, GameText.FIFTY_CLAIMED_WITH_MOVE);
      case RESIGNATION -> fallen(outcome, GameText.RESIGNATION, GameText.RESIGNATION_DRAWN);
      case FLAG -> fallen(outcome, GameText.FLAG_FELL, GameText.FLAG_FELL_DRAWN);
      case AGREEMENT -> texts.sentence(GameText.DRAW_AGREED);
      case ABORTED ->
          outcome.fallen().isPresent()
              ? texts.sentence(GameText.ABORTED_WITHOUT_MOVE, outcome.fallen().get())
              : texts.sentence(GameText.ABORTED);
      case STOPPED -> texts.sentence(GameText.STOPPED);
      case ABANDONED ->
          outcome.isDraw()
              ? texts.sentence(GameText.ABANDONED_DRAWN, outcome.fallen().orElseThrow())
              : fallen(outcome, GameText.ABANDONED, GameText.ABANDONED);
      case ILLEGAL_MOVES ->
          outcome.isBeingDecided()
              ? texts.sentence(GameText.RESULT_BEING_DECIDED)
              : illegalMoves(outcome, outcome.fallen().orElseThrow());
      case DECLARED -> declared(outcome);
    };
  }

  private Sentence illegalMoves(Outcome outcome, Color side) {
    return texts.sentence(
        outcome.isDraw() ? GameText.ILLEGAL_MOVES_DRAWN : GameText.ILLEGAL_MOVES,
        names.of(side),
        names.of(side.other()));
  }

  /** A result that the arbiter declared cites the article that the arbiter named. */
  private Sentence declared(Outcome outcome) {
    String said =
        outcome.winner().isPresent()
            ? texts.say(GameText.DECLARED_WIN, names.of(outcome.winner().get()))
            : texts.say(
                outcome.isDraw() ? GameText.DECLARED_DRAW : GameText.DECLARED_WITHOUT_RESULT);
    return new Sentence(said, Optional.of(outcome.article()));
  }

  private Sentence fallen(Outcome outcome, GameText lost, GameText drawn) {
    if (outcome.isBeingDecided()) {
      return texts.sentence(GameText.RESULT_BEING_DECIDED);
    }
    Color side = outcome.fallen().orElseThrow();
    return texts.sentence(outcome.isDraw() ? drawn : lost, side, side.other());
  }

  /** Returns the sentence for the claim that ended the game, which is the last claim in the log. */
  private Sentence claimed(GameText onTheBoard, GameText withMove) {
    List<GameEvent> events = game.events();
    for (int i = events.size() - 1; i >= 0; i--) {
      if (events.get(i) instanceof GameEvent.DrawClaimed claim) {
        return claim
            .named()
            .map(move -> texts.sentence(withMove, San.write(game.position(), move, texts)))
            .orElseGet(() -> texts.sentence(onTheBoard));
      }
    }
    return texts.sentence(onTheBoard);
  }

  /** The sentence for an event of this game, in which it is the next one. */
  Optional<Sentence> event(GameEvent event) {
    if (event instanceof GameEvent.Started) {
      throw new IllegalArgumentException("no game exists before the start event at " + event.at());
    }
    if (event instanceof GameEvent.DrawClaimed claim) {
      return claim.correct()
          ? Optional.empty()
          : Optional.of(ofRejectedClaim(game.position(), claim, texts));
    }
    if (event instanceof GameEvent.TakenBack) {
      return game.takebackRequest()
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
      boolean two = asked.by() == game.position().turn();
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
    return outcome(
        event instanceof GameEvent.Settled settled
            ? settled.outcome()
            : ((GameEvent.Ended) event).outcome());
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
    Position position = game.position();
    Move move = ((Ruling.Legal) position.rule(attempt)).move();
    String spoken = position.spoken(move, texts);
    return texts.sentence(GameText.MOVE_PLAYED, position.turn(), spoken);
  }
}
