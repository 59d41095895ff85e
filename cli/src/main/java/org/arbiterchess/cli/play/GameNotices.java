package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** What is announced at the table: what happened, and what is the case now. */
final class GameNotices {

  private static final Phrasebook BOOK = Phrasebook.english();
  private static final String PAUSED = "The game is paused. Type resume when you are both ready.";

  private GameNotices() {}

  /** Who plays, and what. */
  static String title(PlayerNames players, Game game) {
    StringBuilder title = new StringBuilder();
    title.append(players.equals(PlayerNames.UNNAMED) ? "A game of " : versus(players));
    title.append(chess(game.startingPosition()));
    title.append(game.control().hasClock() ? ", clock " + game.control().text() : ", no clock");
    return title + ", rules " + SavedGame.rules(game.rulebook()) + ".";
  }

  private static String versus(PlayerNames players) {
    return players.called(Color.WHITE) + " against " + players.called(Color.BLACK) + ": ";
  }

  private static String chess(Position start) {
    if (start.variant() == Variant.CLASSICAL) {
      return "chess";
    }
    for (int number = 0; number < 960; number++) {
      if (start.equals(Position.chess960(number))) {
        return "Chess960, array " + number;
      }
    }
    return "Chess960";
  }

  /** What an event says to the players, if a look at the board does not. */
  static Optional<String> of(GameEvent event, Game before, PlayerNames players) {
    if (event instanceof GameEvent.DrawDeclined declined) {
      return said(Phrase.DRAW_DECLINED, players, declined.by());
    }
    if (event instanceof GameEvent.DrawClaimed claim && !claim.correct()) {
      return Optional.of(Announcement.ofRejectedClaim(before.position(), claim, BOOK).cited());
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return said(Phrase.TAKEBACK_DECLINED, players, declined.by());
    }
    if (event instanceof GameEvent.TakenBack) {
      return before
          .takebackRequest()
          .flatMap(request -> said(Phrase.TAKEBACK_GIVEN, players, request.by().other()));
    }
    if (event instanceof GameEvent.Paused) {
      return Optional.of(PAUSED);
    }
    if (event instanceof GameEvent.Resumed) {
      return Optional.of(BOOK.say(Phrase.GAME_RESUMED).cited());
    }
    return Optional.empty();
  }

  private static Optional<String> said(Phrase phrase, PlayerNames players, Color color) {
    return Optional.of(BOOK.say(phrase, players.called(color)).cited());
  }

  /** What the players should know before the next move. */
  static List<String> now(Game game, PlayerNames players) {
    List<String> notices = new ArrayList<>();
    if (game.isOver()) {
      return notices;
    }
    if (game.position().isCheck()) {
      notices.add(BOOK.say(Phrase.IN_CHECK, players.called(game.position().turn())).cited());
    }
    for (ClaimKind kind : game.claims()) {
      notices.add(
          switch (kind) {
            case THREEFOLD_REPETITION ->
                BOOK.say(Phrase.THREEFOLD_CLAIMABLE) + " Type claim threefold.";
            case FIFTY_MOVES -> BOOK.say(Phrase.FIFTY_CLAIMABLE) + " Type claim fifty.";
          });
    }
    open(game, players).ifPresent(notices::add);
    if (game.isPaused()) {
      notices.add(PAUSED);
    }
    return notices;
  }

  /** What waits for an answer. */
  static Optional<String> open(Game game, PlayerNames players) {
    Color turn = game.position().turn();
    if (game.takebackRequest().isPresent()) {
      Color by = game.takebackRequest().get().by();
      String answer = players.called(by.other()) + ", do you agree? Type yes or no.";
      return Optional.of(asked(players.called(by), by == turn) + " " + answer);
    }
    return game.drawOffer().map(offer -> offered(offer, turn, players));
  }

  /** Whoever is to move has had an answer to the move, and that goes back with it. */
  private static String asked(String by, boolean toMove) {
    return BOOK.say(toMove ? Phrase.TAKEBACK_ASKED_TWO : Phrase.TAKEBACK_ASKED, by).cited();
  }

  private static String offered(Offer offer, Color turn, PlayerNames players) {
    String move = offer.by() == turn ? "" : ", or answer with a move";
    return BOOK.say(Phrase.DRAW_OFFERED, players.called(offer.by()))
        + (" " + players.called(offer.by().other()) + ": accept or decline" + move + ".");
  }

  /** How the game ended, and why a flag or a resignation was only a draw. */
  static List<String> end(Game game) {
    List<String> notices = new ArrayList<>();
    Outcome outcome = game.outcome().orElseThrow();
    notices.add(outcome.result().text() + "  " + Announcement.ofOutcome(game, BOOK).orElseThrow());
    Announcement.whyDrawn(outcome, BOOK).map(Sentence::cited).ifPresent(notices::add);
    return notices;
  }
}
