package org.arbiterchess.officiating.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.strict.ArbiterLog;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.officiating.strict.StrictEvent;
import org.arbiterchess.officiating.strict.StrictWire;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.SealedTypes;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireJson;
import org.junit.jupiter.api.Test;

/**
 * Compares the wire format with the golden files that the page, the server, the database and the
 * terminal share.
 */
class GoldenWireTest {

  @Test
  void every_command_is_read_and_written_as_the_golden_file_has_it() {
    List<Command> read =
        assertGolden(
            "commands.jsonl",
            joined(GoldenValues.COMMANDS, GoldenStrictValues.COMMANDS),
            StrictWire.FORMAT::readCommand,
            WireFormat::write);
    assertThat(classes(read.stream().map(Command::action).toList()))
        .containsExactlyInAnyOrder(SealedTypes.leaves(Action.class, StrictAction.class));
  }

  @Test
  void every_event_is_read_and_written_as_the_golden_file_has_it() {
    List<GameEvent> read =
        assertGolden(
            "events.jsonl",
            joined(GoldenValues.EVENTS, GoldenStrictValues.EVENTS),
            StrictWire.FORMAT::readEvent,
            WireFormat::write);
    assertThat(classes(read))
        .containsExactlyInAnyOrder(SealedTypes.leaves(GameEvent.class, StrictEvent.class));
  }

  @Test
  void every_decision_is_written_as_the_golden_file_has_it() {
    List<Decision> decisions = joined(GoldenValues.DECISIONS, GoldenStrictValues.DECISIONS);
    List<String> lines = WireJson.golden("decisions.jsonl");
    List<String> written = new ArrayList<>();
    for (Decision decision : decisions) {
      written.add(WireJson.print(WireFormat.write(decision, Texts.english())));
    }
    assertThat(written).isEqualTo(lines);
  }

  @Test
  void every_attempt_can_be_part_of_a_command() {
    List<Attempt> attempts = new ArrayList<>();
    for (Command command : GoldenValues.COMMANDS) {
      if (command.action() instanceof Action.Move move) {
        attempts.add(move.attempt());
      }
    }
    assertThat(classes(attempts)).containsExactlyInAnyOrder(SealedTypes.leaves(Attempt.class));
  }

  @Test
  void a_stored_game_is_restored_completely() {
    List<Game> games = readAll("games.jsonl", StrictWire.FORMAT::readGame, WireFormat::write);
    assertThat(games.get(0)).isEqualTo(Game.start());

    Game foolsMate = games.get(1);
    assertThat(Fen.write(foolsMate.position()))
        .isEqualTo("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assertThat(foolsMate.outcome().flatMap(outcome -> outcome.winner())).contains(Color.BLACK);
    // White spent one second on g4 and received an increment of three seconds. No time is deducted
    // for the first move.
    long now = 1_763_172_007_000L;
    assertThat(foolsMate.clock().orElseThrow().remaining(Color.WHITE, now)).isEqualTo(302_000);

    Game chess960 = games.get(2);
    assertThat(chess960.position().king(Color.WHITE)).isEqualTo(Square.G1);
    assertThat(chess960.outcome().flatMap(outcome -> outcome.winner())).contains(Color.WHITE);
  }

  @Test
  void a_stored_strict_game_is_restored_completely() {
    List<Game> games = readAll("games.jsonl", StrictWire.FORMAT::readGame, WireFormat::write);
    Game strict = games.get(games.size() - 1);
    assertThat(strict.mode()).isEqualTo(Strict.MODE);
    assertThat(Strict.of(strict).orElseThrow().irregularities(Color.BLACK)).isEqualTo(2);
    assertThat(strict.outcome().flatMap(Outcome::winner)).contains(Color.WHITE);
    // White spent four seconds on Nc3, received an increment of two seconds, and was given one
    // minute for Black's illegal move.
    long end = 21_700;
    assertThat(strict.clock().orElseThrow().remaining(Color.WHITE, end)).isEqualTo(240_000);
    assertThat(strict.clock().orElseThrow().remaining(Color.BLACK, end)).isEqualTo(177_500);
    assertThat(ArbiterLog.of(strict, Texts.english(), new PlayerNames("Anna", "Boris")))
        .extracting(entry -> entry.sentence().cited())
        .contains("Anna gets one extra minute (7.5.5).");
  }

  @Test
  void a_flag_falls_at_the_same_time_in_a_restored_game() {
    List<Long> fallen = new ArrayList<>();
    for (Game kept : readAll("games.jsonl", StrictWire.FORMAT::readGame, WireFormat::write)) {
      if (kept.outcome().map(Outcome::ending).equals(Optional.of(Ending.FLAG))) {
        List<GameEvent> events = kept.events();
        GameEvent end = events.get(events.size() - 2);
        Game before = Game.replay(events.subList(0, events.size() - 2));
        Command look = new Command(Seat.ARBITER, "f", Action.Simple.CHECK_FLAG);
        assertThat(Arbiter.decide(before, look, end.at() - 1)).isInstanceOf(Decision.Refused.class);
        assertThat(Arbiter.decide(before, look, end.at())).isEqualTo(Decision.accept(end));
        fallen.add(end.at());
      }
    }
    // The last two games have the same moves, but only in the last one does the first move earn an
    // increment.
    assertThat(fallen).containsExactly(30_100L, 73_000L, 83_000L);
  }

  @Test
  void every_ruling_is_written_as_the_command_line_promises() {
    Set<Class<?>> forms = new HashSet<>();
    List<String> lines = WireJson.golden("rulings.jsonl");
    for (String line : lines) {
      Map<?, ?> tree = (Map<?, ?>) WireJson.parse(line);
      Variant variant = Variant.valueOf((String) tree.get("variant"));
      Position position = Fen.parse((String) tree.get("fen"), variant);
      Ruling ruling = position.rule(value(WireFormat.readAttempt(tree.get("attempt"))));
      Map<String, Object> written = WireFormat.write(ruling, position, Texts.english());
      assertThat(WireJson.print(written)).isEqualTo(WireJson.print(tree.get("ruling")));
      forms.add(ruling.getClass());
    }
    assertThat(forms).containsExactlyInAnyOrder(Ruling.class.getPermittedSubclasses());
    System.out.println("golden rulings: " + lines.size());
  }

  @Test
  void every_problem_has_a_path() {
    List<String> lines = WireJson.golden("unreadable.jsonl");
    for (String line : lines) {
      Map<?, ?> tree = (Map<?, ?>) WireJson.parse(line);
      Reading<?> reading = read((String) tree.get("as"), tree.get("tree"));
      assertThat(reading).as(line).isInstanceOf(Reading.Invalid.class);
      List<Object> paths = new ArrayList<>();
      for (Problem problem : ((Reading.Invalid<?>) reading).problems()) {
        paths.add(problem.place());
      }
      assertThat(paths).as(line).isEqualTo(tree.get("problems"));
    }
    System.out.println("golden unreadable trees: " + lines.size());
  }

  static Reading<?> read(String as, Object tree) {
    return switch (as) {
      case "command" -> StrictWire.FORMAT.readCommand(tree);
      case "event" -> StrictWire.FORMAT.readEvent(tree);
      case "game" -> StrictWire.FORMAT.readGame(tree);
      case "clockCommand" -> OfficiatingFormat.readClockCommand(tree);
      case "clockEvent" -> OfficiatingFormat.readClockEvent(tree);
      case "clock" -> OfficiatingFormat.readClock(tree);
      case "attempt" -> WireFormat.readAttempt(tree);
      case "outcome" -> WireFormat.readOutcome(tree);
      default -> throw new IllegalArgumentException("nothing is read as " + as);
    };
  }

  static <T> T value(Reading<T> reading) {
    assertThat(reading).isInstanceOf(Reading.Valid.class);
    return ((Reading.Valid<T>) reading).value();
  }

  private static <T> List<T> joined(List<T> casual, List<T> strict) {
    return Stream.concat(casual.stream(), strict.stream()).toList();
  }

  private static <T> List<T> assertGolden(
      String file,
      List<T> expected,
      Function<Object, Reading<T>> reader,
      Function<T, Object> writer) {
    List<T> read = readAll(file, reader, writer);
    assertThat(read).containsExactlyElementsOf(expected);
    return read;
  }

  /** Reads every line and asserts that writing it back produces the same bytes. */
  private static <T> List<T> readAll(
      String file, Function<Object, Reading<T>> reader, Function<T, Object> writer) {
    List<T> read = new ArrayList<>();
    for (String line : WireJson.golden(file)) {
      Reading<T> reading = reader.apply(WireJson.parse(line));
      assertThat(reading).as(line).isInstanceOf(Reading.Valid.class);
      read.add(value(reading));
      assertThat(WireJson.print(writer.apply(value(reading)))).isEqualTo(line);
    }
    System.out.println("golden lines of " + file + ": " + read.size());
    return read;
  }

  private static List<Object> classes(List<?> values) {
    Set<Object> classes = new LinkedHashSet<>();
    for (Object value : values) {
      classes.add(SealedTypes.leaf(value));
    }
    return List.copyOf(classes);
  }

  @Test
  void unreadable_values_are_not_written() {
    List<Command> unwritable =
        List.of(
            new Command(Seat.WHITE, "caf\u00e9", Action.Simple.RESIGN),
            new Command(Seat.ARBITER, "c1", new Action.SetClock(Color.WHITE, 1L << 53)),
            new Command(
                Seat.WHITE, "c1", new Action.AnswerDraw(Optional.of("x".repeat(65)), true)));
    for (Command command : unwritable) {
      assertThatIllegalArgumentException().isThrownBy(() -> WireFormat.write(command));
    }
  }

  @Test
  void unknown_keys_and_null_values_are_ignored() {
    Object tree =
        WireJson.parse(
            "{\"seq\":4,\"id\":\"c9\",\"offer\":null,\"accept\":false,\"seat\":\"white\","
                + "\"type\":\"answerDraw\",\"mood\":{\"hopeful\":true},\"v\":1.0}");
    assertThat(value(StrictWire.FORMAT.readCommand(tree)))
        .isEqualTo(new Command(Seat.WHITE, "c9", new Action.AnswerDraw(Optional.empty(), false)));
  }
}
