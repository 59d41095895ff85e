package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.PgnExtractRunner;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that pgn-extract reads our PGN without complaint and reaches the same final position. */
class PgnExtractCompatibilityTest {

  @TempDir Path folder;

  @Test
  void random_games_are_read_move_by_move() throws Exception {
    List<Game> games = new ArrayList<>();
    for (int seed = 0; seed < SoakMode.count(400, 5_000); seed++) {
      games.add(new RandomGame(seed, 200).game());
    }
    assertReadAlike(games);
  }

  @Test
  void castling_in_both_variants_is_read() throws Exception {
    String rooks = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    Position shuffled =
        Fen.parse("1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w KQkq - 0 1", Variant.CHESS960);
    assertReadAlike(
        List.of(
            SanGameDriver.from(Fen.parse(rooks)).play("O-O O-O-O").game(),
            SanGameDriver.from(Fen.parse(rooks)).play("O-O-O O-O").game(),
            SanGameDriver.from(shuffled).play("O-O O-O-O").game(),
            SanGameDriver.from(shuffled).play("O-O-O O-O").game()));
  }

  @Test
  void the_reader_would_complain_of_a_wrong_move() throws Exception {
    String pgn = SanGameDriver.classical().play("e4 e5 Nf3").pgn().replace("Nf3", "Nf4");
    assertThat(PgnExtractRunner.in(folder).complaints(pgn)).contains("Nf4");
  }

  private void assertReadAlike(List<Game> games) throws Exception {
    PgnExtractRunner reader = PgnExtractRunner.in(folder);
    assertThat(reader.complaints(file(games))).isEmpty();
    List<Game> played = games.stream().filter(game -> game.plies() > 0).toList();
    List<PgnExtractRunner.Read> read = reader.read(file(played));
    assertThat(read.size()).isEqualTo(played.size());
    int moves = 0;
    for (int i = 0; i < played.size(); i++) {
      assertAlike("game " + i, played.get(i), read.get(i));
      moves += read.get(i).moves().size();
    }
    System.out.println("pgn-extract read " + read.size() + " games, " + moves + " moves");
  }

  private static String file(List<Game> games) {
    List<String> texts = new ArrayList<>();
    for (Game game : games) {
      String name = "Number " + texts.size();
      PgnTags tags = PgnTags.ofPlayers("Ann \"\\\" {;", "Ben\n%").with("Event", name);
      texts.add(PgnCodec.write(game, tags));
    }
    return String.join("\n", texts);
  }

  /**
   * Compares the moves and the final FEN. Castling moves and the FEN fields for castling rights and
   * en passant are left out, because pgn-extract writes them differently.
   */
  private static void assertAlike(String name, Game game, PgnExtractRunner.Read read) {
    assertThat(read.moves()).as(name).hasSize(game.plies());
    List<String> ours = new ArrayList<>();
    List<String> theirs = new ArrayList<>();
    for (int i = 0; i < game.moves().size(); i++) {
      Move move = game.moves().get(i);
      Square from = move.from();
      ours.add(move.isCastling() ? "" : from + "" + move.to() + promotion(move));
      theirs.add(move.isCastling() ? "" : read.moves().get(i));
    }
    assertThat(theirs).as(name).isEqualTo(ours);
    assertThat(fields(read.fen())).as(name).isEqualTo(fields(Fen.write(game.position())));
  }

  private static String promotion(Move move) {
    return move.promotion().map(role -> "" + role.capital()).orElse("");
  }

  private static List<String> fields(String fen) {
    String[] fields = fen.split(" ", -1);
    return List.of(fields[0], fields[1], fields[4], fields[5]);
  }
}
