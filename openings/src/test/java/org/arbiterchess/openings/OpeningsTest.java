package org.arbiterchess.openings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 | B00 | King's pawn opening",
        "e4 e5 Nf3 Nc6 Bc4 | C50 | Italian game",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 | C50 | Giuoco Piano",
        "e4 e5 Nf3 Nc6 Bb5 | C60 | Ruy Lopez (Spanish opening)",
        "e4 c5 | B20 | Sicilian defence",
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 | B90 | Sicilian: Najdorf",
        "e4 e6 | C00 | French defence",
        "e4 c6 | B10 | Caro-Kann defence",
        "d4 d5 c4 | D06 | Queen's Gambit",
        "d4 d5 c4 e6 | D30 | Queen's gambit declined",
        "d4 Nf6 c4 g6 Nc3 d5 | D80 | Grünfeld defence",
        "Nf3 | A04 | Réti opening",
        "b4 | A00 | Polish (Sokolsky) opening",
      })
  void well_known_openings_have_their_names(String moves, String eco, String name) {
    assertThat(Openings.of(SanLinePlayer.play(moves))).contains(new Opening(eco, name));
  }

  @Test
  void the_order_of_moves_does_not_matter() {
    Optional<Opening> straight = Openings.of(SanLinePlayer.play("d4 d5 c4 e6 Nc3 Nf6"));
    assertThat(straight.orElseThrow().eco()).isEqualTo("D35");
    assertThat(Openings.of(SanLinePlayer.play("c4 Nf6 Nc3 e6 d4 d5"))).isEqualTo(straight);
  }

  @Test
  void a_game_keeps_the_name_of_its_last_named_position() {
    Game game = SanLinePlayer.play("e4 c5 a3 h6 h3 a6");
    Opening sicilian = new Opening("B20", "Sicilian defence");
    assertThat(Openings.of(game.position())).isEmpty();
    assertThat(Openings.of(game)).contains(sicilian);
    assertThat(Openings.of(Position.initial(), game.moves())).contains(sicilian);
    assertThat(Openings.last(game.positions())).contains(sicilian);
  }

  @Test
  void a_game_from_pgn_has_the_name_of_its_main_line() {
    String pgn = "1. e4 c5 (1... e6 2. d4) 2. a3 h6 *";
    assertThat(Openings.of(PgnCodec.read(pgn).orElseThrow().game()))
        .contains(new Opening("B20", "Sicilian defence"));
    assertThat(Openings.of(PgnCodec.read("[White \"Ann\"]\n\n*\n").orElseThrow().game())).isEmpty();
  }

  @Test
  void the_initial_position_and_endgames_have_no_name() {
    assertThat(Openings.of(Position.initial())).isEmpty();
    assertThat(Openings.of(Game.start())).isEmpty();
    assertThat(Openings.of(Position.initial(), List.of())).isEmpty();
    assertThat(Openings.last(List.of())).isEmpty();
    assertThat(Openings.of(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"))).isEmpty();
  }

  @Test
  void only_pieces_and_turn_decide() {
    String fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR %s";
    assertThat(Openings.of(Fen.parse(fen.formatted("w KQkq c6 0 2"))))
        .isEqualTo(Openings.of(Fen.parse(fen.formatted("w - - 7 30"))))
        .contains(new Opening("B20", "Sicilian defence"));
    assertThat(Openings.of(Fen.parse(fen.formatted("b KQkq - 0 2")))).isEmpty();
  }

  @Test
  void the_text_of_an_opening_is_its_code_and_its_name() {
    assertThat(new Opening("B20", "Sicilian defence")).hasToString("B20 Sicilian defence");
  }

  @Test
  void many_threads_get_the_same_answer() throws Exception {
    Position sicilian = SanLinePlayer.play("e4 c5").position();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Callable<Optional<Opening>>> calls = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        calls.add(() -> Openings.of(sicilian));
      }
      for (Future<Optional<Opening>> answer : threads.invokeAll(calls)) {
        assertThat(answer.get()).contains(new Opening("B20", "Sicilian defence"));
      }
    } finally {
      threads.shutdown();
    }
  }
}
