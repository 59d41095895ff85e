package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that the tags and the movetext of every game comply with the PGN export format. */
class PgnExportFormatTest {

  private static final List<String> SEVEN =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private static final Pattern CLOCK = Pattern.compile("\\{\\[%clk \\d+:\\d\\d:\\d\\d][ }]");

  @Test
  void a_comment_between_two_variations_stays_between_them() {
    PgnGame game =
        PgnCodec.read("1. e4 (1. d4) {or} (1. c4 e5) {and} ({that} 1. b4) {so} e5 *")
            .orElseThrow()
            .game();

    assertThat(PgnCodec.write(game))
        .endsWith("\n1. e4 (1. d4) ({or} 1. c4 e5) ({and} {that} 1. b4) {so} 1... e5 *\n");
    assertThat(PgnCodec.read(PgnCodec.write(game)).orElseThrow().game()).isEqualTo(game);
  }

  @Test
  void every_game_keeps_to_the_export_format() {
    int games = SoakMode.count(400, 10_000);
    int clocked = 0;
    for (int seed = 0; seed < games; seed++) {
      Game game = new RandomGame(seed, 120).game();
      String pgn = PgnCodec.write(game, PgnTags.UNKNOWN);
      int gap = pgn.indexOf("\n\n");
      assertTags(game, pgn.substring(0, gap).lines().toList());
      assertMoves(game, pgn.substring(gap + 2));
      clocked += game.control().hasClock() ? 1 : 0;
    }
    System.out.println(games + " games written as PGN, " + clocked + " with a clock");
    assertThat(clocked).isBetween(games / 2, games - 1);
  }

  private static void assertTags(Game game, List<String> lines) {
    List<String> names = new ArrayList<>();
    for (String line : lines) {
      assertThat(line).matches("\\[[A-Za-z]+ \"[^\"]+\"]").hasSizeLessThan(255);
      names.add(line.substring(1, line.indexOf(' ')));
    }
    assertThat(names.subList(0, 7)).isEqualTo(SEVEN);
    assertThat(names.subList(7, names.size())).isSorted().doesNotHaveDuplicates();
    assertThat(names.contains("FEN")).isEqualTo(names.contains("SetUp"));
    assertThat(names.contains("FEN"))
        .isEqualTo(!game.startingPosition().equals(Position.initial()));
  }

  private static void assertMoves(Game game, String movetext) {
    assertThat(movetext).endsWith("\n").doesNotContain("\n\n", "  ", " \n");
    assertThat(movetext.lines()).allMatch(line -> line.length() < 80).noneMatch(String::isEmpty);
    assertThat(movetext.lines()).noneMatch(line -> line.startsWith("%"));
    String commented = movetext.replaceAll("\\s+", " ").trim();
    int clocks = game.control().hasClock() ? game.plies() : 0;
    assertThat(CLOCK.matcher(commented).results()).hasSize(clocks);
    assertThat(commented.chars().filter(letter -> letter == '%')).hasSize(clocks);
    assertThat(commented.replaceAll("\\{[^{}]*}", "")).doesNotContain("{", "}", "%");
    assertPlayable(game, commented.replaceAll("\\{[^{}]*}", " ").trim());
  }

  /** Asserts that movetext without comments contains the correct move numbers, moves and result. */
  private static void assertPlayable(Game game, String plain) {
    List<String> words = new ArrayList<>(Arrays.asList(plain.split(" +", -1)));
    Result result = game.outcome().map(Outcome::result).orElse(Result.NONE);
    assertThat(words.remove(words.size() - 1)).isEqualTo(result.text());
    Position position = game.startingPosition();
    for (String word : words) {
      if (word.endsWith(".")) {
        assertThat(word).startsWith(position.fullmoveNumber() + ".");
      } else {
        position = position.play(position.parseMove(word));
      }
    }
    assertThat(position).isEqualTo(game.position());
  }
}
