package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.StrictPhrase;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.text.TimeText;
import org.arbiterchess.touch.Obligation;
import org.arbiterchess.touch.ReleaseRuling;
import org.arbiterchess.touch.ReleasedMove;

/**
 * Creates the sentences for the events of strict play, given the state of the game before each
 * event.
 */
record StrictSentences(Game before, Phrasebook book, PlayerNames names) {

  private static final long MINUTE = 60_000;

  Optional<Sentence> of(StrictEvent event) {
    // A clock press needs no sentence, because the move that it completes has its own.
    return event instanceof StrictEvent.ClockPressed
        ? Optional.empty()
        : Optional.of(sentence(event));
  }

  private Sentence sentence(StrictEvent event) {
    if (event instanceof StrictEvent.ClockStarted) {
      return book.say(StrictPhrase.CLOCK_STARTED, names.of(before.position().turn()));
    }
    if (event instanceof StrictEvent.AdjustSwitched adjust) {
      StrictPhrase phrase = adjust.on() ? StrictPhrase.ADJUSTS : StrictPhrase.ADJUSTED;
      return book.say(phrase, names.of(adjust.by()));
    }
    if (event instanceof StrictEvent.PieceTouched touch) {
      return touched(touch);
    }
    if (event instanceof StrictEvent.TouchExcused excused) {
      return book.say(StrictPhrase.TOUCH_EXCUSED, names.of(excused.by()));
    }
    if (event instanceof StrictEvent.PieceReleased released) {
      return released(released);
    }
    if (event instanceof StrictEvent.ReleaseWithdrawn withdrawn) {
      return book.say(StrictPhrase.RELEASE_WITHDRAWN, names.of(withdrawn.by()));
    }
    if (event instanceof StrictEvent.TouchMoveEnforced enforced) {
      return touchMove(enforced);
    }
    if (event instanceof StrictEvent.PressIgnored ignored) {
      return book.say(StrictPhrase.PRESS_IGNORED, names.of(ignored.by()));
    }
    return event instanceof StrictEvent.IrregularityFound found
        ? irregular(found)
        : arbiterAct(event);
  }

  private Sentence arbiterAct(StrictEvent event) {
    if (event instanceof StrictEvent.TimeAdded added) {
      return time(added);
    }
    if (event instanceof StrictEvent.OfferRepeated repeated) {
      return book.say(StrictPhrase.OFFER_REPEATED, names.of(repeated.by()));
    }
    if (event instanceof StrictEvent.ArbiterCalled called) {
      return called(called);
    }
    if (event instanceof StrictEvent.MoveCountSet set) {
      return book.say(StrictPhrase.MOVE_COUNT_SET, names.of(set.color()), "" + set.moves());
    }
    if (event instanceof StrictEvent.Warned warned) {
      return book.say(StrictPhrase.WARNED, names.of(warned.color()));
    }
    if (event instanceof StrictEvent.PositionRestored restored) {
      PositionHistory then = before.turn().back(before.plies() - restored.plies());
      return book.say(
          StrictPhrase.POSITION_RESTORED,
          "" + then.position().fullmoveNumber(),
          names.of(then.position().turn()));
    }
    return new Sentence(((StrictEvent.Noted) event).text(), Optional.empty());
  }

  private Sentence touched(StrictEvent.PieceTouched touch) {
    boolean declines = before.drawOffer().filter(offer -> offer.by() != touch.by()).isPresent();
    return book.say(
        declines ? StrictPhrase.TOUCHED_AND_DECLINED : StrictPhrase.TOUCHED,
        names.of(touch.by()),
        book.object(placed(before.position().board(), touch.square())));
  }

  /**
   * Names the piece that was touched first and nothing more (12.6), or the move of a claim. The
   * colour stands for the player, because a long name would not fit the slip beside the board.
   */
  private Sentence touchMove(StrictEvent.TouchMoveEnforced enforced) {
    Obligation obligation = before.obligation().orElseThrow();
    Board board = before.position().board();
    return obligation.kind().isNamed()
        ? ObligationSentences.of(obligation, before.position(), names.of(enforced.by()), book)
        : book.say(
            StrictPhrase.TOUCHED_FIRST,
            enforced.by(),
            book.object(placed(board, obligation.touched().get(0))));
  }

  /** Says where the piece is now, without revealing whether the move is legal. */
  private Sentence released(StrictEvent.PieceReleased event) {
    ReleasedMove move = ReleasedMove.of(before.position(), event.attempt()).orElseThrow();
    return book.say(
        StrictPhrase.RELEASED, names.of(event.by()), book.object(placed(move.board(), move.to())));
  }

  private static PlacedPiece placed(Board board, Square square) {
    return new PlacedPiece(board.pieceAt(square).orElseThrow(), square);
  }

  private Sentence irregular(StrictEvent.IrregularityFound found) {
    return switch (found.kind()) {
      case ILLEGAL_MOVE -> {
        String text = Explanation.forRecord(ruling(found.attempt().orElseThrow()), book).text();
        yield book.say(StrictPhrase.ILLEGAL_MOVE_COMPLETED, text.substring(0, text.length() - 1));
      }
      case PAWN_NOT_REPLACED -> book.say(StrictPhrase.PAWN_NOT_REPLACED, names.of(found.by()));
      case NO_MOVE -> book.say(StrictPhrase.PRESSED_WITHOUT_MOVE, names.of(found.by()));
    };
  }

  /** Returns the ruling on an illegal move, with evidence from the move history. */
  private Ruling.Illegal ruling(Attempt attempt) {
    Ruling.Illegal ruling = (Ruling.Illegal) ReleaseRuling.of(before.position(), attempt);
    return (Ruling.Illegal) IllegalMoveHistoryEvidence.tellMore(ruling, before.turn());
  }

  private Sentence time(StrictEvent.TimeAdded added) {
    Object player = names.of(added.color());
    long millis = added.millis();
    Sentence sentence;
    if (millis == MINUTE || millis == 2 * MINUTE) {
      StrictPhrase one =
          added.article().equals(ExtraTimePenalty.BLITZ_ARTICLE)
              ? StrictPhrase.ONE_MINUTE_IN_BLITZ
              : StrictPhrase.ONE_MINUTE_ADDED;
      sentence = book.say(millis == MINUTE ? one : StrictPhrase.TWO_MINUTES_ADDED, player);
    } else {
      StrictPhrase phrase = millis < 0 ? StrictPhrase.TIME_TAKEN : StrictPhrase.TIME_ADDED;
      sentence = book.say(phrase, player, TimeText.of(Math.abs(millis)));
    }
    return new Sentence(sentence.text(), Optional.of(added.article()));
  }

  private Sentence called(StrictEvent.ArbiterCalled called) {
    if (called.by().isPresent()) {
      return book.say(StrictPhrase.ARBITER_CALLED, names.of(called.by().get()));
    }
    if (before.position().hasLegalMove()) {
      return book.say(StrictPhrase.ARBITER_INTERRUPTS);
    }
    Color mated = before.position().turn();
    return before.strict().orElseThrow().irregularities(mated.other()) > 1
        ? book.say(StrictPhrase.ARBITER_DECIDES_ON_SECOND, names.of(mated.other()), names.of(mated))
        : book.say(StrictPhrase.ARBITER_DECIDES_ON_QUEEN);
  }

  /** Returns the sentence for a game ended by a second irregularity or by the arbiter. */
  Sentence ofOutcome(Outcome outcome) {
    if (outcome.ending() == Ending.DECLARED) {
      return declared(outcome);
    }
    if (outcome.isBeingDecided()) {
      return book.texts().sentence(GameText.RESULT_BEING_DECIDED);
    }
    Color side = outcome.fallen().orElseThrow();
    return book.say(
        outcome.isDraw() ? StrictPhrase.ILLEGAL_MOVES_DRAWN : StrictPhrase.ILLEGAL_MOVES,
        names.of(side),
        names.of(side.other()));
  }

  /**
   * Returns the sentence for a result declared by the arbiter, citing the article of the Laws that
   * the arbiter named.
   */
  private Sentence declared(Outcome outcome) {
    Sentence sentence;
    if (outcome.winner().isPresent()) {
      sentence = book.say(StrictPhrase.DECLARED_WIN, names.of(outcome.winner().get()));
    } else {
      sentence =
          book.say(
              outcome.isDraw() ? StrictPhrase.DECLARED_DRAW : StrictPhrase.DECLARED_WITHOUT_RESULT);
    }
    return new Sentence(sentence.text(), Optional.of(outcome.article()));
  }

  /** Returns the sentence for a claim that named an illegal move. */
  static Sentence ofIllegalClaim(String move, Phrasebook book) {
    return book.say(StrictPhrase.CLAIM_OF_ILLEGAL_MOVE, move);
  }

  /** Returns the sentence for a refusal in strict play. */
  static Sentence ofRefusal(RefusalReason reason, Phrasebook book) {
    return book.say(
        switch (reason) {
          case NOT_IN_STRICT_PLAY -> StrictPhrase.NOT_IN_STRICT_PLAY;
          case ONLY_IN_STRICT_PLAY -> StrictPhrase.ONLY_IN_STRICT_PLAY;
          case NOT_STARTED -> StrictPhrase.NOT_STARTED;
          case ALREADY_STARTED -> StrictPhrase.ALREADY_STARTED;
          case TOO_LATE_TO_ADJUST -> StrictPhrase.TOO_LATE_TO_ADJUST;
          case NO_PIECE_THERE -> StrictPhrase.NO_PIECE_THERE;
          case NOTHING_TOUCHED -> StrictPhrase.NOTHING_TOUCHED;
          case OWN_TOUCH -> StrictPhrase.OWN_TOUCH;
          case MOVE_MADE -> StrictPhrase.MOVE_MADE;
          case NOT_COMPLETED -> StrictPhrase.NOT_COMPLETED;
          case NOTHING_TO_PROMOTE -> StrictPhrase.NOTHING_TO_PROMOTE;
          case CLAIM_AFTER_TOUCH -> StrictPhrase.CLAIM_AFTER_TOUCH;
          case ARBITER_NOT_CALLED -> StrictPhrase.ARBITER_NOT_CALLED;
          case ARBITER_MUST_DECIDE -> StrictPhrase.ARBITER_MUST_DECIDE;
          case MOVE_COUNT_OUT_OF_RANGE -> StrictPhrase.MOVE_COUNT_OUT_OF_RANGE;
          case NO_SUCH_MOVE -> StrictPhrase.NO_SUCH_MOVE;
          case ARTICLE_NEEDED -> StrictPhrase.ARTICLE_NEEDED;
          case NOTE_TOO_LONG -> StrictPhrase.NOTE_TOO_LONG;
          default -> throw new IllegalArgumentException(reason + " is not of strict play");
        });
  }
}
