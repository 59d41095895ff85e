package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.FirstMoveIncrement;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/** Reads and writes events: {@code {"v", "type", "at", …}}. Times are in milliseconds. */
final class EventCodec {

  /** The events that every mode of play has, except the start. */
  private static final Map<String, Function<WireNodeReader, GameEvent>> PARSERS =
      new LinkedHashMap<>();

  static {
    PARSERS.put(
        "movePlayed", n -> new GameEvent.MovePlayed(at(n), AttemptCodec.read(n.at("attempt"))));
    PARSERS.put("drawOffered", n -> new GameEvent.DrawOffered(at(n), by(n), n.at("offer").word()));
    PARSERS.put("drawDeclined", n -> new GameEvent.DrawDeclined(at(n), by(n)));
    PARSERS.put("drawClaimed", EventCodec::drawClaimed);
    PARSERS.put(
        "takebackAsked", n -> new GameEvent.TakebackAsked(at(n), by(n), n.at("request").word()));
    PARSERS.put("takebackDeclined", n -> new GameEvent.TakebackDeclined(at(n), by(n)));
    PARSERS.put("takenBack", n -> new GameEvent.TakenBack(at(n), (int) n.at("plies").number(1, 2)));
    PARSERS.put("paused", n -> new GameEvent.Paused(at(n)));
    PARSERS.put("resumed", n -> new GameEvent.Resumed(at(n)));
    PARSERS.put(
        "clockSet",
        n ->
            new GameEvent.ClockSet(
                at(n),
                n.at("color").color(),
                n.at("millis").number(),
                n.at("given").optional(EventCodec::given).orElse(0L)));
    PARSERS.put("ended", n -> new GameEvent.Ended(at(n), OutcomeCodec.read(n.at("outcome"))));
    PARSERS.put("settled", n -> new GameEvent.Settled(at(n), OutcomeCodec.read(n.at("outcome"))));
  }

  private EventCodec() {}

  /** The parsers for the events of games in these modes. */
  static Map<String, Function<WireNodeReader, GameEvent>> parsers(List<WireMode> modes) {
    Map<String, Function<WireNodeReader, GameEvent>> parsers = new LinkedHashMap<>();
    parsers.put("started", node -> started(node, modes));
    parsers.putAll(PARSERS);
    for (WireMode mode : modes) {
      parsers.putAll(mode.events());
    }
    return parsers;
  }

  static Map<String, Object> write(GameEvent event) {
    return tree(event).map();
  }

  private static WireObjectBuilder tree(GameEvent event) {
    if (event instanceof GameEvent.Started started) {
      WireObjectBuilder tree =
          message("started", started)
              .constant("variant", started.position().variant())
              .text("fen", Fen.write(started.position()))
              .constant("rulebook", started.rulebook())
              .text("control", started.control().text());
      if (started.firstIncrement() != FirstMoveIncrement.NONE) {
        tree.constant("firstIncrement", started.firstIncrement());
      }
      return started.mode() == Mode.CASUAL ? tree : tree.word("mode", started.mode().name());
    }
    if (event instanceof GameEvent.MovePlayed played) {
      return message("movePlayed", played).put("attempt", AttemptCodec.write(played.attempt()));
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return message("drawOffered", offered)
          .color("by", offered.by())
          .word("offer", offered.offer());
    }
    if (event instanceof GameEvent.DrawDeclined declined) {
      return message("drawDeclined", declined).color("by", declined.by());
    }
    if (event instanceof GameEvent.DrawClaimed claimed) {
      WireObjectBuilder tree =
          message("drawClaimed", claimed)
              .color("by", claimed.by())
              .constant("kind", claimed.kind());
      claimed.named().ifPresent(named -> tree.put("named", AttemptCodec.write(named)));
      return tree.number("count", claimed.count()).flag("correct", claimed.correct());
    }
    if (event instanceof GameEvent.TakebackAsked asked) {
      return message("takebackAsked", asked)
          .color("by", asked.by())
          .word("request", asked.request());
    }
    if (event instanceof GameEvent.TakebackDeclined declined) {
      return message("takebackDeclined", declined).color("by", declined.by());
    }
    if (event instanceof GameEvent.TakenBack taken) {
      return message("takenBack", taken).number("plies", taken.plies());
    }
    return clockOrResultEvent(event);
  }

  private static WireObjectBuilder clockOrResultEvent(GameEvent event) {
    if (event instanceof GameEvent.Paused) {
      return message("paused", event);
    }
    if (event instanceof GameEvent.Resumed) {
      return message("resumed", event);
    }
    if (event instanceof GameEvent.ClockSet set) {
      WireObjectBuilder tree =
          message("clockSet", set).color("color", set.color()).number("millis", set.millis());
      return set.isGift() ? tree.number("given", set.given()) : tree;
    }
    if (event instanceof GameEvent.Ended ended) {
      return message("ended", ended).put("outcome", OutcomeCodec.write(ended.outcome()));
    }
    if (event instanceof GameEvent.Settled settled) {
      return message("settled", settled).put("outcome", OutcomeCodec.write(settled.outcome()));
    }
    GameEvent.OfMode own = (GameEvent.OfMode) event;
    Map<String, Object> fields = own.mode().fields(own);
    WireObjectBuilder tree = message((String) fields.get("type"), event);
    tree.map().putAll(fields);
    return tree;
  }

  private static WireObjectBuilder message(String type, GameEvent event) {
    return WireObjectBuilder.message(type).number("at", event.at());
  }

  private static long at(WireNodeReader node) {
    return node.at("at").number();
  }

  /**
   * Reads the amount of time that the opponent gave the player. A missing key means that the
   * arbiter set the clock.
   */
  private static long given(WireNodeReader node) {
    return node.number(1, Integer.MAX_VALUE);
  }

  private static Color by(WireNodeReader node) {
    return node.at("by").color();
  }

  private static GameEvent started(WireNodeReader node, List<WireMode> modes) {
    GameEvent.Started start = start(node, at(node));
    Mode mode = node.at("mode").optional(named -> mode(named, modes)).orElse(Mode.CASUAL);
    if (!mode.allows(start.rulebook())) {
      return node.at("mode").problem(InputRemark.of(InputText.NO_STRICT_ONLINE), start);
    }
    return new GameEvent.Started(
        start.at(),
        start.position(),
        start.rulebook(),
        start.control(),
        node.at("firstIncrement")
            .optional(EventCodec::firstIncrement)
            .orElse(FirstMoveIncrement.NONE),
        mode);
  }

  /** Reads the mode of play. A missing key means {@code CASUAL}. */
  private static Mode mode(WireNodeReader node, List<WireMode> modes) {
    List<Mode> named = new ArrayList<>();
    for (WireMode each : modes) {
      named.add(each.mode());
    }
    return node.named(named.isEmpty() ? List.of(Mode.CASUAL) : named, Mode::name);
  }

  /** Reads the start of a game, except {@code firstIncrement}, which occurs only in logs. */
  static GameEvent.Started start(WireNodeReader node, long at) {
    Variant variant = node.at("variant").constant(Variant.values());
    return new GameEvent.Started(
        at,
        position(node.at("fen"), variant),
        node.at("rulebook").constant(Rulebook.values()),
        WireTimeControlReader.read(node.at("control")).orElse(TimeControl.NONE));
  }

  /** Reads the increment for the first move. A missing key means {@code NONE}. */
  private static FirstMoveIncrement firstIncrement(WireNodeReader node) {
    return node.named(
        List.of(FirstMoveIncrement.AFTER_MOVE, FirstMoveIncrement.INCLUDED), Enum::name);
  }

  private static GameEvent drawClaimed(WireNodeReader node) {
    return new GameEvent.DrawClaimed(
        at(node),
        by(node),
        node.at("kind").constant(ClaimKind.values()),
        node.at("named").optional(AttemptCodec::read),
        (int) node.at("count").number(0, Setup.COUNTER_LIMIT),
        node.at("correct").flag());
  }

  private static Position position(WireNodeReader node, Variant variant) {
    Optional<String> text = node.text();
    if (text.isEmpty()) {
      return Position.initial();
    }
    Reading<Position> reading = Fen.read(text.get(), variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return valid.value();
    }
    for (FenProblem problem : reading.problems()) {
      node.addProblem(
          problem.found(),
          InputRemark.of(
              InputText.IN_FIELD_AT_OFFSET, problem.expected(), problem.field(), problem.offset()));
    }
    return Position.initial();
  }
}
