package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** Formats notices about events, claims, offers and the outcome. */
final class GameNotices {

  private final Texts texts;
  private final PlayerLabels players;

  GameNotices(PlayerNames names, Texts texts) {
    this.texts = texts;
    this.players = new PlayerLabels(names, texts);
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
    return players.names().equals(PlayerNames.UNNAMED)
        ? texts.say(TerminalText.TITLE_UNNAMED, facts)
        : texts.say(TerminalText.TITLE, players.of(Color.WHITE), players.of(Color.BLACK), facts);
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

  /**
   * Describes an event. Returns empty if the board already shows it.
   *
   * @param all every event that occurred at the same time, including this one
   */
  Optional<String> eventNotice(GameEvent event, Game before, List<GameEvent> all) {
    return before.mode() == Strict.MODE
        ? strict().eventNotice(event, before, all).or(() -> eventNotice(event, before))
        : eventNotice(event, before);
  }

  private Optional<String> eventNotice(GameEvent event, Game before) {
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
    if (event instanceof GameEvent.Resumed) {
      return Optional.of(texts.sentence(GameText.GAME_RESUMED).cited());
    }
    return Optional.empty();
  }

  private Optional<String> notice(GameText phrase, Color color) {
    return Optional.of(texts.sentence(phrase, players.of(color)).cited());
  }

  private StrictNotices strict() {
    return new StrictNotices(players, texts);
  }

  /** Returns whether the board looks different after the event. */
  static boolean changesBoard(GameEvent event) {
    return event instanceof GameEvent.MovePlayed
        || event instanceof GameEvent.TakenBack
        || StrictNotices.changesBoard(event);
  }

  /** Returns the notices to show after events that leave the board unchanged. */
  List<String> noticesOnSameBoard(Game game, long now) {
    return game.mode() == Strict.MODE
        ? currentNotices(game, now)
        : pendingOffer(game).map(List::of).orElse(List.of());
  }

  /** Returns the notices to show before the next move: check, claims, offers and pauses. */
  List<String> currentNotices(Game game, long now) {
    List<String> notices = new ArrayList<>();
    if (game.isOver()) {
      return notices;
    }
    if (game.mode() == Strict.MODE) {
      notices.addAll(strict().currentNotices(game, now));
      pendingOffer(game).ifPresent(notices::add);
      strict().howToContinue(game).ifPresent(notices::add);
      return notices;
    }
    if (game.position().isCheck()) {
      notices.add(texts.sentence(GameText.IN_CHECK, players.of(game.position().turn())).cited());
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
      String answer = texts.say(TerminalText.ASK_TAKEBACK_ANSWER, players.of(by.other()));
      return Optional.of(texts.sentence(asked, players.of(by)).cited() + " " + answer);
    }
    return game.drawOffer()
        .map(
            offer ->
                texts.sentence(GameText.DRAW_OFFERED, players.of(offer.by())).cited()
                    + " "
                    + texts.say(
                        TerminalText.ASK_DRAW_ANSWER,
                        players.of(offer.by().other()),
                        offer.by() != turn));
  }

  /**
   * Explains how the game ended, and why a flag fall or resignation resulted in a draw instead of a
   * loss.
   */
  List<String> outcomeNotices(Game game) {
    List<String> notices = new ArrayList<>();
    Outcome outcome = game.outcome().orElseThrow();
    notices.add(
        outcome.result().text()
            + "  "
            + Announcement.ofOutcome(game, texts, players.names().inSentences())
                .orElseThrow()
                .cited());
    Announcement.whyDrawn(outcome, texts).map(Sentence::cited).ifPresent(notices::add);
    notices.addAll(OutcomeExplanation.of(game, texts));
    return notices;
  }
}
