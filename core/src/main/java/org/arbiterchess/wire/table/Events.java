package org.arbiterchess.wire.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Clock.FirstMoveIncrement;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.ClockSet;
import org.arbiterchess.game.GameEvent.DrawClaimed;
import org.arbiterchess.game.GameEvent.DrawDeclined;
import org.arbiterchess.game.GameEvent.DrawOffered;
import org.arbiterchess.game.GameEvent.Ended;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.GameEvent.Paused;
import org.arbiterchess.game.GameEvent.Resumed;
import org.arbiterchess.game.GameEvent.Settled;
import org.arbiterchess.game.GameEvent.Started;
import org.arbiterchess.game.GameEvent.TakebackAsked;
import org.arbiterchess.game.GameEvent.TakebackDeclined;
import org.arbiterchess.game.GameEvent.TakenBack;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControl.TimeControlReading;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.winnability.UnwinnableReason;

/**
 * Reads and writes events: {@code {"v", "type", "at", …}}, with times in milliseconds, and games,
 * which are their events: {@code {"v", "type": "game", "events"}}.
 */
public final class Events {

  /** An outcome: {@code {"ending", "result", "article", "fallen"?, "why"?}}. */
  public static final Form<Outcome> OUTCOME = Fields.part(Events::outcome);

  /** The time that the opponent gave. */
  private static final Form<Long> GIVEN =
      new Form<>(node -> node.number(1, Integer.MAX_VALUE), Form.NUMBER.writer());

  /** The reasons that {@link UnwinnableReason#recorded} can return. */
  private static final UnwinnableReason[] REASONS = {
    UnwinnableReason.BARE_KING,
    UnwinnableReason.KNIGHT_AGAINST_QUEENS,
    UnwinnableReason.BISHOPS_OF_ONE_COLOR,
    UnwinnableReason.VERDICT
  };

  private static final FirstMoveIncrement[] FIRST_INCREMENTS = {
    FirstMoveIncrement.AFTER_MOVE, FirstMoveIncrement.INCLUDED
  };

  /** The events of casual games. */
  public static final Events CASUAL = new Events(List.of());

  private final Messages<GameEvent> table;

  /** The events of games in these modes, beside casual ones. */
  public Events(List<Mode> modes) {
    table =
        new Messages<GameEvent>()
            .add("started", Started.class, f -> started(f, modes))
            .add(
                "movePlayed",
                MovePlayed.class,
                f -> new MovePlayed(at(f), f.attempt("attempt", e -> e.attempt())))
            .add(
                "drawOffered",
                DrawOffered.class,
                f ->
                    new DrawOffered(
                        at(f), f.color("by", e -> e.by()), f.word("offer", e -> e.offer())))
            .add(
                "drawDeclined",
                DrawDeclined.class,
                f -> new DrawDeclined(at(f), f.color("by", e -> e.by())))
            .add(
                "drawClaimed",
                DrawClaimed.class,
                f ->
                    new DrawClaimed(
                        at(f),
                        f.color("by", e -> e.by()),
                        f.field("kind", Form.constant(ClaimKind.values()), e -> e.kind()),
                        f.optional("named", Form.ATTEMPT, e -> e.named()),
                        f.field("count", Form.number(0, Setup.COUNTER_LIMIT), e -> e.count()),
                        f.flag("correct", e -> e.correct())))
            .add(
                "takebackAsked",
                TakebackAsked.class,
                f ->
                    new TakebackAsked(
                        at(f), f.color("by", e -> e.by()), f.word("request", e -> e.request())))
            .add(
                "takebackDeclined",
                TakebackDeclined.class,
                f -> new TakebackDeclined(at(f), f.color("by", e -> e.by())))
            .add(
                "takenBack",
                TakenBack.class,
                f -> new TakenBack(at(f), f.field("plies", Form.number(1, 2), e -> e.plies())))
            .add("paused", Paused.class, f -> new Paused(at(f)))
            .add("resumed", Resumed.class, f -> new Resumed(at(f)))
            .add(
                "clockSet",
                ClockSet.class,
                f ->
                    new ClockSet(
                        at(f),
                        f.color("color", e -> e.color()),
                        f.number("millis", e -> e.millis()),
                        f.optional(
                                "given",
                                GIVEN,
                                e -> Optional.of(e.given()).filter(given -> given > 0))
                            .orElse(0L)))
            .add(
                "ended",
                Ended.class,
                f -> new Ended(at(f), f.field("outcome", OUTCOME, e -> e.outcome())))
            .add(
                "settled",
                Settled.class,
                f -> new Settled(at(f), f.field("outcome", OUTCOME, e -> e.outcome())));
    for (Mode mode : modes) {
      table.addAll(mode.events());
    }
  }

  /** The time of an event. */
  public static long at(Fields<? extends GameEvent> fields) {
    return fields.number("at", GameEvent::at);
  }

  public Optional<GameEvent> read(WireNodeReader node) {
    return table.read(node);
  }

  public static Map<String, Object> write(GameEvent event) {
    return event instanceof GameEvent.OfMode own
        ? own.mode().events().write(own)
        : CASUAL.table.write(event);
  }

  /** Reads the events that are valid messages. */
  public List<GameEvent> readAll(WireNodeReader node) {
    List<GameEvent> events = new ArrayList<>();
    for (WireNodeReader element : node.elements()) {
      read(element).ifPresent(events::add);
    }
    return events;
  }

  public static List<Object> writeAll(List<GameEvent> events) {
    List<Object> trees = new ArrayList<>();
    for (GameEvent event : events) {
      trees.add(write(event));
    }
    return trees;
  }

  /** Reads a game and replays its log. */
  public Optional<Game> readGame(WireNodeReader node) {
    return node.<Optional<Game>>message(Map.of("game", message -> game(message.at("events"))))
        .flatMap(game -> game);
  }

  public static Map<String, Object> write(Game game) {
    return WireObjectBuilder.message("game").put("events", writeAll(game.events())).map();
  }

  private Optional<Game> game(WireNodeReader node) {
    List<GameEvent> events = readAll(node);
    return events.isEmpty() && node.hasNoProblems()
        ? node.problem(InputRemark.of(InputText.LIST_FROM_START), Optional.<Game>empty())
        : node.replay(events, start -> Game.replay(List.of(start)), Game::apply);
  }

  private static Started started(Fields<Started> fields, List<Mode> modes) {
    Started start = start(fields, at(fields));
    FirstMoveIncrement first =
        fields.or(
            FirstMoveIncrement.NONE,
            "firstIncrement",
            Form.constant(FIRST_INCREMENTS),
            e -> e.firstIncrement());
    Mode mode = fields.or(Mode.CASUAL, "mode", mode(modes), e -> e.mode());
    boolean possible = mode.allows(start.rulebook());
    fields.check(possible, "mode", InputRemark.of(InputText.NO_STRICT_ONLINE));
    return new Started(
        start.at(),
        start.position(),
        start.rulebook(),
        start.control(),
        first,
        possible ? mode : Mode.CASUAL);
  }

  private static Form<Mode> mode(List<Mode> modes) {
    List<Mode> named = modes.isEmpty() ? List.of(Mode.CASUAL) : modes;
    return new Form<>(node -> node.named(named, Mode::name), Mode::name);
  }

  /**
   * Reads the start event of a new game, with time 0, from the keys {@code variant}, {@code fen},
   * {@code rulebook} and {@code control}. If {@code mode} is present, it must be {@code CASUAL},
   * because a game started through a link is always casual.
   */
  public static Started newGame(WireNodeReader node) {
    node.at("mode").optional(mode -> mode.named(List.of(Mode.CASUAL), Mode::name));
    return start(Fields.reading(node), 0);
  }

  /** The start of a game, except {@code firstIncrement} and {@code mode}. */
  private static Started start(Fields<Started> fields, long at) {
    Variant variant =
        fields.field("variant", Form.constant(Variant.values()), e -> e.position().variant());
    return new Started(
        at,
        fields.field(
            "fen", new Form<>(node -> position(node, variant), Fen::write), e -> e.position()),
        fields.field("rulebook", Form.constant(Rulebook.values()), e -> e.rulebook()),
        fields.field("control", control(TimeControl.NONE), e -> e.control()));
  }

  /** The form of a time control, which is a string such as {@code 5+3}. */
  public static Form<TimeControl> control(TimeControl placeholder) {
    return new Form<>(node -> control(node).orElse(placeholder), TimeControl::text);
  }

  private static Optional<TimeControl> control(WireNodeReader node) {
    Optional<TimeControlReading> reading = node.text().map(TimeControl::read);
    if (reading.isPresent() && reading.get() instanceof TimeControlReading.Malformed problem) {
      node.addProblem(
          problem.found(),
          InputRemark.of(InputText.AT_OFFSET, problem.expected(), problem.offset()));
    }
    return reading.flatMap(TimeControlReading::toOptional);
  }

  private static Position position(WireNodeReader node, Variant variant) {
    Optional<String> text = node.text();
    if (text.isEmpty()) {
      return Position.initial();
    }
    Reading<Position> reading = Fen.read(text.get(), variant);
    for (FenProblem problem : reading.problems()) {
      node.addProblem(
          problem.found(),
          InputRemark.of(
              InputText.IN_FIELD_AT_OFFSET, problem.expected(), problem.field(), problem.offset()));
    }
    return reading.toOptional().orElseGet(Position::initial);
  }

  /** {@code fallen} is required if {@code ending} concerns one side. */
  public static Outcome outcome(Fields<Outcome> fields) {
    Ending ending = fields.field("ending", Form.constant(Ending.values()), o -> o.ending());
    Result result = fields.field("result", Form.constant(Result.values()), o -> o.result());
    String article = fields.word("article", o -> o.article());
    Optional<Color> fallen = fields.optional("fallen", Form.COLOR, o -> o.fallen());
    Optional<UnwinnableReason> why = fields.optional("why", Form.constant(REASONS), o -> o.why());
    boolean needsSide =
        concernsOneSide(ending) || result == Result.BEING_DECIDED || why.isPresent();
    fields.check(fallen.isPresent() || !needsSide, "fallen", InputRemark.of(InputText.LOSING_SIDE));
    fields.check(
        ending != Ending.CHECKMATE || result.winner().isPresent(),
        "result",
        InputRemark.of(InputText.WIN_BY_CHECKMATE));
    return new Outcome(ending, result, article, fallen, why);
  }

  private static boolean concernsOneSide(Ending ending) {
    return switch (ending) {
      case RESIGNATION, FLAG, ABANDONED, ILLEGAL_MOVES -> true;
      default -> false;
    };
  }
}
