package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;

/** Plays a game for the PGN tests from moves in SAN, with optional pauses between them. */
final class SanGameDriver {

  private Game game;
  private long now;

  private SanGameDriver(Game game) {
    this.game = game;
  }

  static SanGameDriver classical() {
    return from(Position.initial());
  }

  static SanGameDriver from(Position position) {
    return new SanGameDriver(Game.start(position, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0));
  }

  static SanGameDriver online() {
    return new SanGameDriver(Game.start(Position.initial(), Rulebook.ONLINE, TimeControl.NONE, 0));
  }

  static SanGameDriver timed(String control) {
    return timed(control, Position.initial());
  }

  static SanGameDriver timed(String control, Position position) {
    return new SanGameDriver(Game.start(position, Rulebook.OVER_THE_BOARD, control(control), 0));
  }

  static TimeControl control(String text) {
    assertThat(TimeControl.read(text)).isInstanceOf(Reading.Valid.class);
    return TimeControl.of(text);
  }

  SanGameDriver play(String moves) {
    for (String move : moves.split(" ", -1)) {
      Seat seat = Seat.of(game.position().turn());
      ask(new Command(seat, "m", new Action.Move(game.position().parseMove(move).attempt())));
    }
    return this;
  }

  SanGameDriver after(double seconds) {
    now += Math.round(seconds * 1000);
    return this;
  }

  SanGameDriver ask(Command command) {
    Decision decision = Arbiter.decide(game, command, now);
    assertThat(decision).isInstanceOf(Decision.Accepted.class);
    game = game.apply(((Decision.Accepted) decision).events());
    return this;
  }

  /** Takes back a move: one side requests a takeback and the other accepts. */
  SanGameDriver takeBack(Seat asker) {
    Seat other = asker == Seat.WHITE ? Seat.BLACK : Seat.WHITE;
    return ask(new Command(asker, "t", Action.Simple.ASK_TAKEBACK))
        .ask(new Command(other, "t", new Action.AnswerTakeback(Optional.empty(), true)));
  }

  Game game() {
    return game;
  }

  String pgn() {
    return PgnCodec.write(game, PgnTags.UNKNOWN);
  }

  /** Returns the PGN text from the Result tag to the end. */
  String rest() {
    String pgn = pgn();
    return pgn.substring(pgn.indexOf("[Result "));
  }
}
