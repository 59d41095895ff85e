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
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Lists;
import org.arbiterchess.tree.BoardForm;
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

  /** The values that reading asks for what only writing uses. */
  private static final Started ANY_START =
      Started.ofNewGame(0, Position.initial(), Rulebook.OVER_THE_BOARD, TimeControl.NONE);

  private static final Outcome ANY_OUTCOME =
      new Outcome(Ending.AGREEMENT, Result.DRAW, "", Optional.empty(), Optional.empty());

  /** An outcome: {@code {"ending", "result", "article", "fallen"?, "why"?}}. */
  public static final Form<Outcome> OUTCOME = Fields.part(ANY_OUTCOME, Events::outcome);

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
            .add("started", ANY_START, (f, e) -> started(f, e, modes))
            .add(
                "movePlayed",
                new MovePlayed(0, BoardForm.ANY_ATTEMPT),
                (f, e) -> new MovePlayed(at(f, e), f.attempt("attempt", e.attempt())))
            .add(
                "drawOffered",
                new DrawOffered(0, Color.WHITE, ""),
                (f, e) ->
                    new DrawOffered(at(f, e), f.color("by", e.by()), f.word("offer", e.offer())))
            .add(
                "drawDeclined",
                new DrawDeclined(0, Color.WHITE),
                (f, e) -> new DrawDeclined(at(f, e), f.color("by", e.by())))
            .add(
                "drawClaimed",
                new DrawClaimed(
                    0, Color.WHITE, ClaimKind.THREEFOLD_REPETITION, Optional.empty(), 0, false),
                (f, e) ->
                    new DrawClaimed(
                        at(f, e),
                        f.color("by", e.by()),
                        f.field("kind", Form.constant(ClaimKind.values()), e.kind()),
                        f.optional("named", BoardForm.ATTEMPT, e.named()),
                        f.field("count", Form.number(0, Setup.COUNTER_LIMIT), e.count()),
                        f.flag("correct", e.correct())))
            .add(
                "takebackAsked",
                new TakebackAsked(0, Color.WHITE, ""),
                (f, e) ->
                    new TakebackAsked(
                        at(f, e), f.color("by", e.by()), f.word("request", e.request())))
            .add(
                "takebackDeclined",
                new TakebackDeclined(0, Color.WHITE),
                (f, e) -> new TakebackDeclined(at(f, e), f.color("by", e.by())))
            .add(
                "takenBack",
                new TakenBack(0, 1),
                (f, e) -> new TakenBack(at(f, e), f.field("plies", Form.number(1, 2), e.plies())))
            .add("paused", new Paused(0), (f, e) -> new Paused(at(f, e)))
            .add("resumed", new Resumed(0), (f, e) -> new Resumed(at(f, e)))
            .add(
                "clockSet",
                new ClockSet(0, Color.WHITE, 0),
                (f, e) ->
                    new ClockSet(
                        at(f, e),
                        f.color("color", e.color()),
                        f.number("millis", e.millis()),
                        f.optional(
                                "given",
                                GIVEN,
                                e.isGift() ? Optional.of(e.given()) : Optional.empty())
                            .orElse(0L)))
            .add(
                "ended",
                new Ended(0, ANY_OUTCOME),
                (f, e) -> new Ended(at(f, e), f.field("outcome", OUTCOME, e.outcome())))
            .add(
                "settled",
                new Settled(0, ANY_OUTCOME),
                (f, e) -> new Settled(at(f, e), f.field("outcome", OUTCOME, e.outcome())));
    for (Mode mode : modes) {
      table.addAll(mode.events());
    }
  }

  /** The time of an event. */
  public static long at(Fields fields, GameEvent event) {
    return fields.number("at", event.at());
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
    return Lists.map(events, Events::write);
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
        ? node.problem(Said.of(InputText.LIST_FROM_START), Optional.<Game>empty())
        : node.replay(events, start -> Game.replay(List.of(start)), Game::apply);
  }

  private static Started started(Fields fields, Started e, List<Mode> modes) {
    Started start = start(fields, e, at(fields, e));
    FirstMoveIncrement first =
        fields.or(
            FirstMoveIncrement.NONE,
            "firstIncrement",
            Form.constant(FIRST_INCREMENTS),
            e.firstIncrement());
    Mode mode = fields.or(Mode.CASUAL, "mode", mode(modes), e.mode());
    boolean possible = mode.allows(start.rulebook());
    fields.check(possible, "mode", Said.of(InputText.NO_STRICT_ONLINE));
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
   * {@code rulebook} and {@code control}. A mode of play, if there is one, must be {@code CASUAL},
   * because a game started through a link is always casual.
   */
  public static Started newGame(WireNodeReader node) {
    node.at("mode").optional(mode -> mode.named(List.of(Mode.CASUAL), Mode::name));
    return start(Fields.reading(node), ANY_START, 0);
  }

  /** The start of a game, except {@code firstIncrement} and {@code mode}. */
  private static Started start(Fields fields, Started e, long at) {
    Variant variant =
        fields.field("variant", Form.constant(Variant.values()), e.position().variant());
    return new Started(
        at,
        fields.field("fen", new Form<>(node -> position(node, variant), Fen::write), e.position()),
        fields.field("rulebook", Form.constant(Rulebook.values()), e.rulebook()),
        fields.field("control", TimeControls.form(TimeControl.NONE), e.control()));
  }

  private static Position position(WireNodeReader node, Variant variant) {
    Optional<String> text = node.text();
    if (text.isEmpty()) {
      return Position.initial();
    }
    Reading<Position> reading = Fen.read(text.get(), variant);
    for (Problem problem : reading.problems()) {
      node.addProblem(
          problem.found(),
          Said.of(
              InputText.IN_FIELD_AT_OFFSET, problem.expected(), problem.place(), problem.offset()));
    }
    return reading.toOptional().orElseGet(Position::initial);
  }

  /** {@code fallen} is required if {@code ending} concerns one side. */
  public static Outcome outcome(Fields fields, Outcome o) {
    Ending ending = fields.field("ending", Form.constant(Ending.values()), o.ending());
    Result result = fields.field("result", Form.constant(Result.values()), o.result());
    String article = fields.word("article", o.article());
    Optional<Color> fallen = fields.optional("fallen", Form.COLOR, o.fallen());
    Optional<UnwinnableReason> why = fields.optional("why", Form.constant(REASONS), o.why());
    boolean needsSide =
        concernsOneSide(ending) || result == Result.BEING_DECIDED || why.isPresent();
    fields.check(fallen.isPresent() || !needsSide, "fallen", Said.of(InputText.LOSING_SIDE));
    fields.check(
        ending != Ending.CHECKMATE || result.winner().isPresent(),
        "result",
        Said.of(InputText.WIN_BY_CHECKMATE));
    return new Outcome(ending, result, article, fallen, why);
  }

  private static boolean concernsOneSide(Ending ending) {
    return switch (ending) {
      case RESIGNATION, FLAG, ABANDONED, ILLEGAL_MOVES -> true;
      default -> false;
    };
  }
}
