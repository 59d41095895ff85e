package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;

/**
 * Reads and writes games and lists of events: {@code {"v", "type": "game", "events"}}. Every event
 * has its own version and type.
 */
final class GameCodec {

  private GameCodec() {}

  static Map<String, Function<WireNodeReader, Game>> parsers(WireFormat format) {
    return Map.of("game", node -> game(node.at("events"), format));
  }

  static Map<String, Object> write(Game game) {
    return WireObjectBuilder.message("game").put("events", writeEvents(game.events())).map();
  }

  static List<Object> writeEvents(List<GameEvent> events) {
    List<Object> trees = new ArrayList<>();
    for (GameEvent event : events) {
      trees.add(EventCodec.write(event));
    }
    return trees;
  }

  static List<GameEvent> readEvents(WireNodeReader node, WireFormat format) {
    List<GameEvent> events = new ArrayList<>();
    for (WireNodeReader element : node.elements()) {
      element.message(format.events()).ifPresent(events::add);
    }
    return events;
  }

  /**
   * Replays the log if all its events are valid. The first event that cannot follow the previous
   * ones is reported as a problem.
   */
  private static Game game(WireNodeReader node, WireFormat format) {
    List<GameEvent> events = readEvents(node, format);
    Game game = Game.start();
    if (!node.hasNoProblems()) {
      return game;
    }
    if (events.isEmpty()) {
      return node.problem(InputRemark.of(InputText.LIST_FROM_START), game);
    }
    for (int i = 0; i < events.size(); i++) {
      try {
        game = i == 0 ? Game.replay(List.of(events.get(i))) : game.apply(events.get(i));
      } catch (IllegalArgumentException e) {
        node.elements()
            .get(i)
            .addProblem(WireNodeReader.remark(e), InputRemark.of(InputText.POSSIBLE_EVENT));
        return game;
      }
    }
    return game;
  }
}
