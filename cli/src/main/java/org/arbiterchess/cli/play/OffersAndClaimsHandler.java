package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.UnreadableMoveMessage;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StopKind;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.rules.Attempt;

/** What the players say to each other: take back, draw, claims, resigning, ending the game. */
final class OffersAndClaimsHandler {

  private static final String HOW_TO_CLAIM =
      "Type claim threefold or claim fifty, and after it the move you are about to play if the"
          + " claim is for the position after it.";

  private final PlaySession table;
  private final PlayScreen screen;

  OffersAndClaimsHandler(PlaySession table, PlayScreen screen) {
    this.table = table;
    this.screen = screen;
  }

  /** The one who has just moved asks, or with {@code two} the one who has had an answer to it. */
  void takeBack(String rest) {
    Color turn = table.game().position().turn();
    String small = rest.toLowerCase(Locale.ROOT);
    boolean two = small.startsWith("two") || small.startsWith("2") || small.startsWith("both");
    Color asker = side(small).orElse(two ? turn : turn.other());
    table.command(new Command.AskTakeback(Seat.of(asker), table.id()));
  }

  /** A side that was named. */
  private static Optional<Color> side(String text) {
    for (Color color : Color.values()) {
      if (text.toLowerCase(Locale.ROOT).startsWith(color.word())) {
        return Optional.of(color);
      }
    }
    return Optional.empty();
  }

  /** An offer of the player to move, properly made with a move (9.1.2.1). */
  void offerDraw(String rest) {
    Optional<Attempt> move = rest.isEmpty() ? Optional.empty() : named(rest);
    if (!rest.isEmpty() && move.isEmpty()) {
      return;
    }
    Command offer = new Command.OfferDraw(table.seat(), table.id());
    if (move.isPresent()) {
      table.command(offer, new Command.Move(table.seat(), table.id(), move.get()));
    } else {
      table.command(offer);
    }
  }

  private Optional<Attempt> named(String text) {
    MoveReading reading = TypedMoveReader.read(table.game().position(), text);
    if (reading instanceof MoveReading.Understood understood) {
      return Optional.of(understood.attempt());
    }
    screen.say(UnreadableMoveMessage.of(reading, table.game().position()));
    return Optional.empty();
  }

  /** An answer to what was asked last: a request to take back comes before a draw offer. */
  void accept(boolean accept) {
    Game game = table.game();
    if (game.takebackRequest().isPresent()) {
      Seat seat = opponent(game.takebackRequest().get());
      table.command(new Command.AnswerTakeback(seat, table.id(), Optional.empty(), accept));
      return;
    }
    Seat seat = game.drawOffer().map(OffersAndClaimsHandler::opponent).orElse(table.seat());
    table.command(new Command.AnswerDraw(seat, table.id(), Optional.empty(), accept));
  }

  private static Seat opponent(Offer offer) {
    return Seat.of(offer.by().other());
  }

  /** Yes or no, which are for whatever was asked. */
  void answer(boolean yes) {
    if (table.game().takebackRequest().or(table.game()::drawOffer).isPresent()) {
      accept(yes);
    } else {
      screen.say("Nothing was asked.");
    }
  }

  void claim(String rest) {
    String[] words = rest.split(" ", 2);
    Optional<ClaimKind> kind = kind(words[0].toLowerCase(Locale.ROOT));
    List<ClaimKind> now = table.game().claims();
    if (rest.isEmpty() && now.size() == 1) {
      kind = Optional.of(now.get(0));
    }
    if (kind.isEmpty()) {
      screen.say(HOW_TO_CLAIM);
      return;
    }
    Optional<Attempt> move = words.length > 1 ? named(words[1]) : Optional.empty();
    if (words.length == 1 || move.isPresent()) {
      table.command(new Command.Claim(table.seat(), table.id(), kind.get(), move));
    }
  }

  private static Optional<ClaimKind> kind(String word) {
    if (word.startsWith("three") || word.startsWith("3") || word.startsWith("rep")) {
      return Optional.of(ClaimKind.THREEFOLD_REPETITION);
    }
    return word.startsWith("fif") || word.startsWith("50")
        ? Optional.of(ClaimKind.FIFTY_MOVES)
        : Optional.empty();
  }

  void resign(String rest) {
    Color color = side(rest).orElse(table.game().position().turn());
    Command resign = new Command.Resign(Seat.of(color), table.id());
    askOnce(resign, table.called(color) + " resigns. Is that so?");
  }

  void abort() {
    Command abort = new Command.Abort(table.seat(), table.id());
    askOnce(abort, "The game is called off and has no result. Is that so?");
  }

  /** What cannot be done anyway is not asked about. */
  private void askOnce(Command command, String text) {
    if (Arbiter.decide(table.game(), command, table.now()) instanceof Decision.Refused) {
      table.command(command);
    } else {
      table.ask(PlayerPrompt.yesOrNo(text, yes -> decided(yes, command)));
    }
  }

  private void decided(boolean yes, Command command) {
    if (yes) {
      table.command(command);
    } else {
      screen.say("Then the game goes on.");
    }
  }

  /** Both players say together how their game ends. */
  void end() {
    if (table.game().isOver()) {
      stop(StopKind.NO_RESULT);
      return;
    }
    screen.say("How does the game end?");
    screen.line("1  " + table.called(Color.WHITE) + " resigns");
    screen.line("2  " + table.called(Color.BLACK) + " resigns");
    screen.line("3  a draw is agreed");
    screen.line("4  no result");
    screen.line("5  it goes on");
    table.ask(new PlayerPrompt("1 to 5", this::ended));
  }

  private boolean ended(String answer) {
    String text = answer.trim().toLowerCase(Locale.ROOT);
    switch (text) {
      case "1", "white resigns" -> stop(StopKind.WHITE_RESIGNS);
      case "2", "black resigns" -> stop(StopKind.BLACK_RESIGNS);
      case "3", "draw", "draw agreed", "a draw is agreed" -> stop(StopKind.DRAW_AGREED);
      case "4", "no result", "none", "*" -> stop(StopKind.NO_RESULT);
      case "5", "", "it goes on", "go on" -> screen.say("Then the game goes on.");
      default -> {
        return false;
      }
    }
    return true;
  }

  private void stop(StopKind how) {
    table.command(new Command.Stop(Seat.ARBITER, table.id(), how));
  }
}
