package org.arbiterchess.cli.play;

import java.util.Optional;
import java.util.stream.Collectors;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.StrictState;
import org.arbiterchess.language.Texts;

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
    return game.strict().isEmpty()
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
    if (answering.isEmpty()) {
      return movePrompt("none");
    }
    String offer = takeback.isPresent() ? "takeback" : "draw";
    if (answering.get() == game.position().turn()) {
      return movePrompt(offer);
    }
    String answer = texts.say(TerminalText.ANSWER_PROMPT, players.of(answering.get()), offer);
    boolean playerToMoveCanAct = game.clock().isPresent() || game.strict().isPresent();
    return playerToMoveCanAct ? movePrompt("none") + "; " + answer : answer;
  }

  /**
   * Returns the move number, the player, the time left, the state of the turn in strict play and
   * the offer that the player to move can answer.
   */
  private String movePrompt(String offer) {
    Color turn = game.position().turn();
    return texts.say(
        TerminalText.PROMPT,
        game.position().fullmoveNumber() + (turn == Color.WHITE ? "." : "..."),
        players.of(turn),
        game.clock().isPresent(),
        game.clock().map(clock -> ClockFormat.of(clock.remaining(turn, now))).orElse(""),
        game.isPaused(),
        game.strict().map(PromptText::turn).orElse("none"),
        game.strict().map(PromptText::touched).orElse(""),
        offer);
  }

  private static String turn(StrictState strict) {
    if (!strict.started()) {
      return "notStarted";
    }
    if (strict.turn().released().isPresent()) {
      return "released";
    }
    if (strict.turn().hasTouched()) {
      return strict.turn().adjusting() ? "adjustingTouched" : "touched";
    }
    return strict.turn().adjusting() ? "adjusting" : "none";
  }

  private static String touched(StrictState strict) {
    return strict.turn().touched().stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
