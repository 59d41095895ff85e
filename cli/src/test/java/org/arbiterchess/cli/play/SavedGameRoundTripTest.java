package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.arbiterchess.cli.InstalledPrograms;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a random game is unchanged after it has been saved and reopened. */
class SavedGameRoundTripTest {

  private static final long SEED = 18;
  private static final int GAMES = 400;

  @TempDir Path folder;

  private static SavedGame saved(Random random) {
    PlayerNames players =
        random.nextBoolean() ? PlayerNames.of("Zoë \"Z\" O'Neil", "B\\en") : PlayerNames.UNNAMED;
    return new SavedGame(players, new RandomGameEvents(random).play());
  }

  @Test
  void opening_a_saved_game_gives_the_identical_game() {
    Random random = new Random(SEED);
    int strict = 0;
    int events = 0;
    for (int i = 0; i < GAMES; i++) {
      SavedGame saved = saved(random);
      String text = saved.text();

      SavedGameReader.Opened read =
          SavedGameReader.read(
              QuotedText.of("game.pgn"), text.getBytes(StandardCharsets.UTF_8), Texts.english(), 0);

      Game game = read.saved().game();
      assertThat(game.events()).as(text).isEqualTo(saved.game().events());
      assertThat(game).isEqualTo(saved.game());
      assertThat(read.saved().players()).isEqualTo(saved.players());
      assertThat(read.isOwn()).as(text).isTrue();
      assertThat(text.lines().filter(line -> line.startsWith("%")))
          .allMatch(line -> line.length() < 255);
      strict += game.mode() == Strict.MODE ? 1 : 0;
      events += game.events().size();
    }
    System.out.println(
        GAMES
            + " games saved and opened, "
            + strict
            + " strict, "
            + events
            + " events, seed "
            + SEED);
  }

  @Test
  void the_pgn_reader_skips_the_logs_of_several_games_in_one_file() {
    Random random = new Random(SEED);
    StringBuilder all = new StringBuilder();
    List<Integer> plies = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      SavedGame saved = saved(random);
      plies.add(saved.game().plies());
      // Text editors may change line endings, and files may be joined without an empty line between
      // them.
      String text = i % 3 == 0 ? saved.text().replace("\n", "\r\n") : saved.text();
      all.append(text).append(i % 2 == 0 ? "\n" : "");
    }

    PgnReader reader = new PgnReader(ByteSource.of(all.toString()));
    for (int expected : plies) {
      assertThat(reader.next()).isTrue();
      PgnReplayResult replay = reader.replay();
      assertThat(replay.errors()).isEmpty();
      assertThat(replay.warnings()).isEmpty();
      assertThat(replay.plies()).isEqualTo(expected);
    }
    assertThat(reader.next()).isFalse();
  }

  @Test
  void other_readers_see_an_ordinary_pgn_file() throws Exception {
    Optional<Path> program = InstalledPrograms.find("pgn-extract");
    assumeTrue(program.isPresent(), "pgn-extract is not installed");
    Random random = new Random(SEED);
    StringBuilder all = new StringBuilder();
    int games = 0;
    int plies = 0;
    while (games < 60) {
      SavedGame saved = saved(random);
      boolean classical = saved.game().startingPosition().setup().variant().ordinal() == 0;
      if (classical && saved.game().plies() > 0) {
        all.append(saved.text()).append('\n');
        games++;
        plies += saved.game().plies();
      }
    }
    Path file = Files.writeString(folder.resolve("all.pgn"), all);

    String extracted = extract(program.get(), file);

    int found = 0;
    int foundPlies = 0;
    PgnReader reader = new PgnReader(ByteSource.of(extracted));
    while (reader.next()) {
      PgnReading reading = reader.read();
      assertThat(reading.errors()).isEmpty();
      found++;
      foundPlies += reader.replay().plies();
    }
    assertThat(found).isEqualTo(games);
    assertThat(foundPlies).isEqualTo(plies);
    assertThat(extracted).doesNotContain("\"type\":");
    System.out.println("pgn-extract read " + found + " saved games, " + plies + " half-moves");
  }

  /** Returns the output of pgn-extract, and asserts that it reported no errors. */
  private String extract(Path program, Path file) throws IOException, InterruptedException {
    Path out = folder.resolve("out.pgn");
    Path log = folder.resolve("log.txt");
    Process process =
        new ProcessBuilder(program.toString(), "-l" + log, "-o" + out, file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("console.txt").toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    assertThat(Optional.of(Files.readString(log)).map(String::strip).orElse(""))
        .as("pgn-extract's log")
        .doesNotContainIgnoringCase("unknown", "failed", "missing", "illegal");
    return Files.readString(out);
  }
}
