package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlStage;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.rules.Move;

/**
 * Replays the moves in another program's PGN, with the time control from its {@code TimeControl}
 * tag and the last clock times in its comments.
 */
record PgnGameReplay(Texts texts, long now, List<String> remarks) {

  private static final long MAX_CLOCK = TimeControlStage.MAX_MINUTES * 60_000;

  Game play(PgnReader reader, PgnMainLine played) {
    Optional<TimeControl> control = reader.tags().timeControl();
    if (control.isEmpty()) {
      remarks.add(texts.say(TerminalText.CLOCK_NOT_SUPPORTED));
    }
    Game start =
        Game.start(played.start(), Rulebook.OVER_THE_BOARD, control.orElse(TimeControl.NONE), now);
    Game game = start;
    for (int i = 0; i < played.moves().size(); i++) {
      game = next(game, played.moves().get(i), played.numbered().get(i), reader.line());
    }
    boolean setClocks = game.clock().isPresent() && game.plies() > 0 && !game.isOver();
    return setClocks ? withClocks(game, start.clock().orElseThrow(), played) : game;
  }

  private Game next(Game game, Optional<Move> move, String numbered, int line) {
    Said quoted = QuotedText.of(numbered);
    if (move.isEmpty()) {
      throw new DamagedFileException(line, texts.say(TerminalText.NULL_MOVE, quoted));
    }
    Command command =
        new Command(Seat.of(game.position().turn()), "read", new Action.Move(move.get().attempt()));
    Decision decision = Arbiter.decide(game, command, now);
    if (decision instanceof Decision.Accepted accepted) {
      return game.apply(accepted.events());
    }
    String sentence = ((Decision.Refused) decision).refusal().sentence(texts).cited();
    throw new DamagedFileException(line, texts.say(TerminalText.UNPLAYABLE_MOVE, quoted, sentence));
  }

  private Game withClocks(Game played, Clock fresh, PgnMainLine moves) {
    boolean known = moves.clock(Color.WHITE).isPresent() || moves.clock(Color.BLACK).isPresent();
    if (!known) {
      remarks.add(texts.say(TerminalText.CLOCKS_RESET));
    }
    Game game = played.apply(new GameEvent.Paused(now));
    for (Color color : Color.values()) {
      long millis = moves.clock(color).orElse(fresh.remaining(color, now));
      game = game.apply(new GameEvent.ClockSet(now, color, Math.min(millis, MAX_CLOCK)));
    }
    return game;
  }
}
