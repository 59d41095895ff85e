package org.arbiterchess.game;

import org.arbiterchess.language.TextKey;
import org.arbiterchess.message.GameText;

/**
 * The reasons, other than an illegal move, for refusing a command. The names are part of the public
 * API.
 */
public enum RefusalReason implements Refusal.Reason {
  /** The refusal cites the article under which the game ended. */
  GAME_OVER(GameText.GAME_OVER),
  ONLY_FOR_PLAYERS(GameText.ONLY_FOR_PLAYERS),
  ONLY_FOR_THE_ARBITER(GameText.ONLY_FOR_THE_ARBITER),
  /**
   * A player moves or claims a draw on the opponent's turn. The refusal of a claim cites 9.2 or
   * 9.3.
   */
  NOT_YOUR_TURN(GameText.NOT_YOUR_TURN),
  GAME_PAUSED(GameText.PAUSED),
  /** Each side must have moved before the players can offer or agree a draw. */
  BOTH_MUST_HAVE_MOVED(GameText.DRAW_OFFER_TOO_EARLY),
  OFFER_OPEN(GameText.DRAW_OFFER_OPEN),
  /** The opponent declined an offer, and neither side has moved since. */
  OFFER_DECLINED(GameText.DRAW_OFFER_DECLINED),
  /** No offer is open, or the open one has a different id. */
  NO_OFFER(GameText.NO_DRAW_OFFER),
  /** Only the opponent can answer an offer. */
  OWN_OFFER(GameText.OWN_DRAW_OFFER),
  /** Like the next reason, it has a sentence for each kind of claim. */
  CLAIM_NOT_JUSTIFIED(GameText.THREEFOLD_NOT_YET),
  /** Online, draws by repetition and under the fifty-move rule are automatic. */
  NOTHING_TO_CLAIM(GameText.THREEFOLD_COMES_BY_ITSELF),
  TAKEBACK_OPEN(GameText.TAKEBACK_OPEN),
  /** No takeback request is open, or the open one has a different id. */
  NO_TAKEBACK(GameText.NO_TAKEBACK),
  /** Only the opponent can answer a takeback request. */
  OWN_TAKEBACK(GameText.OWN_TAKEBACK),
  NOTHING_TO_TAKE_BACK(GameText.NOTHING_TO_TAKE_BACK),
  TOO_LATE_TO_ABORT(GameText.ABORT_TOO_LATE),
  ALREADY_PAUSED(GameText.PAUSED),
  NOT_PAUSED(GameText.NOT_PAUSED),
  NO_CLOCK(GameText.NO_CLOCK),
  CLOCK_OUT_OF_RANGE(GameText.CLOCK_OUT_OF_RANGE),
  /** The player may not give any more time until the next move. */
  TIME_GIVEN(GameText.ENOUGH_TIME_GIVEN),
  FLAG_NOT_FALLEN(GameText.FLAG_NOT_FALLEN),
  /** The arbiter gives a verdict, but no result is being decided. */
  NOTHING_TO_DECIDE(GameText.NO_VERDICT_WANTED),
  /** Another mode of play has no such action, or treats it in a different way. */
  ONLY_IN_STRICT_PLAY(GameText.ONLY_IN_STRICT_PLAY);

  private final GameText text;

  RefusalReason(GameText text) {
    this.text = text;
  }

  @Override
  public TextKey text() {
    return text;
  }
}
