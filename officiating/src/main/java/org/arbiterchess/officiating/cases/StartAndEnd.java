package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Board.*;
import static org.arbiterchess.officiating.cases.Answer.Option.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Question.MisplacedPiece;

/**
 * Rules on games that began incorrectly (7.2, 7.3), on late players (6.7), and on mistakes that are
 * discovered only after the game (8.7).
 */
final class StartAndEnd extends AnswerBuilder {

  private static final long MINUTE = 60_000;

  StartAndEnd(Question question, Texts texts) {
    super(question, texts);
  }

  /**
   * Rules on a game that began incorrectly. In unsupervised rapid and blitz, it is too late for a
   * correction once each player has completed ten moves (A.5.1.2).
   */
  AnswerBuilder wrongSetup() {
    Question.Fault what = need(FAULT);
    boolean needsMoves = what == Question.Fault.COLORS || isUnsupervised();
    boolean late = needsMoves && isTooLateToCorrect();
    boolean inTime = !late && isKnownUnsupervised();
    if (!late && what != Question.Fault.BOARD) {
      game(Answer.Game.NEW_GAME).board(NEW_START).clocks(Answer.Clocks.RESET);
    }
    return switch (what) {
      case COLORS -> say(late ? COLORS_STAY : COLORS_REVERSED);
      case BOARD ->
          board(late ? Answer.Board.UNCHANGED : TRANSFERRED)
              .say(late ? BOARD_STAYS : BOARD_TURNED)
              .sayIf(inTime, WRONG_START_IN_TIME)
              .say(LIGHT_CORNER)
              .citeBlitz();
      case PIECES -> {
        say(late ? WRONG_START_STAYS : WRONG_START).sayIf(inTime, WRONG_START_IN_TIME);
        if (late) {
          sayCannotCastle(MisplacedPiece.KING);
          sayCannotCastle(MisplacedPiece.ROOK);
        }
        yield citeBlitz();
      }
    };
  }

  /**
   * States who may not castle. If it is unknown which piece was misplaced, gives the rule for a
   * king and the rule for a rook.
   */
  private void sayCannotCastle(MisplacedPiece piece) {
    List<MisplacedPiece> misplaced = get(MISPLACED).orElse(List.of());
    Optional<Color> side = misplaced.isEmpty() ? Optional.empty() : get(BY_IF_KNOWN);
    if (misplaced.isEmpty() || misplaced.contains(piece)) {
      side.ifPresentOrElse(of -> say(CANNOT_CASTLE, piece, of), () -> say(MISPLACED_PIECE, piece));
    }
  }

  // Late players.

  /** Rules on late players and on their time, which may be used up when they arrive (6.9). */
  AnswerBuilder lateArrival() {
    int white = minutes(Color.WHITE);
    int black = minutes(Color.BLACK);
    int defaultTime = get(DEFAULT_TIME).orElse(0);
    askIf(white + black == 0, WHITE_LATE);
    check(pressed().orElse(white) >= white, WHITE_PRESSED, PRESSED_WHILE_ABSENT);
    return white > defaultTime || black > defaultTime
        ? tooLate(white > defaultTime, black > defaultTime)
        : withinDefaultTime(white, black);
  }

  private AnswerBuilder tooLate(boolean white, boolean black) {
    forfeit(Answer.Forfeit.UNLESS_BOTH_MOVED).sayIf(get(DEFAULT_TIME).isEmpty(), NO_DEFAULT_TIME);
    if (white && black) {
      over(Answer.Game.BOTH_LOSE).say(BOTH_TOO_LATE);
    } else {
      Color loser = white ? Color.WHITE : Color.BLACK;
      wins(loser.other()).say(TOO_LATE, loser, loser.other());
      if (isUsedUp(loser)) {
        loseOnTime(loser);
      }
    }
    return may(EXCUSE_LATE);
  }

  /**
   * Rules that neither player has lost the game by arriving late, but perhaps on time. If both
   * players were absent at the start, White loses the time until arriving (6.7.2).
   */
  private AnswerBuilder withinDefaultTime(int white, int black) {
    boolean isDecisive = usesUp(Color.WHITE, black) || usesUp(Color.BLACK, black - white);
    askIf(isDecisive && get(WHITE_PRESSED).isEmpty() && !isUsedUp(Color.WHITE), WHITE_PRESSED);
    assume(CONTROL);
    for (Color color : Color.values()) {
      if (isUsedUp(color)) {
        return loseOnTime(color).forfeit(Answer.Forfeit.YES);
      }
    }
    if (white > 0 && black > 0) {
      say(BOTH_ABSENT, Color.WHITE, Color.BLACK);
    } else {
      say(NOT_TOO_LATE, white > 0 ? Color.WHITE : Color.BLACK);
    }
    say(CLOCK_STARTED_IN_TIME, Color.WHITE);
    sayIf(white == 0, CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
    if (white > 0 || get(WHITE_PRESSED).isPresent()) {
      runs(pressed().isPresent() ? Color.BLACK : Color.WHITE);
    }
    return this;
  }

  private AnswerBuilder loseOnTime(Color loser) {
    Color winner = loser.other();
    wins(winner).say(TIME_USED_UP, loser, winner).say(FLAG_COUNTS_WHEN_SEEN, winner);
    return loser == Color.WHITE
        ? say(CLOCK_STARTED_IN_TIME, Color.WHITE)
        : say(CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
  }

  /**
   * Whether a player's time is certainly used up. White's clock runs from the start (6.6) until
   * White presses it, and then Black's runs until Black arrives.
   */
  private boolean isUsedUp(Color color) {
    if (color == Color.BLACK) {
      return pressed().isPresent() && usesUp(color, minutes(color) - pressed().getAsInt());
    }
    boolean isWaiting = get(WHITE_PRESSED).isPresent() && pressed().isEmpty();
    int arrival = isWaiting ? Math.max(minutes(color), minutes(Color.BLACK)) : minutes(color);
    return usesUp(color, pressed().orElse(arrival));
  }

  /** Whether these minutes use up all the time that a player has before the first move. */
  private boolean usesUp(Color color, int minutes) {
    List<TimeControlStage> periods = periods(color);
    if (periods.isEmpty()) {
      return false;
    }
    TimeControlStage first = periods.get(0);
    long bonus = first.mode() == TimingMethod.BRONSTEIN ? 0 : first.bonusMillis();
    return minutes * MINUTE >= first.millis() + bonus;
  }

  /** The minutes from the start until the player arrived. */
  private int minutes(Color color) {
    return get(color == Color.WHITE ? WHITE_LATE : BLACK_LATE).orElse(0);
  }

  /**
   * The minutes from the start until White pressed the clock; empty if White did not or if unknown.
   */
  private OptionalInt pressed() {
    return get(WHITE_PRESSED).orElse(OptionalInt.empty());
  }

  // After the game.

  /**
   * Rules on a mistake found after the game. Only a legal move ends the game by checkmate or
   * stalemate (5.1.1, 5.2.1), so an illegal one that seemed to is still corrected unless the result
   * is signed.
   */
  AnswerBuilder foundAfterGame() {
    boolean isIllegalMove = need(FINDING) == Question.Finding.ILLEGAL_MOVE;
    if (isIllegalMove && (is(SIGNED) || isNot(ENDED_GAME))) {
      over(Answer.Game.RESULT_STANDS);
      return say(is(SIGNED) ? SIGNED_RESULT_STANDS : GAME_IS_OVER).say(FOUND_AFTER_GAME);
    }
    boolean isSigned = need(SIGNED);
    if (isIllegalMove) {
      need(ENDED_GAME);
      board(RESTORED).clocks(Answer.Clocks.BY_JUDGEMENT).say(ENDED_BY_ILLEGAL_MOVE);
      return cite("5.1.1", "5.2.1").say(TIMES_BY_JUDGEMENT).say(PENALTY_AS_USUAL);
    }
    return isSigned
        ? clocks(Answer.Clocks.BOTH_STOPPED).say(SIGNED_WRONGLY).leave(LEAVE_RESULT, CORRECT_RESULT)
        : over(Answer.Game.RECORD_TRUE_RESULT).say(NOT_SIGNED_YET);
  }
}
