package org.arbiterchess.officiating.strict;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameDriver;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.wire.WireFormat;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays every scene in corpus/strict and compares the result with the hand-written expectations.
 */
class StrictCorpusTest {

  @TestFactory
  List<DynamicContainer> a_strict_game_goes_as_the_table_says() {
    List<DynamicContainer> tables = new ArrayList<>();
    for (Path table : Corpus.tables("strict")) {
      List<DynamicTest> tests = new ArrayList<>();
      for (Csv.Row row : Corpus.rows(table)) {
        tests.add(
            DynamicTest.dynamicTest(
                "line " + row.line() + ": " + row.get("case"), () -> check(row)));
      }
      System.out.println("corpus/strict/" + table.getFileName() + ": " + tests.size() + " cases");
      tables.add(DynamicContainer.dynamicContainer(table.getFileName().toString(), tests));
    }
    return tables;
  }

  @Test
  void every_rule_is_in_the_tables_four_times_and_for_both_colors() {
    Map<String, Integer> count = new TreeMap<>();
    Map<String, Set<Color>> colors = new TreeMap<>();
    for (Path table : Corpus.tables("strict")) {
      for (Csv.Row row : Corpus.rows(table)) {
        String rule = row.get("rule");
        count.merge(rule, 1, Integer::sum);
        colors
            .computeIfAbsent(rule, r -> EnumSet.noneOf(Color.class))
            .add(Color.valueOf(row.get("by").toUpperCase(Locale.ROOT)));
      }
    }
    assertThat(count).hasSizeGreaterThan(50);
    count.forEach((rule, cases) -> assertThat(cases).as(rule).isGreaterThanOrEqualTo(4));
    colors.forEach((rule, both) -> assertThat(both).as(rule).hasSize(2));
    System.out.println("corpus/strict: " + count.size() + " rules");
  }

  private static void check(Csv.Row row) {
    StrictScene scene =
        new StrictScene(position(row), GameDriver.control(row.get("clock")))
            .play(row.get("actions"));
    assertThat(Game.replay(scene.game().events())).isEqualTo(scene.game());
    for (String expectation : row.get("expect").split(";", -1)) {
      String text = expectation.trim();
      int space = text.indexOf(' ');
      String key = space < 0 ? text : text.substring(0, space);
      check(scene, key, space < 0 ? "" : text.substring(space + 1));
    }
    boolean refused = scene.decision() instanceof Decision.Refused;
    assertThat(row.get("expect").contains("refused ")).as("refused").isEqualTo(refused);
  }

  private static Position position(Csv.Row row) {
    Variant variant = Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT));
    return row.get("fen").isEmpty() ? Position.initial() : Fen.parse(row.get("fen"), variant);
  }

  private static void check(StrictScene scene, String key, String expected) {
    Game game = scene.game();
    switch (key) {
      case "refused" -> assertThat(refusal(scene)).isEqualTo(expected);
      case "events" -> assertThat(events(scene)).as(key).isEqualTo(expected);
      case "allowed" -> assertThat(allowed(game)).as(key).isEqualTo(sorted(game, expected));
      case "must" -> assertThat(obligation(game)).as(key).isEqualTo(expected);
      case "shows" -> checkBoard(game.board(), expected);
      case "ruled" -> checkBoard(game.position().board(), expected);
      case "turn" -> assertThat(game.position().turn().word()).isEqualTo(expected);
      case "clocks" -> assertThat(clocks(scene)).as(key).isEqualTo(expected);
      case "delay" ->
          assertThat(game.clock().orElseThrow().delayRemaining(scene.now()))
              .as(key)
              .isEqualTo(Math.round(Double.parseDouble(expected) * 1000));
      case "counted" -> assertThat(counted(game)).as(key).isEqualTo(expected);
      case "runs" -> assertThat(running(game)).as(key).isEqualTo(expected);
      case "irregularities" -> assertThat(irregularities(game)).as(key).isEqualTo(expected);
      case "ends" -> assertThat(outcome(game)).as(key).isEqualTo(expected);
      case "goes" -> assertThat(game.outcome()).as("goes on").isEmpty();
      case "paused" -> assertThat(game.isPaused()).as(key).isEqualTo(expected.isEmpty());
      case "offer" ->
          assertThat(game.drawOffer().map(offer -> offer.by().word()).orElse("none"))
              .as(key)
              .isEqualTo(expected);
      case "sheet" -> assertThat(lastEntry(game)).as(key).isEqualTo(expected);
      case "says" -> assertThat(scene.sentences()).contains(expected);
      case "log" -> assertThat(log(game)).contains(expected);
      default -> throw new IllegalArgumentException("no expectation " + key);
    }
  }

  private static String refusal(StrictScene scene) {
    assertThat(scene.decision()).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused) scene.decision()).refusal().name();
  }

  private static String events(StrictScene scene) {
    List<String> types = new ArrayList<>();
    for (GameEvent event : ((Decision.Accepted) scene.decision()).events()) {
      types.add((String) WireFormat.write(event).get("type"));
    }
    return types.isEmpty() ? "none" : String.join(" ", types);
  }

  /**
   * Returns a move in UCI notation, with castling written as the squares of the king and the rook.
   */
  private static String kingAndRook(Move move) {
    return move.castlingRook().map(rook -> move.from().toString() + rook).orElse(move.toString());
  }

  private static List<String> allowed(Game game) {
    return Strict.obligation(game).orElseThrow().allowed().stream()
        .map(StrictCorpusTest::kingAndRook)
        .sorted()
        .toList();
  }

  private static List<String> sorted(Game game, String expected) {
    return expected.equals("any")
        ? game.position().legalMoves().stream().map(StrictCorpusTest::kingAndRook).sorted().toList()
        : Arrays.stream(expected.split(" ", -1)).sorted().toList();
  }

  private static String obligation(Game game) {
    return Strict.obligation(game)
        .map(Obligation::kind)
        .flatMap(kind -> kind.article())
        .orElse("none");
  }

  /** Checks the board against squares such as {@code f1=R}, or {@code e1=-} for an empty square. */
  private static void checkBoard(Board board, String expected) {
    for (String square : expected.split(" ", -1)) {
      String name = square.substring(0, 2);
      char letter = square.charAt(3);
      Optional<Piece> piece =
          Role.ofLetter(Character.toLowerCase(letter))
              .map(
                  role ->
                      new Piece(Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK, role));
      assertThat(board.pieceAt(Square.ofName(name).orElseThrow())).as(square).isEqualTo(piece);
    }
  }

  private static String clocks(StrictScene scene) {
    Clock clock = scene.game().clock().orElseThrow();
    return seconds(clock.remaining(Color.WHITE, scene.now()))
        + " "
        + seconds(clock.remaining(Color.BLACK, scene.now()));
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0 ? "" + millis / 1000 : "" + millis / 1000.0;
  }

  private static String counted(Game game) {
    Clock clock = game.clock().orElseThrow();
    return clock.moves(Color.WHITE) + " " + clock.moves(Color.BLACK);
  }

  private static String running(Game game) {
    Clock clock = game.clock().orElseThrow();
    return clock.isTicking() ? clock.running().orElseThrow().word() : "nobody";
  }

  private static String irregularities(Game game) {
    StrictState strict = Strict.of(game).orElseThrow();
    return strict.irregularities(Color.WHITE) + " " + strict.irregularities(Color.BLACK);
  }

  private static String outcome(Game game) {
    assertThat(game.outcome()).as("outcome").isPresent();
    Outcome outcome = game.outcome().orElseThrow();
    return outcome.ending() + " " + outcome.result() + " " + outcome.article();
  }

  private static String lastEntry(Game game) {
    List<ScoresheetMove> entries = game.scoresheet();
    ScoresheetMove last = entries.get(entries.size() - 1);
    return last.san() + (last.drawOffered() ? " (=)" : "");
  }

  private static List<String> log(Game game) {
    return ArbiterLog.of(game, Texts.english(), PlayerNames.NONE).stream()
        .map(entry -> entry.sentence().cited())
        .toList();
  }
}
