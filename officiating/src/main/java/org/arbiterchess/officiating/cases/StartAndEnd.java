package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.List;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.game.TimeControl.TimingMethod;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Question.MisplacedPiece;
import org.arbiterchess.officiating.message.CasesText;

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
    return switch (what) {
      case PIECES -> pieces(late).citeBlitz();
      case BOARD -> board(late).say(LIGHT_CORNER).citeBlitz();
      case COLORS -> (late ? say(COLORS_STAY) : newGame().say(COLORS_REVERSED));
    };
  }

  private AnswerBuilder pieces(boolean late) {
    if (!late) {
      newGame().say(WRONG_START);
      return sayInTime();
    }
    say(WRONG_START_STAYS);
    sayCannotCastle(MisplacedPiece.KING, KING_CANNOT_CASTLE, MISPLACED_KING);
    sayCannotCastle(MisplacedPiece.ROOK, ROOK_CANNOT_CASTLE, MISPLACED_ROOK);
    return this;
  }

  private AnswerBuilder board(boolean late) {
    if (late) {
      return say(BOARD_STAYS);
    }
    board(Answer.Board.TRANSFERRED).say(BOARD_TURNED);
    return sayInTime();
  }

  private AnswerBuilder newGame() {
    return game(Answer.Game.NEW_GAME).board(Answer.Board.NEW_START).clocks(Answer.Clocks.RESET);
  }

  private AnswerBuilder sayInTime() {
    return isKnownUnsupervised() ? say(WRONG_START_IN_TIME) : this;
  }

  /**
   * States who may not castle. If it is unknown which piece was misplaced, gives the rule for a
   * king and the rule for a rook.
   */
  private void sayCannotCastle(MisplacedPiece piece, CasesText ofSide, CasesText ofAnySide) {
    List<MisplacedPiece> misplaced = get(MISPLACED).orElse(List.of());
    if (misplaced.isEmpty()) {
      say(ofAnySide);
    } else if (misplaced.contains(piece)) {
      get(BY_IF_KNOWN).ifPresentOrElse(side -> say(ofSide, side), () -> say(ofAnySide));
    }
  }

  // Late players.

  /** Rules on late players and on their time, which may be used up when they arrive (6.9). */
  AnswerBuilder lateArrival() {
    if (!isLate(Color.WHITE) && !isLate(Color.BLACK)) {
      throw missing(WHITE_LATE, WHO_IS_LATE);
    }
    if (pressed().isPresent() && pressed().getAsInt() < minutes(Color.WHITE)) {
      throw unusable(WHITE_PRESSED, PRESSED_WHILE_ABSENT);
    }
    boolean white = isTooLate(Color.WHITE);
    boolean black = isTooLate(Color.BLACK);
    return white || black ? tooLate(white, black) : withinDefaultTime();
  }

  private AnswerBuilder tooLate(boolean white, boolean black) {
    forfeit(Answer.Forfeit.UNLESS_BOTH_MOVED);
    if (get(DEFAULT_TIME).isEmpty()) {
      say(NO_DEFAULT_TIME);
    }
    if (white && black) {
      over(Answer.Game.BOTH_LOSE).say(BOTH_TOO_LATE);
    } else {
      Color loser = white ? Color.WHITE : Color.BLACK;
      wins(loser.other()).say(TOO_LATE, loser, loser.other());
      if (isUsedUp(loser)) {
        loseOnTime(loser);
      }
    }
    return may(Answer.Option.EXCUSE_LATE);
  }

  /** Rules that neither player has lost the game by arriving late, but perhaps on time. */
  private AnswerBuilder withinDefaultTime() {
    boolean unknown = get(WHITE_PRESSED).isEmpty() && !isUsedUp(Color.WHITE);
    if (unknown && isPressDecisive()) {
      throw missing(WHITE_PRESSED, WHEN_DID_WHITE_PRESS);
    }
    assumePace();
    for (Color color : Color.values()) {
      if (isUsedUp(color)) {
        return loseOnTime(color).forfeit(Answer.Forfeit.YES);
      }
    }
    return goesOn();
  }

  /** If both players were absent at the start, White loses the time until arriving (6.7.2). */
  private AnswerBuilder goesOn() {
    boolean whiteLate = isLate(Color.WHITE);
    if (whiteLate && isLate(Color.BLACK)) {
      say(BOTH_ABSENT, Color.WHITE, Color.BLACK);
    } else {
      say(NOT_TOO_LATE, whiteLate ? Color.WHITE : Color.BLACK);
    }
    say(CLOCK_STARTED_IN_TIME, Color.WHITE);
    if (!whiteLate) {
      say(CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
    }
    if (pressed().isPresent()) {
      runs(Color.BLACK);
    } else if (whiteLate || get(WHITE_PRESSED).isPresent()) {
      runs(Color.WHITE);
    }
    return this;
  }

  private AnswerBuilder loseOnTime(Color loser) {
    wins(loser.other())
        .say(TIME_USED_UP, loser, loser.other())
        .say(FLAG_COUNTS_WHEN_SEEN, loser.other());
    return loser == Color.WHITE
        ? say(CLOCK_STARTED_IN_TIME, Color.WHITE)
        : say(CLOCK_STARTED_BY_PRESS, Color.BLACK, Color.WHITE);
  }

  /** Whether the moment at which White pressed the clock could cost a player the game. */
  private boolean isPressDecisive() {
    int black = minutes(Color.BLACK);
    return usesUp(Color.WHITE, black) || usesUp(Color.BLACK, black - minutes(Color.WHITE));
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

  private boolean isLate(Color color) {
    return minutes(color) > 0;
  }

  private boolean isTooLate(Color color) {
    return minutes(color) > get(DEFAULT_TIME).orElse(0);
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
      return over(Answer.Game.RESULT_STANDS)
          .say(is(SIGNED) ? SIGNED_RESULT_STANDS : GAME_IS_OVER)
          .say(FOUND_AFTER_GAME);
    }
    boolean isSigned = need(SIGNED, IS_IT_SIGNED);
    if (!isIllegalMove) {
      return wrongResult(isSigned);
    }
    need(ENDED_GAME, DID_IT_END);
    return board(Answer.Board.RESTORED)
        .clocks(Answer.Clocks.BY_JUDGEMENT)
        .say(ENDED_BY_ILLEGAL_MOVE)
        .cite("5.1.1", "5.2.1")
        .say(TIMES_BY_JUDGEMENT)
        .say(PENALTY_AS_USUAL);
  }

  private AnswerBuilder wrongResult(boolean isSigned) {
    return isSigned
        ? say(SIGNED_WRONGLY)
            .clocks(Answer.Clocks.BOTH_STOPPED)
            .leave(Answer.Option.LEAVE_RESULT, Answer.Option.CORRECT_RESULT)
        : over(Answer.Game.RECORD_TRUE_RESULT).say(NOT_SIGNED_YET);
  }
}
