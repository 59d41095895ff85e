package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Clocks.BOTH_STOPPED;
import static org.arbiterchess.officiating.cases.Answer.Clocks.SET_RIGHT;
import static org.arbiterchess.officiating.cases.Answer.Option.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.cases.Question.Request;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.rules.Position;

/**
 * Rules on fallen flags (6.9), resignations (5.1.2) and dead positions (5.2.2), which depend on
 * whether a side could still deliver checkmate, on wrongly set clocks (6.10.2) and on players who
 * play for time (III.4 to III.6).
 */
final class FlagsAndClocks extends AnswerBuilder {

  private static final int TWO_MINUTES = 120;

  FlagsAndClocks(Question question, Texts texts) {
    super(question, texts);
  }

  AnswerBuilder flag() {
    Position position = need(GAME).position();
    Optional<Color> fallen = get(FALLEN);
    askIf(fallen.isEmpty() && !is(BOTH_FALLEN), FALLEN);
    if (hasEnded("6.9")) {
      return this;
    }
    if (fallen.isEmpty()) {
      bothFlags(position);
    } else if (oversteps(fallen.get())) {
      return decide(fallen.get(), GameText.FLAG_FELL, GameText.FLAG_FELL_DRAWN);
    }
    MateProspect own = MateProspect.of(position, position.turn());
    return own.isExcluded() && own.ofOpponent().isExcluded() ? deadBefore(own, "6.9") : this;
  }

  AnswerBuilder resignation() {
    return hasEnded("5.1.2")
        ? this
        : decide(need(BY), GameText.RESIGNATION, GameText.RESIGNATION_DRAWN);
  }

  AnswerBuilder deadPosition() {
    if (hasEnded("5.2.2")) {
      return this;
    }
    Position position = need(GAME).position();
    MateProspect own = MateProspect.of(position, position.turn());
    MateProspect possible = own.isExcluded() ? own.ofOpponent() : own;
    if (possible.isExcluded()) {
      return dead(own);
    }
    return show(possible)
        .say(possible.line().isPresent() ? NOT_DEAD : NOT_PROVED_DEAD)
        .say(possible.sentence(texts))
        .runs(position.turn());
  }

  /** Rules that the game was drawn as soon as the position became dead (5.2.2). */
  private AnswerBuilder dead(MateProspect proof) {
    return show(proof)
        .over(Answer.Game.DRAW)
        .say(texts.sentence(GameText.DEAD_POSITION))
        .say(proof.sentence(texts));
  }

  /** Rules anew that the game had been drawn before, whatever has been said so far. */
  private AnswerBuilder deadBefore(MateProspect proof, String article) {
    return new FlagsAndClocks(question, texts).dead(proof).say(ENDED_BEFORE).cite(article);
  }

  /** Answers if the game has already ended by mate, by stalemate or under 9.6. */
  private boolean hasEnded(String article) {
    Game game = need(GAME);
    boolean ended = game.outcome().filter(end -> end.ending() != Ending.DEAD_POSITION).isPresent();
    if (ended) {
      endedBefore(game);
      if (!game.position().hasLegalMove()) {
        cite("6.2.1.1");
      }
      cite(article).details(noMate(game.position()));
    }
    return ended;
  }

  private static Answer.Details noMate(Position position) {
    return new Answer.MatePossible(position, Optional.empty(), Optional.empty());
  }

  /**
   * Rules that the side that ran out of time or resigned has lost, unless its opponent could never
   * deliver checkmate.
   */
  private AnswerBuilder decide(Color side, GameText lost, GameText drawn) {
    Game game = need(GAME);
    Color opponent = side.other();
    MateProspect mate = MateProspect.of(game.position(), opponent);
    boolean draw = mate.isExcluded();
    if (draw && mate.ofOpponent().isExcluded()) {
      return deadBefore(mate, lost.article().orElseThrow());
    }
    if (isWholeGame(game) && game.plies() < 2) {
      forfeit(Answer.Forfeit.YES);
    }
    return show(mate)
        .over(draw ? Answer.Game.DRAW : Answer.Game.winFor(opponent))
        .say(draw ? drawn : lost, side, opponent)
        .say(mate.sentence(texts));
  }

  private AnswerBuilder show(MateProspect mate) {
    return show(mate.position().setup(), mate.region(), List.of(), mate.line().orElse(List.of()))
        .details(mate.details(texts));
  }

  // Flags before the last period.

  /**
   * Whether the player has overstepped the time, so that the flag decides the game (6.9). If not,
   * this rules on a flag that fell before the last period of the time control: if the player had
   * completed the required moves, the game goes on (6.3.1, 6.4).
   */
  private boolean oversteps(Color fallen) {
    List<TimeControlStage> periods = periods(fallen);
    boolean isEarlier = isNot(LAST_PERIOD);
    checkPeriod(periods);
    check(!isEarlier || periods.size() != 1, LAST_PERIOD, ONLY_ONE_PERIOD);
    boolean isLast =
        is(LAST_PERIOD) || get(PERIOD).filter(period -> period == periods.size()).isPresent();
    if (isLast || (!isEarlier && periods.size() < 2)) {
      return counts(fallen);
    }
    OptionalInt known = completed(fallen).orElseThrow(() -> missing(PLAYER_COMPLETED));
    if (known.isEmpty()) {
      notDecided().clocks(BOTH_STOPPED).say(MOVES_UNPROVED, fallen).say(NEXT_PERIOD_BEGINS, fallen);
      return false;
    }
    askIf(periods.isEmpty(), CONTROL);
    int completed = known.getAsInt();
    int required = required(periods, completed);
    if (completed < required) {
      Game game = need(GAME);
      int made = (fallen == Color.WHITE ? game.plies() + 1 : game.plies()) / 2;
      counts(fallen);
      cite("6.9").say(MOVES_NOT_COMPLETED, fallen, completed, required);
      sayIf(isWholeGame(game) && made == required, MOVE_NOT_PRESSED, fallen);
      return true;
    }
    check(!is(BOTH_FALLEN), FALLEN, OTHER_FLAG_DECIDES);
    notDecided().runs(fallen).say(MOVES_COMPLETED, fallen, required).say(MOVES_CHECKED);
    sayIf(!isFast(), SCORESHEETS_FIRST);
    return false;
  }

  /** States who calls the flag, and that only the first one counts. */
  private boolean counts(Color fallen) {
    if (isUnsupervised()) {
      say(FLAG_CLAIMED, fallen.other()).citeBlitz().say(FLAG_SEEN);
    }
    if (is(BOTH_FALLEN)) {
      cite("6.9").say(FIRST_FLAG_COUNTS, fallen);
    }
    return true;
  }

  private AnswerBuilder notDecided() {
    Position position = need(GAME).position();
    if (get(PERIOD).isEmpty()) {
      assume(LAST_PERIOD);
    }
    return show(position).details(noMate(position));
  }

  /**
   * Returns the number of moves required in the period of the flag and those before it. Asks for
   * the period if it is unknown and matters.
   */
  private int required(List<TimeControlStage> periods, int completed) {
    int first = moves(periods, 1);
    int all = moves(periods, periods.size() - 1);
    askIf(get(PERIOD).isEmpty() && completed >= first && completed < all, PERIOD);
    return get(PERIOD).map(period -> moves(periods, period)).orElse(completed >= all ? all : first);
  }

  /** Returns the moves to be made in all periods up to the given one. */
  private static int moves(List<TimeControlStage> periods, int last) {
    int moves = 0;
    for (TimeControlStage stage : periods.subList(0, last)) {
      moves += stage.moves();
    }
    return moves;
  }

  /**
   * Returns the number of completed moves, which is an empty number if it cannot be proved. The
   * move number of a position that was set up proves nothing.
   */
  private Optional<OptionalInt> completed(Color fallen) {
    Optional<OptionalInt> said = get(PLAYER_COMPLETED);
    Game game = need(GAME);
    boolean isKnown = said.filter(OptionalInt::isPresent).isPresent();
    if (isKnown || !isWholeGame(game) || game.plies() == 0) {
      return said;
    }
    // If the opponent is to move, the last move was made but not pressed.
    int completed = fallen == Color.WHITE ? game.plies() : game.plies() - 1;
    return Optional.of(OptionalInt.of(completed / 2));
  }

  /** Whether the moves of the game are known from the start. */
  private static boolean isWholeGame(Game game) {
    Position start = game.startingPosition();
    boolean isSetUp = start.turn() == Color.WHITE && start.fullmoveNumber() == 1;
    for (Color color : Color.values()) {
      SquareSet home = SquareSet.of(color.backRank()).union(SquareSet.of(color.pawnRank()));
      isSetUp &= start.squaresOf(color).equals(home) && start.count(color, Role.PAWN) == 8;
    }
    return isSetUp;
  }

  /**
   * Rules on two fallen flags when nobody knows which fell first. If Guidelines III were announced
   * and apply, they determine the result. Otherwise, the arbiter decides.
   */
  private AnswerBuilder bothFlags(Position position) {
    show(position).details(noMate(position)).assume(CONTROL);
    CasesText undecided = BOTH_FLAGS_PERIOD_UNKNOWN;
    if (isBlitz() || hasIncrement()) {
      undecided = isBlitz() ? BOTH_FLAGS_IN_BLITZ : BOTH_FLAGS_WITH_INCREMENT;
    } else if (!given(ANNOUNCED)) {
      undecided = BOTH_FLAGS_NOT_ANNOUNCED;
    } else if (is(LAST_PERIOD)) {
      return over(Answer.Game.DRAW).say(BOTH_FLAGS_LAST_PERIOD).cite("III.2.1", "III.2.2");
    } else if (isNot(LAST_PERIOD)) {
      return say(BOTH_FLAGS_EARLIER_PERIOD).runs(position.turn()).cite("III.2.1", "III.2.2");
    }
    say(undecided).cite("6.8", "6.10.1");
    return clocks(BOTH_STOPPED).leave(ESTABLISH_ORDER, DECIDE_ON_FACTS);
  }

  // Clocks.

  /** Rules on a clock that was set wrongly (6.10.2, A.5.1.1). */
  AnswerBuilder wrongClock() {
    checkClock();
    if (isUnsupervised() && isTooLateToCorrect()) {
      return say(CLOCK_STAYS).citeBlitz();
    }
    return clocks(SET_RIGHT)
        .say(CLOCK_SET_RIGHT)
        .sayIf(isKnownUnsupervised(), CLOCK_IN_TIME)
        .citeBlitz();
  }

  /**
   * Rules on a request from a player who has less than two minutes left and says that the opponent
   * is only trying to win on time. The request is for an increment (III.4) or a draw (III.5).
   */
  AnswerBuilder playingForTime() {
    checkClock();
    Color player = need(BY);
    Optional<Position> position = get(GAME_IF_KNOWN).map(Game::position);
    position.ifPresent(shown -> show(shown));
    assume(CONTROL);
    if (isBlitz() || hasIncrement()) {
      return say(isBlitz() ? GUIDELINES_IN_BLITZ : GUIDELINES_WITH_INCREMENT);
    }
    if (!need(ANNOUNCED)) {
      return say(GUIDELINES_NOT_ANNOUNCED);
    }
    int secondsLeft = need(SECONDS_LEFT);
    check(secondsLeft > 0, SECONDS_LEFT, FLAG_IS_DOWN);
    boolean isForIncrement = need(REQUEST) == Request.INCREMENT;
    String article = isForIncrement ? "III.4" : "III.5";
    if (secondsLeft >= TWO_MINUTES) {
      return sayUnder(article, TWO_MINUTES_OR_MORE, player);
    }
    if (position.filter(shown -> shown.turn() != player).isPresent()) {
      return sayUnder(article, NOT_TO_MOVE, player);
    }
    assume(ARBITER_PRESENT);
    return isForIncrement ? increment(player) : draw(player, player.other());
  }

  private AnswerBuilder increment(Color player) {
    if (isNot(ARBITER_PRESENT)) {
      say(INCREMENT_WITHOUT_ARBITER);
    } else {
      clocks(BOTH_STOPPED)
          .say(INCREMENT_WANTED, player, player.other())
          .leave(AGREE_INCREMENT, REFUSE);
    }
    return say(REQUEST_IS_OFFER);
  }

  private AnswerBuilder draw(Color player, Color opponent) {
    clocks(BOTH_STOPPED);
    if (isNot(ARBITER_PRESENT)) {
      say(CLAIM_WITHOUT_ARBITER, player, opponent).say(CLAIM_IS_SENT);
      return leave(DECLARE_DRAW, DECIDE_ON_FACTS);
    }
    say(DRAW_WANTED, player, opponent).say(ARBITER_MAY_AGREE);
    say(ARBITER_MAY_POSTPONE, opponent).say(ARBITER_MAY_REJECT, opponent);
    return leave(DECLARE_DRAW, POSTPONE, REJECT);
  }
}
