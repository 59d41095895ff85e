package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.strict.StrictState;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/**
 * Executes the players' actions at the board in strict play. The players share the terminal, so
 * every action except excusing a touch is attributed to the player to move.
 */
final class StrictActionHandler {

  private final PlaySession session;
  private final PlayScreen screen;
  private final Texts texts;

  StrictActionHandler(PlaySession session, PlayScreen screen, Texts texts) {
    this.session = session;
    this.screen = screen;
    this.texts = texts;
  }

  /**
   * Handles an empty input line: resumes the game after a ruling, or presses the clock if the game
   * is neither paused nor over.
   */
  void enter() {
    switch (StrictPauseReason.of(session.game())) {
      case RULING -> session.act(Seat.ARBITER, Action.Simple.RESUME);
      case ARBITER, SAVED -> {}
      case NONE -> {
        if (!session.game().isOver()) {
          press();
        }
      }
    }
  }

  void press() {
    session.act(session.seat(), StrictAction.Simple.PRESS);
  }

  void start() {
    session.act(Seat.ARBITER, StrictAction.Simple.START_CLOCK);
  }

  /** Touches the pieces on one or more squares, in order. */
  void touch(String argument) {
    List<Square> squares = new ArrayList<>();
    for (String name : argument.split("[ ,]+", -1)) {
      Optional<Square> square = Square.ofName(name);
      if (square.isEmpty()) {
        screen.printWrapped(texts.say(TerminalText.NAME_THE_PIECE));
        return;
      }
      squares.add(square.get());
    }
    Action[] touches = squares.stream().map(StrictAction.Touch::new).toArray(Action[]::new);
    if (session.act(session.seat(), touches) && isAdjusting(session.game())) {
      screen.printWrapped(texts.say(TerminalText.TOUCH_WHILE_ADJUSTING));
    }
  }

  private static boolean isAdjusting(Game game) {
    return Strict.of(game).map(StrictState::turn).filter(turn -> turn.adjusting()).isPresent();
  }

  /**
   * Releases a piece. If a pawn has been released on the last rank, repeating the move with a
   * promotion piece replaces the pawn.
   */
  void release(Attempt typed) {
    Game game = session.game();
    Optional<Attempt> attempt = OriginSquareFinder.withOrigin(game.position(), typed);
    if (attempt.isEmpty() && !game.isOver()) {
      screen.printWrapped(texts.say(TerminalText.NAME_BOTH_SQUARES));
    } else if (typed instanceof Attempt.Step step && replacesReleasedPawn(game, step)) {
      promote(step.promotion().orElseThrow());
    } else {
      release(new StrictAction.Release(attempt.orElse(typed)));
    }
  }

  /**
   * Releases a piece. If the piece cannot be put down, the arbiter only records that it was
   * touched.
   */
  private void release(StrictAction.Release release) {
    Game before = session.game();
    if (!session.act(session.seat(), release)) {
      return;
    }
    List<GameEvent> events = session.game().events();
    boolean onlyTouched =
        events.subList(before.size(), events.size()).stream()
            .allMatch(event -> event instanceof StrictEvent.PieceTouched);
    if (onlyTouched && movesOwnPiece(before.position(), release.attempt())) {
      screen.printWrapped(
          isAdjusting(before)
              ? texts.say(TerminalText.TOUCH_WHILE_ADJUSTING)
              : texts.say(TerminalText.OWN_PIECE_IN_THE_WAY));
    }
  }

  private static boolean movesOwnPiece(Position position, Attempt attempt) {
    return !(attempt instanceof Attempt.Step step)
        || position.pieceAt(step.from()).filter(p -> p.color() == position.turn()).isPresent();
  }

  private static boolean replacesReleasedPawn(Game game, Attempt.Step step) {
    Attempt withoutPiece = Attempt.step(step.from(), step.to());
    return step.promotion().isPresent()
        && Strict.released(game).filter(move -> move.attempt().equals(withoutPiece)).isPresent();
  }

  void promote(String argument) {
    Optional<Role> role = new TypedWordMatcher(texts).promotion(argument);
    if (role.isPresent()) {
      promote(role.get());
    } else {
      screen.printWrapped(texts.say(TerminalText.PROMOTE_HINT));
    }
  }

  private void promote(Role role) {
    session.act(session.seat(), new StrictAction.Promote(role));
  }

  /**
   * Starts adjusting pieces, or stops if the argument is {@code off}, or if there is no argument
   * and the player is already adjusting pieces.
   */
  void adjust(String argument) {
    boolean off = new TypedWordMatcher(texts).isOneOf(argument, TerminalText.OFF_WORDS);
    boolean on = !off && (!argument.isEmpty() || !isAdjusting(session.game()));
    session.act(session.seat(), new StrictAction.Adjust(on));
  }

  /** Excuses the last touch. Only the opponent of the player to move can do this (4.2.2). */
  void excuseTouch() {
    Seat opponent = Seat.of(session.game().position().turn().other());
    session.act(opponent, StrictAction.Simple.EXCUSE_TOUCH);
  }

  void showLog() {
    List<String> lines =
        ArbiterLogText.lines(session.game(), texts, session.savedGame().players().inSentences());
    lines.forEach(screen::printWrapped);
    if (lines.isEmpty()) {
      screen.printWrapped(texts.say(TerminalText.EMPTY_LOG));
    }
  }
}
