package org.arbiterchess.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/** A test driver that sends commands from the players and the arbiter to a game at given times. */
public final class GameDriver {

  private Game game;
  private long now;

  private GameDriver(Game game) {
    this.game = game;
  }

  static GameDriver of(Position position, Rulebook rulebook, String control) {
    return new GameDriver(Game.start(position, rulebook, control(control), 0));
  }

  static GameDriver classical() {
    return of(Position.initial(), Rulebook.OVER_THE_BOARD, "-");
  }

  static GameDriver online() {
    return of(Position.initial(), Rulebook.ONLINE, "-");
  }

  static GameDriver timed(String control) {
    return of(Position.initial(), Rulebook.OVER_THE_BOARD, control);
  }

  static GameDriver from(String fen) {
    return of(Fen.parse(fen), Rulebook.OVER_THE_BOARD, "-");
  }

  static GameDriver online(String fen) {
    return of(Fen.parse(fen), Rulebook.ONLINE, "-");
  }

  public static TimeControl control(String text) {
    return TimeControl.of(text);
  }

  /** Parses {@code e2e4}, {@code a7a8q}, {@code 0-0} or {@code 0-0-0}. */
  public static Attempt attempt(String text) {
    if (text.startsWith("0")) {
      return Attempt.castle(text.equals("0-0") ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
    }
    Square from = Square.ofName(text.substring(0, 2)).orElseThrow();
    Square to = Square.ofName(text.substring(2, 4)).orElseThrow();
    return text.length() == 4
        ? Attempt.step(from, to)
        : Attempt.promotion(from, to, Role.ofLetter(text.charAt(4)).orElseThrow());
  }

  Game game() {
    return game;
  }

  long now() {
    return now;
  }

  GameDriver at(double seconds) {
    now = Math.round(seconds * 1000);
    return this;
  }

  GameDriver after(double seconds) {
    now += Math.round(seconds * 1000);
    return this;
  }

  /** Plays moves for both sides in turn. All of them must be accepted. */
  GameDriver play(String moves) {
    for (String move : moves.trim().split("\\s+", -1)) {
      accepted(new Command(toMove(), "m", new Action.Move(attempt(move))));
    }
    return this;
  }

  GameDriver play(String moves, int times) {
    for (int i = 0; i < times; i++) {
      play(moves);
    }
    return this;
  }

  Seat toMove() {
    return Seat.of(game.position().turn());
  }

  Decision ask(Command command) {
    Game before = game;
    List<GameEvent> log = before.events();
    Decision decision = Arbiter.decide(game, command, now);
    assertThat(before.events()).isEqualTo(log);
    if (decision instanceof Decision.Accepted accepted) {
      game = game.apply(accepted.events());
    }
    return decision;
  }

  GameDriver accepted(Command command) {
    assertThat(ask(command)).isInstanceOf(Decision.Accepted.class);
    return this;
  }

  Refusal refused(Command command) {
    Decision decision = ask(command);
    assertThat(decision).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused) decision).refusal();
  }

  Refusal refusedMove(String move) {
    return refused(new Command(toMove(), "m", new Action.Move(attempt(move))));
  }

  Ruling.Illegal illegal(String move) {
    Ruling ruling = game.rule(attempt(move));
    assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
    return (Ruling.Illegal) ruling;
  }

  Decision claim(ClaimKind kind) {
    return ask(new Command(toMove(), "c", new Action.Claim(kind, Optional.empty())));
  }

  Decision claim(ClaimKind kind, String named) {
    return ask(new Command(toMove(), "c", new Action.Claim(kind, Optional.of(attempt(named)))));
  }

  Outcome outcome() {
    return game.outcome().orElseThrow();
  }

  /** White's and Black's remaining times in seconds. */
  List<Double> clocks() {
    List<Double> left = new ArrayList<>();
    for (Color color : Color.values()) {
      left.add(game.clock().orElseThrow().remaining(color, now) / 1000.0);
    }
    return left;
  }
}
