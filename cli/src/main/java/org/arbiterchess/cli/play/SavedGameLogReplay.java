package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictWire;
import org.arbiterchess.remark.WireReading;

/** Replays the event log of a saved game, one JSON object per line. */
record SavedGameLogReplay(Texts texts) {

  /**
   * Returns the game as it stands after all the events.
   *
   * @param lines the events, at least one
   */
  Game replay(List<NumberedLine> lines) {
    List<GameEvent> start = List.of(event(lines.get(0)));
    Game game = applyChecked(lines.get(0), () -> Game.replay(start));
    for (NumberedLine line : lines.subList(1, lines.size())) {
      GameEvent event = event(line);
      Game before = game;
      game = applyChecked(line, () -> before.apply(event));
    }
    return game;
  }

  /** Returns the exception for a damaged log. Its message says how to continue without the log. */
  DamagedFileException damaged(int line, String problem) {
    return new DamagedFileException(line, texts.say(TerminalText.WITHOUT_RECORD, problem));
  }

  private Game applyChecked(NumberedLine line, Supplier<Game> next) {
    try {
      return next.get();
    } catch (IllegalArgumentException e) {
      throw damaged(line.line(), texts.say(TerminalText.IMPOSSIBLE_EVENT));
    }
  }

  private GameEvent event(NumberedLine line) {
    Map<String, Object> tree;
    try {
      tree = JsonLine.read(line.text(), texts);
    } catch (BadInputException e) {
      throw damaged(line.line(), e.getMessage());
    }
    WireReading<GameEvent> reading = StrictWire.FORMAT.readEvent(tree);
    if (reading instanceof WireReading.Read<GameEvent> read) {
      return read.value();
    }
    List<?> problems = ((WireReading.Unreadable<GameEvent>) reading).problems();
    throw damaged(line.line(), texts.say(TerminalText.DAMAGED_RECORD, problems.get(0).toString()));
  }
}
