package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameDriver;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.Winnability;

/**
 * Plays a strict game from text actions such as {@code touch b1} or {@code white: press}, which are
 * listed in corpus/README.md. If an action names no seat, the seat is inferred: the arbiter for the
 * arbiter's actions, the recipient of a draw offer for the reply to it, the opponent for an
 * accidental touch, and otherwise the player to move.
 */
final class StrictScene {

  private static final Texts ENGLISH = Texts.english();

  private Game game;
  private long now;
  private Decision decision = Decision.accept();
  private List<String> sentences = List.of();

  StrictScene(Position position, TimeControl control) {
    game = Game.start(Strict.start(0, position, control));
  }

  Game game() {
    return game;
  }

  long now() {
    return now;
  }

  /** The decision on the last action. */
  Decision decision() {
    return decision;
  }

  /** The English sentences about the last action, each with the article of the Laws it cites. */
  List<String> sentences() {
    return sentences;
  }

  /** Performs actions that are separated by semicolons. All but the last must be accepted. */
  StrictScene play(String actions) {
    boolean startsByItself = !actions.contains("start") && game.control().hasClock();
    if (startsByItself && !Strict.of(game).orElseThrow().started()) {
      perform("start");
    }
    for (String action : actions.split(";", -1)) {
      assertThat(decision).as("before " + action).isInstanceOf(Decision.Accepted.class);
      perform(action.trim());
    }
    return this;
  }

  private void perform(String action) {
    int colon = action.indexOf(": ");
    Optional<Seat> seat =
        colon < 0
            ? Optional.empty()
            : Optional.of(Seat.valueOf(action.substring(0, colon).toUpperCase(Locale.ROOT)));
    List<String> words = List.of(action.substring(colon < 0 ? 0 : colon + 2).split(" ", -1));
    switch (words.get(0)) {
      case "wait" -> now += millis(words.get(1));
      case "moves" -> words.subList(1, words.size()).forEach(this::move);
      case "move" -> move(words.get(1));
      case "settle" -> settle();
      case "", "unstarted" -> {}
      default -> ask(command(words, seat));
    }
  }

  private void move(String text) {
    ask(new Command(toMove(), "m", new StrictAction.Release(GameDriver.attempt(text))));
    if (!game.isOver()) {
      ask(new Command(toMove(), "p", StrictAction.Simple.PRESS));
    }
  }

  /** Determines the verdict on the pending result, and sends the verdict to the game. */
  private void settle() {
    Winnability.Answer answer = Arbiter.findVerdict(game).orElseThrow();
    ask(new Command(Seat.ARBITER, "v", new Action.Verdict(answer)));
  }

  private void ask(Command command) {
    Game before = game;
    decision = Arbiter.decide(game, command, now);
    if (decision instanceof Decision.Accepted accepted) {
      game = before.apply(accepted.events());
      sentences = new ArrayList<>();
      Announcement.ofEvents(before, accepted.events(), ENGLISH)
          .forEach(sentence -> sentences.add(sentence.cited()));
    } else {
      sentences = List.of(((Decision.Refused) decision).refusal().sentence(ENGLISH).cited());
    }
  }

  private Seat toMove() {
    return Seat.of(game.position().turn());
  }

  private Seat opponent() {
    return Seat.of(game.position().turn().other());
  }

  private Seat answering() {
    return game.drawOffer().map(offer -> Seat.of(offer.by().other())).orElse(toMove());
  }

  private Command command(List<String> words, Optional<Seat> named) {
    Seat mover = named.orElseGet(this::toMove);
    return switch (words.get(0)) {
      case "adjust" -> new Command(mover, "a", new StrictAction.Adjust(!words.contains("off")));
      case "touch" -> new Command(mover, "t", new StrictAction.Touch(square(words.get(1))));
      case "accident" ->
          new Command(named.orElseGet(this::opponent), "x", StrictAction.Simple.EXCUSE_TOUCH);
      case "release" ->
          new Command(mover, "r", new StrictAction.Release(GameDriver.attempt(words.get(1))));
      case "promote" ->
          new Command(
              mover,
              "p",
              new StrictAction.Promote(Role.ofLetter(words.get(1).charAt(0)).orElseThrow()));
      case "press" -> new Command(mover, "p", StrictAction.Simple.PRESS);
      case "offer" -> new Command(mover, "o", Action.Simple.OFFER_DRAW);
      case "accept" -> answer(named, true);
      case "decline" -> answer(named, false);
      case "claim" -> claim(mover, words);
      case "resign" -> new Command(mover, "r", Action.Simple.RESIGN);
      case "call" -> new Command(mover, "c", StrictAction.Simple.CALL_ARBITER);
      case "takeback" -> new Command(mover, "b", Action.Simple.ASK_TAKEBACK);
      case "casual-move" ->
          new Command(mover, "m", new Action.Move(GameDriver.attempt(words.get(1))));
      default -> arbiterCommand(words, named.orElse(Seat.ARBITER));
    };
  }

  private Command arbiterCommand(List<String> words, Seat seat) {
    return switch (words.get(0)) {
      case "start" -> new Command(seat, "s", StrictAction.Simple.START_CLOCK);
      case "continue" -> new Command(seat, "c", Action.Simple.RESUME);
      case "pause" -> new Command(seat, "p", Action.Simple.PAUSE);
      case "flag" -> new Command(seat, "f", Action.Simple.CHECK_FLAG);
      case "set" -> new Command(seat, "s", new Action.SetClock(color(words), millis(words.get(2))));
      case "add" -> {
        Optional<String> article = words.stream().skip(3).findFirst();
        yield new Command(
            seat, "a", new StrictAction.AddTime(color(words), millis(words.get(2)), article));
      }
      case "count" ->
          new Command(seat, "n", new StrictAction.SetMoveCount(color(words), number(words.get(2))));
      case "warn" -> new Command(seat, "w", new StrictAction.Warn(color(words)));
      case "restore" -> new Command(seat, "r", new StrictAction.Restore(number(words.get(1))));
      case "declare" ->
          new Command(
              seat, "d", new StrictAction.Declare(Result.valueOf(words.get(1)), words.get(2)));
      case "note" ->
          new Command(
              seat, "n", new StrictAction.Note(String.join(" ", words.subList(1, words.size()))));
      default -> throw new IllegalArgumentException("no action " + words);
    };
  }

  private Command answer(Optional<Seat> named, boolean accept) {
    Seat seat = named.orElseGet(this::answering);
    return new Command(seat, "a", new Action.AnswerDraw(Optional.empty(), accept));
  }

  private static Command claim(Seat seat, List<String> words) {
    ClaimKind kind =
        words.get(1).equals("fifty") ? ClaimKind.FIFTY_MOVES : ClaimKind.THREEFOLD_REPETITION;
    Optional<Attempt> move =
        words.size() > 2 ? Optional.of(GameDriver.attempt(words.get(2))) : Optional.empty();
    return new Command(seat, "claim", new Action.Claim(kind, move));
  }

  private static Square square(String name) {
    return Square.ofName(name).orElseThrow();
  }

  private static Color color(List<String> words) {
    return Color.valueOf(words.get(1).toUpperCase(Locale.ROOT));
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static long millis(String seconds) {
    return Math.round(Double.parseDouble(seconds) * 1000);
  }
}
