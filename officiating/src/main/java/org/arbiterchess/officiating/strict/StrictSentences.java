package org.arbiterchess.officiating.strict;

import static org.arbiterchess.officiating.message.StrictText.*;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.FidePace;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.ClockSet;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Noun;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.message.StrictText;
import org.arbiterchess.officiating.strict.StrictEvent.AdjustSwitched;
import org.arbiterchess.officiating.strict.StrictEvent.ArbiterCalled;
import org.arbiterchess.officiating.strict.StrictEvent.ClockStarted;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.strict.StrictEvent.MoveCountSet;
import org.arbiterchess.officiating.strict.StrictEvent.Noted;
import org.arbiterchess.officiating.strict.StrictEvent.OfferRepeated;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.PositionRestored;
import org.arbiterchess.officiating.strict.StrictEvent.PressIgnored;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.TouchExcused;
import org.arbiterchess.officiating.strict.StrictEvent.TouchMoveEnforced;
import org.arbiterchess.officiating.strict.StrictEvent.Warned;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.text.TimeText;

/**
 * Creates the sentences for the events of strict play, given the state of the game before each
 * event.
 */
record StrictSentences(Game before, Texts texts, PlayerNames names) {

  private static final long MINUTE = 60_000;

  /** The sentence for an event; empty if strict play does not announce it in a way of its own. */
  Optional<Sentence> of(GameEvent event) {
    if (event instanceof MovePlayed played) {
      return move(played.attempt());
    }
    if (event instanceof ClockSet set) {
      String said = texts.say(GameText.CLOCK_SET, names.of(set.color()), TimeText.of(set.millis()));
      return Optional.of(new Sentence(said, Optional.of("7.1")));
    }
    return event instanceof StrictEvent own ? Optional.of(sentence(own)) : Optional.empty();
  }

  /** Nobody tells the players that a move gives check, unless it ends the game (12.6). */
  private Optional<Sentence> move(Attempt attempt) {
    Position position = before.position();
    Move move = position.rule(attempt).orElseThrow();
    return position.play(move).hasLegalMove()
        ? Optional.of(texts.sentence(GameText.MOVE_PLAYED, move.color(), move.spoken(texts)))
        : Optional.empty();
  }

  private Sentence sentence(StrictEvent event) {
    if (event instanceof ClockStarted) {
      return texts.sentence(CLOCK_STARTED, names.of(before.position().turn()));
    }
    if (event instanceof AdjustSwitched adjust) {
      return texts.sentence(ADJUSTS, names.of(adjust.by()), adjust.on());
    }
    if (event instanceof PieceTouched touch) {
      return touched(touch);
    }
    if (event instanceof TouchExcused excused) {
      return texts.sentence(TOUCH_EXCUSED, names.of(excused.by()));
    }
    if (event instanceof PieceReleased released) {
      return released(released);
    }
    if (event instanceof ReleaseWithdrawn withdrawn) {
      return texts.sentence(RELEASE_WITHDRAWN, names.of(withdrawn.by()));
    }
    if (event instanceof TouchMoveEnforced enforced) {
      return touchMove(enforced);
    }
    if (event instanceof PressIgnored ignored) {
      return texts.sentence(PRESS_IGNORED, names.of(ignored.by()));
    }
    if (event instanceof IrregularityFound found) {
      return irregular(found);
    }
    if (event instanceof TimeAdded added) {
      return time(added);
    }
    if (event instanceof OfferRepeated repeated) {
      return texts.sentence(OFFER_REPEATED, names.of(repeated.by()));
    }
    if (event instanceof ArbiterCalled called) {
      return called(called);
    }
    if (event instanceof MoveCountSet set) {
      return texts.sentence(MOVE_COUNT_SET, names.of(set.color()), set.moves());
    }
    if (event instanceof Warned warned) {
      return texts.sentence(WARNED, names.of(warned.color()));
    }
    if (event instanceof PositionRestored restored) {
      Position then = before.positions().get(restored.plies());
      return texts.sentence(POSITION_RESTORED, then.fullmoveNumber(), names.of(then.turn()));
    }
    return new Sentence(((Noted) event).text(), Optional.empty());
  }

  private Sentence touched(PieceTouched touch) {
    boolean declines = before.drawOffer().filter(offer -> offer.by() != touch.by()).isPresent();
    return texts.sentence(
        declines ? TOUCHED_AND_DECLINED : TOUCHED,
        names.of(touch.by()),
        placed(before.position().board(), touch.square()));
  }

  /**
   * Names the piece that was touched first and nothing more (12.6), or the move of a claim. The
   * colour stands for the player, because a long name would not fit the slip beside the board.
   */
  private Sentence touchMove(TouchMoveEnforced enforced) {
    Obligation obligation = Strict.obligation(before).orElseThrow();
    Position position = before.position();
    if (obligation.kind().isNamed()) {
      return new Duty(obligation, position, names.of(enforced.by()), texts).sentence();
    }
    Noun first = placed(position.board(), obligation.touched().get(0));
    return texts.sentence(TOUCHED_FIRST, enforced.by(), first);
  }

  /** Says where the piece is now, without revealing whether the move is legal. */
  private Sentence released(PieceReleased event) {
    ReleasedMove move = ReleasedMove.of(before.position(), event.attempt()).orElseThrow();
    return texts.sentence(RELEASED, names.of(event.by()), placed(move.board(), move.to()));
  }

  /** Names a piece with its square: the knight on b1. */
  static Noun placed(Board board, Square square) {
    Role role = board.pieceAt(square).orElseThrow().role();
    return Noun.of("placed", Noun.of("the." + role.noun()), square.toString());
  }

  private Sentence irregular(IrregularityFound found) {
    return switch (found.kind()) {
      case ILLEGAL_MOVE ->
          texts.sentence(ILLEGAL_MOVE_COMPLETED, why(found.attempt().orElseThrow()));
      case PAWN_NOT_REPLACED -> texts.sentence(PAWN_NOT_REPLACED, names.of(found.by()));
      case NO_MOVE -> texts.sentence(PRESSED_WITHOUT_MOVE, names.of(found.by()));
    };
  }

  /** Returns why a move is illegal, with evidence from the move history. */
  private String why(Attempt attempt) {
    Ruling.Illegal ruling = (Ruling.Illegal) ReleasedMove.rule(before.position(), attempt);
    return before.withHistory(ruling).recordSentence(texts).text();
  }

  private Sentence time(TimeAdded added) {
    Object player = names.of(added.color());
    long millis = added.millis();
    boolean isReading = millis == MINUTE && added.article().equals(FidePace.SUPERVISED_BLITZ);
    String said =
        isReading
            ? texts.say(ONE_MINUTE_IN_BLITZ, player)
            : texts.say(TIME_ADDED, player, millis, millis < 0, TimeText.of(Math.abs(millis)));
    return new Sentence(said, Optional.of(added.article()));
  }

  private Sentence called(ArbiterCalled called) {
    if (called.by().isPresent()) {
      return texts.sentence(ARBITER_CALLED, names.of(called.by().get()));
    }
    if (before.position().hasLegalMove()) {
      return texts.sentence(ARBITER_INTERRUPTS);
    }
    Color mated = before.position().turn();
    return Strict.of(before).orElseThrow().irregularities(mated.other()) > 1
        ? texts.sentence(ARBITER_DECIDES_ON_SECOND, names.of(mated.other()), names.of(mated))
        : texts.sentence(ARBITER_DECIDES_ON_QUEEN);
  }

  /**
   * What the touched pieces, or an incorrect claim, oblige a player to do, in words for a record.
   *
   * @param player the player's colour or name
   */
  record Duty(Obligation obligation, Position position, Object player, Texts texts) {

    Sentence sentence() {
      Sentence said =
          switch (obligation.kind()) {
            case MOVE, MOVE_FIRST -> must(MUST_MOVE, obligation.piece());
            case CAPTURE, CAPTURE_FIRST -> must(MUST_CAPTURE, obligation.target());
            case CAPTURE_WITH ->
                texts.sentence(MUST_CAPTURE_WITH, player, piece(), placed(obligation.target()));
            case CASTLE -> texts.sentence(MUST_CASTLE, player);
            case MOVE_KING -> texts.sentence(MUST_MOVE_KING, player);
            case NO_CASTLING -> texts.sentence(MUST_MOVE_WITHOUT_CASTLING, player, piece());
            case NONE, FREE, FREE_AFTER_CASTLING -> texts.sentence(NO_CASTLING_AFTER_ROOK, player);
            case NAMED_MOVE ->
                texts.sentence(
                    MUST_PLAY_NAMED_MOVE,
                    player,
                    San.write(position, obligation.allowed().get(0), texts));
            case NAMED_PIECE -> texts.sentence(MUST_MOVE_NAMED_PIECE, player, piece());
          };
      return new Sentence(said.text(), obligation.kind().article());
    }

    /**
     * Names the piece that must move or be captured. If the first touched piece cannot, this is a
     * piece touched later.
     */
    private Sentence must(StrictText text, Optional<Square> piece) {
      boolean first = obligation.touched().get(0) == piece.orElseThrow();
      String later = first ? "FIRST" : "LATER";
      String order = obligation.touched().size() == 1 ? "ONLY" : later;
      return texts.sentence(text, player, placed(piece), order);
    }

    private Noun piece() {
      return placed(obligation.piece());
    }

    private Noun placed(Optional<Square> square) {
      return StrictSentences.placed(position.board(), square.orElseThrow());
    }
  }
}
