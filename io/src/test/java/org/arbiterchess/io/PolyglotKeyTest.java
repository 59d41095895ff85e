package org.arbiterchess.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares Polyglot keys with published keys and with the output of the Polyglot program. */
class PolyglotKeyTest {

  private static final long SEED = 18_004;

  /** Tests the keys given as examples in the description of the Polyglot format. */
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 463b96181691fc9c",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1, 823c9b50fd114196",
    "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2, 0756b94461c50fb0",
    "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2, 662fafb965db29d4",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3, 22a48b5a8e47ff78",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3, 652a607ca3f242c1",
    "rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4, 00fdd303c946bdd9",
    "rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3, 3c8123ea7b067637",
    "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4, 5c3f9b829b279560",
  })
  void the_nine_published_positions_have_their_published_keys(String fen, String key) {
    assertThat(hex(Fen.parse(fen))).isEqualTo(key);
  }

  @Test
  void castling_rights_and_en_passant_change_the_key_as_in_the_polyglot_program()
      throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../corpus/polyglot.csv"));
    List<String> rows = lines.subList(1, lines.size());
    for (String row : rows) {
      String[] fields = row.split(",", -1);
      assertThat(hex(Fen.parse(fields[0]))).as(row).isEqualTo(fields[1]);
    }
    assertThat(rows).hasSizeGreaterThan(150);
    System.out.println(rows.size() + " keys of the Polyglot program agreed");
  }

  @Test
  void a_pawn_beside_the_one_that_advanced_counts_even_if_it_is_pinned() {
    String pinned = "4k3/8/8/K2pP2r/8/8/8/8 w - %s 0 1";
    Position before = Fen.parse(pinned.formatted("-"));
    Position after = Fen.parse(pinned.formatted("d6"));
    assertThat(after.legalEnPassant()).isEmpty();
    assertThat(after.repetitionKey()).isEqualTo(before.repetitionKey());
    assertThat(PolyglotKey.of(after)).isNotEqualTo(PolyglotKey.of(before));
  }

  @Test
  void a_pawn_on_the_other_edge_of_the_board_is_not_beside_it() {
    String edges = "4k3/8/8/p6P/8/8/8/4K3 w - %s 0 1";
    assertThat(hex(Fen.parse(edges.formatted("a6"))))
        .isEqualTo(hex(Fen.parse(edges.formatted("-"))));
  }

  @Test
  void the_counters_do_not_matter() {
    assertThat(hex(Fen.parse("4k3/8/8/8/8/8/8/R3K3 w Q - 12 40")))
        .isEqualTo(hex(Fen.parse("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")));
  }

  @Test
  void the_classical_starting_position_of_chess960_has_the_classical_key() {
    assertThat(PolyglotKey.of(Position.chess960(518))).isEqualTo(0x463b96181691fc9cL);
  }

  @Test
  void no_two_random_positions_share_a_key_unless_they_are_the_same() {
    Map<Long, Position> byKey = new HashMap<>();
    int count = 0;
    for (Game game : RandomGames.stream(SEED, 100).limit(60).toList()) {
      for (Position position : game.positions()) {
        Position known = byKey.putIfAbsent(PolyglotKey.of(position), position);
        if (known != null) {
          assertThat(known.repetitionKey()).isEqualTo(position.repetitionKey());
        }
        count++;
      }
    }
    System.out.println(count + " positions, " + byKey.size() + " keys, seed " + SEED);
    assertThat(byKey).hasSizeGreaterThan(3000);
  }

  private static String hex(Position position) {
    return "%016x".formatted(PolyglotKey.of(position));
  }
}
