package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictState;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;

/** The prompt, which shows whose turn it is and how a pending offer can be answered. */
final class PromptText {

  private final Game game;
  private final PlayerLabels players;
  private final Texts texts;
  private final long now;

  PromptText(Game game, PlayerLabels players, Texts texts, long now) {
    this.game = game;
    this.players = players;
    this.texts = texts;
    this.now = now;
  }

  /**
   * Returns the prompt for the player to move, for a player who must answer an offer, or for the
   * arbiter.
   */
  String text() {
    if (game.isOver()) {
      return texts.say(TerminalText.GAME_OVER_PROMPT);
    }
    return Strict.of(game).isEmpty()
        ? playersPrompt()
        : switch (StrictPauseReason.of(game)) {
          case RULING -> texts.say(TerminalText.RULING_PROMPT);
          case ARBITER -> texts.say(TerminalText.ARBITER_PROMPT);
          case NONE, SAVED -> playersPrompt();
        };
  }

  private String playersPrompt() {
    Optional<Offer> takeback = game.takebackRequest();
    Optional<Color> answering = takeback.or(game::drawOffer).map(offer -> offer.by().other());
    List<Said> parts = new ArrayList<>(List.of(toMove()));
    Strict.of(game).map(StrictState::turn).ifPresent(turn -> parts.addAll(onTheBoard(turn)));
    if (answering.isEmpty()) {
      return texts.say(TerminalText.PROMPT, parts);
    }
    Said answer =
        Said.of(takeback.isPresent() ? TerminalText.PROMPT_TAKEBACK : TerminalText.PROMPT_DRAW);
    if (answering.get() == game.position().turn()) {
      parts.add(answer);
      return texts.say(TerminalText.PROMPT, parts);
    }
    Said other = Said.of(TerminalText.PROMPT, List.of(players.of(answering.get()), answer));
    boolean playerToMoveCanAct = game.clock().isPresent() || Strict.of(game).isPresent();
    return playerToMoveCanAct
        ? texts.say(TerminalText.PROMPT_FOR_BOTH, Said.of(TerminalText.PROMPT, parts), other)
        : texts.say(other);
  }

  /** The move number, the player to move and the time left, and whether the game is stopped. */
  private Said toMove() {
    Color turn = game.position().turn();
    Said toMove =
        Said.of(
            TerminalText.PROMPT_TO_MOVE,
            game.position().fullmoveNumber() + (turn == Color.WHITE ? "." : "..."),
            players.of(turn),
            game.clock().map(clock -> ClockFormat.of(clock.remaining(turn, now))).orElse("none"));
    if (Strict.of(game).isPresent() && !Strict.of(game).get().started()) {
      return Said.of(TerminalText.PROMPT_NOT_STARTED, toMove);
    }
    return game.isPaused() ? Said.of(TerminalText.PROMPT_PAUSED, toMove) : toMove;
  }

  /** What the player to move has done so far in strict play. */
  private static List<Said> onTheBoard(StrictTurn turn) {
    if (turn.released().isPresent()) {
      return List.of(Said.of(TerminalText.PROMPT_RELEASED));
    }
    List<Said> parts = new ArrayList<>();
    if (turn.adjusting()) {
      parts.add(Said.of(TerminalText.PROMPT_ADJUSTING));
    }
    if (turn.hasTouched()) {
      String squares =
          turn.touched().stream().map(Square::toString).collect(Collectors.joining(" "));
      parts.add(Said.of(TerminalText.PROMPT_TOUCHED, squares));
    }
    return parts;
  }
}
