package org.arbiterchess.wire.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Action.AnswerDraw;
import org.arbiterchess.game.Action.AnswerTakeback;
import org.arbiterchess.game.Action.Claim;
import org.arbiterchess.game.Action.ClaimAbandoned;
import org.arbiterchess.game.Action.Move;
import org.arbiterchess.game.Action.SetClock;
import org.arbiterchess.game.Action.Verdict;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Seat;
import org.arbiterchess.tree.BoardForm;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.Messages;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.winnability.Winnability;

/** Reads and writes commands: {@code {"v", "type", "seat", "id", …}}. */
public final class Commands {

  private static final Form<Seat> SEAT =
      new Form<>(node -> node.named(List.of(Seat.values()), Commands::word), Commands::word);

  private static final Messages<Action> ACTIONS =
      new Messages<Action>()
          .add(
              "move",
              new Move(BoardForm.ANY_ATTEMPT),
              (f, a) -> new Move(f.attempt("attempt", a.attempt())))
          .add("offerDraw", Action.Simple.OFFER_DRAW)
          .add(
              "answerDraw",
              new AnswerDraw(Optional.empty(), false),
              (f, a) ->
                  new AnswerDraw(
                      f.optional("offer", Form.WORD, a.offer()), f.flag("accept", a.accept())))
          .add(
              "claim",
              new Claim(ClaimKind.THREEFOLD_REPETITION, Optional.empty()),
              (f, a) ->
                  new Claim(
                      f.field("kind", Form.constant(ClaimKind.values()), a.kind()),
                      f.optional("named", BoardForm.ATTEMPT, a.named())))
          .add("resign", Action.Simple.RESIGN)
          .add("askTakeback", Action.Simple.ASK_TAKEBACK)
          .add(
              "answerTakeback",
              new AnswerTakeback(Optional.empty(), false),
              (f, a) ->
                  new AnswerTakeback(
                      f.optional("request", Form.WORD, a.request()), f.flag("accept", a.accept())))
          .add("abort", Action.Simple.ABORT)
          .add(
              "stop",
              Action.Stop.NO_RESULT,
              (f, a) -> f.field("how", Form.constant(Action.Stop.values()), a))
          .add("pause", Action.Simple.PAUSE)
          .add("resume", Action.Simple.RESUME)
          .add(
              "setClock",
              new SetClock(Color.WHITE, 0),
              (f, a) -> new SetClock(f.color("color", a.color()), f.number("millis", a.millis())))
          .add("checkFlag", Action.Simple.CHECK_FLAG)
          .add(
              "verdict",
              new Verdict(Winnability.Answer.values()[0]),
              (f, a) ->
                  new Verdict(
                      f.field("answer", Form.constant(Winnability.Answer.values()), a.answer())))
          .add(
              "claimAbandoned",
              new ClaimAbandoned(false),
              (f, a) -> new ClaimAbandoned(f.flag("win", a.win())))
          .add("giveTime", Action.Simple.GIVE_TIME);

  /** The commands of casual games. */
  public static final Commands CASUAL = new Commands(List.of());

  private final Messages<Action> table = new Messages<Action>().addAll(ACTIONS);

  /** The commands in games of these modes, beside casual ones. */
  public Commands(List<Mode> modes) {
    for (Mode mode : modes) {
      table.addAll(mode.actions());
    }
  }

  public Optional<Command> read(WireNodeReader node) {
    WireNodeReader fields = node.object();
    return table
        .type(fields)
        .map(
            action ->
                new Command(
                    SEAT.reader().apply(fields.at("seat")),
                    fields.at("id").word(),
                    action.read(fields)));
  }

  public static Map<String, Object> write(Command command) {
    Consumer<WireObjectBuilder> first =
        tree -> tree.put("seat", SEAT, command.seat()).word("id", command.id());
    return command.action() instanceof Action.OfMode own
        ? own.mode().actions().write(own, first)
        : ACTIONS.write(command.action(), first);
  }

  private static String word(Seat seat) {
    return seat.color().map(color -> color.word()).orElse("arbiter");
  }
}
