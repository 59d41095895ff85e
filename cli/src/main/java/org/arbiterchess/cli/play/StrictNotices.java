package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.touch.ReleasedMove;

/**
 * Formats notices about strict play. After a piece has been released, they do not reveal whether
 * the move is legal until the clock is pressed.
 */
final class StrictNotices {

  private final Texts texts;
  private final PlayerLabels players;

  StrictNotices(PlayerLabels players, Texts texts) {
    this.players = players;
    this.texts = texts;
  }

  /**
   * Returns the sentence for a strict-play event or a clock adjustment. The result is empty for any
   * other event, and for a touch that is part of a release, unless the touch declines an offer.
   *
   * @param all the events that happen together with this one
   */
  Optional<String> eventNotice(GameEvent event, Game before, List<GameEvent> all) {
    if (event instanceof StrictEvent.PieceTouched touch
        && all.stream().anyMatch(StrictNotices::isRelease)
        && before.drawOffer().filter(offer -> offer.by() != touch.by()).isEmpty()) {
      return Optional.empty();
    }
    if (!(event instanceof StrictEvent) && !(event instanceof GameEvent.ClockSet)) {
      return Optional.empty();
    }
    List<GameEvent> events = List.of(event);
    return Announcement.ofEvents(before, events, texts, players.names().inSentences()).stream()
        .map(Sentence::cited)
        .findFirst();
  }

  private static boolean isRelease(GameEvent event) {
    return event instanceof StrictEvent.PieceReleased
        || event instanceof StrictEvent.TouchMoveEnforced;
  }

  /** Returns whether the board looks different after the event. */
  static boolean changesBoard(GameEvent event) {
    return event instanceof StrictEvent.PieceTouched
        || event instanceof StrictEvent.TouchExcused
        || event instanceof StrictEvent.ReleaseWithdrawn
        || event instanceof StrictEvent.IrregularityFound
        || event instanceof StrictEvent.PositionRestored
        || isRelease(event);
  }

  /**
   * Returns the notices that currently apply: the clock times if the game is paused, how to start
   * the game, a request to choose the promotion piece, or the move that a wrong claim requires.
   * Nobody tells the players that a king is in check or what a touched piece may do (12.6).
   */
  List<String> currentNotices(Game game, long now) {
    List<String> notices = new ArrayList<>();
    if (game.isPaused()) {
      clocks(game, now).ifPresent(notices::add);
    }
    if (!Strict.of(game).orElseThrow().started()) {
      notices.add(texts.say(TerminalText.START_HINT));
    }
    if (Strict.released(game).isPresent()) {
      choosePromotion(game, Strict.released(game).get()).ifPresent(notices::add);
    } else {
      obligation(game).ifPresent(notices::add);
    }
    return notices;
  }

  /**
   * Explains how to continue while both clocks are stopped. If the arbiter was called, the
   * explanation is given only immediately after the call.
   */
  Optional<String> howToContinue(Game game) {
    return switch (StrictPauseReason.of(game)) {
      case NONE -> Optional.empty();
      case RULING -> Optional.of(texts.say(TerminalText.CONTINUE_HINT));
      case ARBITER ->
          game.events().get(game.size() - 1) instanceof StrictEvent.ArbiterCalled
              ? Optional.of(texts.say(TerminalText.ARBITER_HINT))
              : Optional.empty();
      case SAVED -> Optional.of(texts.say(TerminalText.GAME_PAUSED));
    };
  }

  private Optional<String> clocks(Game game, long now) {
    return game.clock().map(clock -> clocks(clock, now));
  }

  private String clocks(Clock clock, long now) {
    return texts.say(
        TerminalText.CLOCKS,
        players.of(Color.WHITE),
        ClockFormat.of(clock.remaining(Color.WHITE, now)),
        players.of(Color.BLACK),
        ClockFormat.of(clock.remaining(Color.BLACK, now)),
        false);
  }

  private Optional<String> obligation(Game game) {
    return Strict.obligation(game, texts, players.names().inSentences()).map(Sentence::cited);
  }

  /**
   * Asks for the promotion piece if a released pawn is on the last rank, whether or not the move is
   * legal (4.4.4).
   */
  private Optional<String> choosePromotion(Game game, ReleasedMove released) {
    Color turn = game.position().turn();
    boolean pawnStands =
        released.board().pieceAt(released.to()).equals(Optional.of(new Piece(turn, Role.PAWN)));
    return pawnStands && released.to().rank() == turn.promotionRank()
        ? Optional.of(texts.say(TerminalText.PROMOTE_HINT))
        : Optional.empty();
  }
}
