package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.PlayMessages;
import org.arbiterchess.cli.messages.StrictPlayMessages;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.StrictState;

/** The prompt, which shows whose turn it is and how a pending offer can be answered. */
final class PromptText {

  private final Game game;
  private final PlayerLabels players;
  private final PlayMessages messages;
  private final StrictPlayMessages strictMessages;
  private final long now;

  PromptText(Game game, PlayerLabels players, Language language, long now) {
    this.game = game;
    this.players = players;
    this.messages = language.play();
    this.strictMessages = language.strictPlay();
    this.now = now;
  }

  /**
   * Returns the prompt for the player to move, for a player who must answer an offer, or for the
   * arbiter.
   */
  String text() {
    if (game.isOver()) {
      return messages.gameOverPrompt();
    }
    return game.strict().isEmpty()
        ? playersPrompt()
        : switch (StrictPauseReason.of(game)) {
          case RULING -> strictMessages.rulingPrompt();
          case ARBITER -> strictMessages.arbiterPrompt();
          case NONE, SAVED -> playersPrompt();
        };
  }

  private String playersPrompt() {
    Optional<Offer> takeback = game.takebackRequest();
    Optional<Color> answering = takeback.or(game::drawOffer).map(offer -> offer.by().other());
    if (answering.isEmpty()) {
      return movePrompt();
    }
    String answer = takeback.isPresent() ? messages.answerTakeback() : messages.answerDraw();
    if (answering.get() == game.position().turn()) {
      return movePrompt() + answer;
    }
    boolean playerToMoveCanAct = game.clock().isPresent() || game.strict().isPresent();
    return (playerToMoveCanAct ? movePrompt() + "; " : "") + players.of(answering.get()) + answer;
  }

  /**
   * Returns the move number, the player, the time left and, in strict play, the state of the turn.
   */
  private String movePrompt() {
    Color turn = game.position().turn();
    String clock = game.clock().map(c -> " " + ClockFormat.of(c.remaining(turn, now))).orElse("");
    String number = game.position().fullmoveNumber() + (turn == Color.WHITE ? "." : "...");
    String prompt = messages.prompt(number, players.of(turn), clock, game.isPaused());
    return prompt + game.strict().map(this::turn).orElse("");
  }

  private String turn(StrictState strict) {
    if (!strict.started()) {
      return strictMessages.notStarted();
    }
    if (strict.turn().released().isPresent()) {
      return strictMessages.released();
    }
    String adjusting = strict.turn().adjusting() ? strictMessages.adjusting() : "";
    return strict.turn().hasTouched()
        ? adjusting
            + strictMessages.touched(
                strict.turn().touched().stream().map(Square::toString).toList())
        : adjusting;
  }
}
