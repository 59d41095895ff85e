package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Board.*;
import static org.arbiterchess.officiating.cases.Answer.Option.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.FenField;
import org.arbiterchess.officiating.cases.Question.Flaw;
import org.arbiterchess.officiating.law.AfterIrregularity;
import org.arbiterchess.officiating.message.StrictText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.Lists;

/**
 * Rules on irregular clock presses (6.2, 7.5.2, 7.5.3), on players who used both hands (7.5.4), and
 * on illegal positions (7.5, A.5.4).
 */
final class PressAndPenalties extends AnswerBuilder {

  PressAndPenalties(Question question, Texts texts) {
    super(question, texts);
  }

  /** Rules on a press without a move (7.5.3) or with a pawn left on its last rank (7.5.2). */
  AnswerBuilder press() {
    Game game = need(GAME);
    Position position = game.position();
    Color offender = position.turn();
    if (game.isOver()) {
      endedBefore(game);
      return pressed(List.of(), Optional.empty());
    }
    if (get(PAWN).isPresent()) {
      return pawnLeft(position, need(PAWN));
    }
    show(position);
    if (!goesOnAfter(StrictText.PRESSED_WITHOUT_MOVE, offender, Optional.of(position))) {
      return pressed(List.of(), Optional.empty());
    }
    denyIncrement(offender, NO_TIME_FOR_PRESS).runs(offender);
    return pressed(position.legalMoves(), Optional.empty());
  }

  private AnswerBuilder pressed(List<Move> allowed, Optional<Position> after) {
    Position position = need(GAME).position();
    return details(new Answer.MoveMade(position, false, Optional.empty(), allowed, after));
  }

  private AnswerBuilder pawnLeft(Position before, Square goal) {
    Predicate<Move> isMeant =
        move ->
            move.to() == goal
                && move.promotion().filter(role -> role == Role.QUEEN).isPresent()
                && get(FROM).orElse(move.from()) == move.from();
    List<Move> promotions = Lists.where(before.legalMoves(), isMeant);
    check(!promotions.isEmpty(), PAWN, NO_SUCH_PROMOTION, goal.toString());
    if (promotions.size() > 1) {
      throw problem(FROM, true, texts.say(WHICH_PAWN, goal.toString()));
    }
    Position after = before.play(promotions.get(0));
    board(QUEEN_PLACED);
    return pressed(queen(before, after, goal), Optional.of(after));
  }

  /** Rules on the queen that replaces the pawn, and returns the moves that may be played. */
  private List<Move> queen(Position before, Position after, Square queen) {
    Color offender = before.turn();
    Color opponent = offender.other();
    AfterIrregularity next =
        AfterIrregularity.of(
            this::isSecond,
            Optional.of(after),
            drawn -> isEndedBy(Game.start(drawn)),
            () -> MateProspect.of(before, opponent).isExcluded());
    if (next == AfterIrregularity.DRAWN) {
      say(PAWN_NOT_REPLACED, offender);
      return List.of();
    }
    show(after, queen);
    if (next == AfterIrregularity.ARBITER_DECIDES) {
      clocks(Answer.Clocks.BOTH_STOPPED);
      queenMates(offender, opponent);
    } else if (goesOnAfter(
        PAWN_NOT_REPLACED, offender, Optional.of(after.isCheckmate() ? before : after))) {
      denyIncrement(offender, NO_INCREMENT).runs(opponent);
    } else if (after.isCheckmate()) {
      cite("5.1.1");
    }
    return next == AfterIrregularity.GOES_ON ? after.legalMoves() : List.of();
  }

  /** Leaves it to the arbiter whether the mate counts. */
  private void queenMates(Color offender, Color opponent) {
    if (isSecond()) {
      say(QUEEN_MATES_SECOND, offender, opponent).leave(JUDGE_WITHOUT_QUEEN, JUDGE_WITH_QUEEN);
      say(PAWN_NOT_REPLACED, offender).cite("5.1.1");
    } else {
      say(PAWN_NOT_REPLACED, offender).firstIrregularity(offender);
      say(QUEEN_MATES).leave(GAME_OVER, GAME_NOT_OVER);
    }
  }

  /** Rules on a forgotten press (6.2.1.2) and on a reply made before the press (6.2.2). */
  AnswerBuilder forgottenPress() {
    Color player = need(BY);
    return switch (need(OMISSION)) {
      case ANSWERED_FIRST -> runs(player).say(PRESS_FIRST, player, player.other());
      case BOTH_FORGOT -> say(FORGOTTEN_PRESS_COMPLETED, player);
    };
  }

  // Both hands.

  /**
   * Rules on a player who used both hands or the wrong hand, or mishandled the clock. Only moving
   * with both hands counts as an illegal move (7.5.4).
   */
  AnswerBuilder hands() {
    Color player = need(BY);
    if (need(HANDS) == Question.Mistake.BOTH_MOVED) {
      return bothMoved(player, get(GAME_IF_KNOWN), get(MOVE_IF_KNOWN));
    }
    checkClock();
    return need(HANDS) == Question.Mistake.OTHER_PRESSED
        ? say(OTHER_HAND_PRESSED, player).say(MAY_BE_PENALISED, player).mayPenalise()
        : say(CLOCK_HANDLED_BADLY, player)
            .say(ARBITER_CHOOSES_PENALTY)
            .mayPenalise()
            .leave(OTHER_PENALTY);
  }

  /** Rules on a move made with both hands, which may also be illegal for another reason. */
  private AnswerBuilder bothMoved(Color player, Optional<Game> game, Optional<Attempt> move) {
    if (game.isPresent() && move.isPresent()) {
      boolean isTurn = game.get().position().turn() == player || game.get().isOver();
      check(isTurn, BY, NOT_THE_TURN, player);
      Question made = question.with(GAME, game).with(MOVE, move).with(TWO_HANDS, true);
      return new MovesAndTouches(made.with(REPLIED, false), texts).move();
    }
    game.ifPresent(shown -> show(shown.position()));
    if (!need(PRESSED)) {
      return runs(player).say(BOTH_HANDS_NOT_PRESSED, player);
    }
    if (!goesOnAfter(BOTH_HANDS, player, game.map(Game::position))) {
      return this;
    }
    runs(player.other()).say(LEGAL_MOVE_STANDS).denyIncrement(player, NO_INCREMENT);
    return isUnsupervised() ? say(ONLY_IF_SEEN_IN_TIME).citeBlitz() : this;
  }

  // Illegal positions.

  /**
   * Rules on an illegal position. In unsupervised rapid and blitz, the arbiter waits until the next
   * move is completed if both kings are in check or a pawn was not replaced (A.5.4). Otherwise the
   * illegal move is corrected as soon as it is found (7.5, A.5.2).
   */
  AnswerBuilder illegalPosition() {
    Optional<Setup> position = get(POSITION);
    Optional<Flaw> shown =
        position.flatMap(
            setup ->
                Lists.first(List.of(Flaw.values()), flaw -> offender(setup, flaw).isPresent()));
    Optional<Flaw> known = get(FLAW).or(() -> shown);
    if (known.isEmpty() && position.isPresent()) {
      checkNothingIsIllegal(position.get());
    }
    Flaw flaw = known.orElseThrow(() -> missing(FLAW));
    Optional<Color> offender = position.flatMap(setup -> offender(setup, flaw));
    check(shown.isEmpty() || offender.isPresent(), FLAW, POSITION_SHOWS_ANOTHER);
    Optional<Color> by = get(BY_IF_KNOWN).or(() -> offender);
    position.ifPresent(setup -> show(setup, flawedSquares(setup), List.of(), List.of()));
    if (!isUnsupervised()) {
      return correct(flaw, by);
    }
    if (is(STILL_THERE)) {
      over(Answer.Game.DRAW).say(STILL_ILLEGAL);
    } else if (isNot(STILL_THERE)) {
      say(NO_LONGER_ILLEGAL);
    } else if (flaw == Flaw.BOTH_KINGS_IN_CHECK || flaw == Flaw.PAWN_ON_LAST_RANK) {
      say(WAIT_ONE_MOVE);
    } else {
      say(STILL_IN_TIME);
      correct(flaw, by);
    }
    return citeBlitz();
  }

  /** Explains that the position is not illegal, or that no game could have led to it. */
  private void checkNothingIsIllegal(Setup setup) {
    check(!setup.problems().isEmpty(), POSITION, NOTHING_ILLEGAL);
    throw problem(POSITION, false, setup.problems().get(0).message(texts));
  }

  /** Corrects the illegal move and penalises the player who made it, if known (7.5.5). */
  private AnswerBuilder correct(Flaw flaw, Optional<Color> by) {
    if (by.isPresent() && isSecond()) {
      secondIrregularity(by.get(), Optional.empty());
      return sayFlaw(flaw, by);
    }
    sayFlaw(flaw, by);
    if (flaw != Flaw.PAWN_ON_LAST_RANK) {
      clocks(Answer.Clocks.BY_JUDGEMENT).say(TIMES_BY_JUDGEMENT);
    }
    return by.isPresent() ? firstIrregularity(by.get()) : say(PENALTY_AS_USUAL);
  }

  private AnswerBuilder sayFlaw(Flaw flaw, Optional<Color> by) {
    if (flaw == Flaw.PAWN_ON_LAST_RANK) {
      return board(QUEEN_PLACED).say(PAWN_BECOMES_QUEEN);
    }
    board(GO_BACK).say(BACK_BEFORE_ILLEGAL_MOVE);
    if (flaw == Flaw.KING_CAPTURED) {
      return say(KING_WAS_CAPTURED).say(CHECK_BEFORE_CAPTURE);
    }
    return by.isPresent() ? say(LEFT_KING_IN_CHECK, by.get()) : this;
  }

  /**
   * Returns who made the illegal move, if the position shows the flaw: the owner of the pawn, the
   * captor of the king, or else the player who has just moved and left the own king in check.
   */
  private static Optional<Color> offender(Setup setup, Flaw flaw) {
    Color mover = setup.turn().other();
    Optional<Color> inCheck = checkedKing(setup, mover).map(king -> mover);
    return switch (flaw) {
      case BOTH_KINGS_IN_CHECK -> inCheck.filter(m -> checkedKing(setup, m.other()).isPresent());
      case KING_IN_CHECK -> inCheck;
      case KING_CAPTURED ->
          Lists.first(
                  List.of(Color.values()),
                  color -> setup.board().squaresOf(new Piece(color, Role.KING)).isEmpty())
              .map(Color::other);
      case PAWN_ON_LAST_RANK ->
          Lists.first(pawnsOnLastRank(setup), pawn -> true)
              .flatMap(setup.board()::pieceAt)
              .map(Piece::color);
    };
  }

  /** Returns the pawns on their last rank and the kings in check. */
  private static List<Square> flawedSquares(Setup setup) {
    List<Square> squares = pawnsOnLastRank(setup);
    for (Color color : Color.values()) {
      checkedKing(setup, color).ifPresent(squares::add);
    }
    return squares;
  }

  private static List<Square> pawnsOnLastRank(Setup setup) {
    List<Square> pawns = new ArrayList<>();
    for (Color color : Color.values()) {
      SquareSet own = setup.board().squaresOf(new Piece(color, Role.PAWN));
      own.intersect(SquareSet.of(color.rank(8))).forEach(pawns::add);
    }
    return pawns;
  }

  /** Returns the king's square if it would be illegal for the opponent to be to move. */
  private static Optional<Square> checkedKing(Setup setup, Color color) {
    Setup opponentToMove =
        new Setup(
            setup.variant(), setup.board(), color.other(), SquareSet.EMPTY, Optional.empty(), 0, 1);
    return Lists.first(
            opponentToMove.problems(), problem -> problem.place().equals(FenField.TURN.word()))
        .flatMap(Problem::square);
  }
}
