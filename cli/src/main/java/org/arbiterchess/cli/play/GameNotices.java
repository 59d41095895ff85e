package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.messages.WinnabilityText;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/**
 * What the screen says about a game: its title, events, claims, offers, the prompt, the outcome.
 */
record GameNotices(PlayerNames players, Texts texts) {

  private String label(Color color) {
    return players.label(color, texts);
  }

  /** Returns the players' names, the variant, the time control and the rulebook. */
  String title(Game game) {
    List<Said> facts =
        List.of(
            Said.of(TerminalText.TITLE_CHESS, chess(game.startingPosition())),
            Said.of(
                TerminalText.TITLE_CLOCK,
                game.control().hasClock() ? game.control().text() : "none"),
            Said.of(TerminalText.TITLE_RULES, game.rulebook()));
    return players.equals(PlayerNames.UNNAMED)
        ? texts.say(TerminalText.TITLE_UNNAMED, facts)
        : texts.say(TerminalText.TITLE, label(Color.WHITE), label(Color.BLACK), facts);
  }

  /** Returns {@code classical}, {@code chess960}, or the number of a Chess960 position. */
  private static String chess(Position start) {
    if (start.variant() == Variant.CLASSICAL) {
      return "classical";
    }
    for (int number = 0; number < 960; number++) {
      if (start.equals(Position.chess960(number))) {
        return "" + number;
      }
    }
    return "chess960";
  }

  /** Describes an event. Returns empty if the board already shows it. */
  Optional<String> eventNotice(GameEvent event, Game before) {
    if (event instanceof GameEvent.DrawDeclined declined) {
      return notice(GameText.DRAW_DECLINED, declined.by());
    }
    if (event instanceof GameEvent.DrawClaimed claim && !claim.correct()) {
      return Optional.of(Announcement.ofRejectedClaim(before.position(), claim, texts).cited());
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return notice(GameText.TAKEBACK_DECLINED, declined.by());
    }
    if (event instanceof GameEvent.TakenBack) {
      return before
          .takebackRequest()
          .flatMap(request -> notice(GameText.TAKEBACK_GIVEN, request.by().other()));
    }
    if (event instanceof GameEvent.Paused) {
      return Optional.of(texts.say(TerminalText.GAME_PAUSED));
    }
    return event instanceof GameEvent.Resumed
        ? Optional.of(texts.sentence(GameText.GAME_RESUMED).cited())
        : Optional.empty();
  }

  private Optional<String> notice(GameText phrase, Color color) {
    return Optional.of(texts.sentence(phrase, label(color)).cited());
  }

  /** Returns whether the board looks different after the event. */
  static boolean changesBoard(GameEvent event) {
    return event instanceof GameEvent.MovePlayed || event instanceof GameEvent.TakenBack;
  }

  /** Returns the notices to show before the next move: check, claims, offers and pauses. */
  List<String> currentNotices(Game game) {
    List<String> notices = new ArrayList<>();
    if (game.isOver() || game.mode() != Mode.CASUAL) {
      return notices;
    }
    if (game.position().isCheck()) {
      notice(GameText.IN_CHECK, game.position().turn()).ifPresent(notices::add);
    }
    for (ClaimKind kind : game.claims()) {
      GameText claimable =
          switch (kind) {
            case THREEFOLD_REPETITION -> GameText.THREEFOLD_CLAIMABLE;
            case FIFTY_MOVES -> GameText.FIFTY_CLAIMABLE;
          };
      notices.add(
          texts.sentence(claimable).cited()
              + " "
              + texts.say(TerminalText.HOW_TO_CLAIM_THIS, kind));
    }
    pendingOffer(game).ifPresent(notices::add);
    if (game.isPaused()) {
      notices.add(texts.say(TerminalText.GAME_PAUSED));
    }
    return notices;
  }

  /** Describes the takeback request or draw offer that is waiting for an answer. */
  Optional<String> pendingOffer(Game game) {
    Color turn = game.position().turn();
    if (game.takebackRequest().isPresent()) {
      Color by = game.takebackRequest().get().by();
      // If the player to move asks for a takeback, the opponent's reply is taken back too.
      GameText asked = by == turn ? GameText.TAKEBACK_ASKED_TWO : GameText.TAKEBACK_ASKED;
      String answer = texts.say(TerminalText.ASK_TAKEBACK_ANSWER, label(by.other()));
      return Optional.of(texts.sentence(asked, label(by)).cited() + " " + answer);
    }
    return game.drawOffer()
        .map(
            offer ->
                texts.sentence(GameText.DRAW_OFFERED, label(offer.by())).cited()
                    + " "
                    + texts.say(
                        TerminalText.ASK_DRAW_ANSWER,
                        label(offer.by().other()),
                        offer.by() != turn));
  }

  /** Returns the prompt for the player to move, or for a player who must answer an offer. */
  String prompt(Game game, long now) {
    if (game.isOver()) {
      return texts.say(TerminalText.GAME_OVER_PROMPT);
    }
    Color turn = game.position().turn();
    Said toMove =
        Said.of(
            TerminalText.PROMPT_TO_MOVE,
            game.position().fullmoveNumber() + (turn == Color.WHITE ? "." : "..."),
            label(turn),
            game.clock()
                .map(clock -> PlayScreen.clockTime(clock.remaining(turn, now)))
                .orElse("none"));
    Said state = game.isPaused() ? Said.of(TerminalText.PROMPT_PAUSED, toMove) : toMove;
    Optional<Offer> takeback = game.takebackRequest();
    Optional<Color> answering = takeback.or(game::drawOffer).map(offer -> offer.by().other());
    if (answering.isEmpty()) {
      return texts.say(TerminalText.PROMPT, List.of(state));
    }
    Said answer =
        Said.of(takeback.isPresent() ? TerminalText.PROMPT_TAKEBACK : TerminalText.PROMPT_DRAW);
    if (answering.get() == turn) {
      return texts.say(TerminalText.PROMPT, List.of(state, answer));
    }
    Said other = Said.of(TerminalText.PROMPT, List.of(label(answering.get()), answer));
    return game.clock().isPresent()
        ? texts.say(
            TerminalText.PROMPT_FOR_BOTH, Said.of(TerminalText.PROMPT, List.of(state)), other)
        : texts.say(other);
  }

  /**
   * Explains how the game ended, and why a flag fall or resignation resulted in a draw instead of a
   * loss.
   */
  List<String> outcomeNotices(Game game) {
    List<String> notices = new ArrayList<>();
    Outcome outcome = game.outcome().orElseThrow();
    Sentence announced = Announcement.ofOutcome(game, texts, players.inSentences()).orElseThrow();
    notices.add(outcome.result().text() + "  " + announced.cited());
    Announcement.whyDrawn(outcome, texts).map(Sentence::cited).ifPresent(notices::add);
    if (outcome.ending() == Ending.DEAD_POSITION) {
      for (Color winner : Color.values()) {
        Position position = game.position();
        Winnability found = Winnability.search(position, winner);
        notices.add(WinnabilityText.of(found, position, winner, texts));
      }
    } else if (leavesOutTheReason(outcome)) {
      Color winner = outcome.fallen().orElseThrow().other();
      Arbiter.mateAfterEnd(game)
          .map(
              found ->
                  found instanceof Winnability.Unwinnable unwinnable
                      ? WinnabilityText.of(unwinnable, game.position(), winner, texts)
                      : WinnabilityText.of(found, game.position(), winner, texts))
          .ifPresent(notices::add);
    }
    return notices;
  }

  /** Returns whether the announcement leaves out the reason for the outcome. */
  private static boolean leavesOutTheReason(Outcome outcome) {
    return outcome.result() == Result.DRAW
        ? outcome.why().equals(Optional.of(UnwinnableReason.VERDICT))
        : outcome.ending() == Ending.FLAG || outcome.ending() == Ending.ILLEGAL_MOVES;
  }
}
