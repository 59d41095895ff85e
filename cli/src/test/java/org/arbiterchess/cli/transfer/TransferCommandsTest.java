package org.arbiterchess.cli.transfer;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.PostgresForTests;
import org.arbiterchess.server.store.PostgresAddress;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.server.transfer.ExportTotals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the commands that export, import, archive and back up games. */
@Timeout(120)
class TransferCommandsTest {

  private static final int GAMES = 450;

  @TempDir Path place;

  private Path data() {
    return place.resolve("data");
  }

  private List<StoredGame> keep(int count) {
    try (Store store = Store.open(data())) {
      return RandomStoredGames.keep(store, count, 1);
    }
  }

  private CommandRun export(String file) {
    return arbiter("export", "--data", data().toString(), place.resolve(file).toString());
  }

  private static String text(Path file) throws IOException {
    try (InputStream in = new ZstdInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void assertSame(List<StoredGame> games, Store store) {
    for (StoredGame game : games) {
      assertThat(store.load(game.id())).contains(game);
    }
  }

  private static void assertRefused(CommandRun ran, String... words) {
    assertThat(ran.exitCode()).as(ran.err()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("arbiter: ").contains(words).hasLineCount(1);
  }

  @Test
  void all_games_go_from_sqlite_to_postgresql_and_back() throws Exception {
    List<StoredGame> games = keep(GAMES);
    String database = PostgresForTests.empty() + "?user=postgres";
    int events = games.stream().mapToInt(game -> game.events().size()).sum();
    String counts = String.format("450 games with %,d events from ", events);

    CommandRun exported = export("there.jsonl.zst");
    assertThat(exported.err()).isEmpty();
    assertThat(exported.exitCode()).isZero();
    assertThat(exported.out()).startsWith("Exported " + counts + data()).hasLineCount(1);
    String file = place.resolve("there.jsonl.zst").toString();
    CommandRun imported = arbiter("import", "--database", database, file);
    assertThat(imported.err()).isEmpty();
    assertThat(imported.out()).startsWith("Imported " + counts + file + " to the database ");
    try (Store store =
        Store.open(PostgresAddress.parse(database, Optional.empty(), Optional.empty()))) {
      assertSame(games, store);
    }

    String back = place.resolve("back.jsonl").toString();
    assertThat(arbiter("export", "--database", database, back).exitCode()).isZero();
    Path other = place.resolve("other");
    assertThat(arbiter("import", "--data", other.toString(), back).exitCode()).isZero();
    try (Store store = Store.open(other)) {
      assertSame(games, store);
    }
    // Both databases produce the same export.
    assertThat(Files.readString(Path.of(back))).isEqualTo(text(Path.of(file)));
    System.out.println(GAMES + " games went to PostgreSQL and back");
  }

  @Test
  void an_export_that_was_interrupted_goes_on_where_it_was() throws Exception {
    keep(GAMES);
    assertThat(export("whole.jsonl.zst").exitCode()).isZero();
    List<String> lines = text(place.resolve("whole.jsonl.zst")).lines().toList();
    // An interrupted export leaves a complete part, whose length is recorded, and a partial one.
    byte[] first =
        Zstd.compress(
            (String.join("\n", lines.subList(0, 201)) + "\n").getBytes(StandardCharsets.UTF_8));
    byte[] torn = Files.readAllBytes(place.resolve("whole.jsonl.zst"));
    byte[] part = new byte[first.length + 1000];
    System.arraycopy(first, 0, part, 0, first.length);
    System.arraycopy(torn, 0, part, first.length, 1000);
    Files.write(place.resolve("again.jsonl.zst.part"), part);
    Files.writeString(place.resolve("again.jsonl.zst.part.at"), Integer.toString(first.length));

    assertThat(export("again.jsonl.zst").exitCode()).isZero();

    assertThat(text(place.resolve("again.jsonl.zst")))
        .isEqualTo(text(place.resolve("whole.jsonl.zst")));
    try (Stream<Path> left = Files.list(place)) {
      assertThat(left.map(Path::toString)).noneMatch(name -> name.contains(".part"));
    }
  }

  @Test
  void an_import_that_was_interrupted_is_done_again_and_nothing_is_there_twice() {
    List<StoredGame> games = keep(60);
    export("games.jsonl");
    Path other = place.resolve("other");
    try (Store store = Store.open(other)) {
      games.subList(0, 25).forEach(game -> store.create(game).join());
    }

    String file = place.resolve("games.jsonl").toString();
    CommandRun ran = arbiter("import", "--data", other.toString(), file);

    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).contains("; skipped 25 games already stored.");
    try (Store store = Store.open(other)) {
      assertSame(games, store);
    }
  }

  @Test
  void a_game_that_went_another_way_is_left_as_it_is_and_told() {
    List<StoredGame> games = keep(10);
    export("games.jsonl");
    StoredGame first = games.get(0);
    Path other = place.resolve("other");
    StoredGame longer;
    try (Store store = Store.open(other)) {
      store.create(first).join();
      store.append(first.id(), first.events().size(), first.events().subList(0, 1)).join();
      longer = store.load(first.id()).orElseThrow();
    }

    String file = place.resolve("games.jsonl").toString();
    CommandRun ran = arbiter("import", "--data", other.toString(), file);

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err()).contains("1 stored game differs", first.id()).hasLineCount(1);
    try (Store store = Store.open(other)) {
      assertThat(store.load(first.id())).contains(longer);
      assertSame(games.subList(1, 10), store);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"letter", "line", "end", "count", "other", "nothing"})
  void a_file_that_is_damaged_is_refused_before_anything_is_stored(String harm) throws Exception {
    keep(20);
    export("games.jsonl");
    List<String> lines = Files.readAllLines(place.resolve("games.jsonl"));
    String whole = String.join("\n", lines) + "\n";
    String harmed =
        switch (harm) {
          case "letter" -> whole.replaceFirst("Bo", "Bø");
          case "line" -> whole.replace(lines.get(7) + "\n", "");
          case "end" -> whole.substring(0, whole.length() / 2);
          case "count" -> whole.replace("\"games\":20", "\"games\":21");
          case "other" -> "1. e4 e5 *\n";
          default -> "";
        };
    assertThat(harmed).isNotEqualTo(whole);
    Path file = Files.writeString(place.resolve("harmed.jsonl"), harmed);
    Path other = place.resolve("other");

    assertRefused(
        arbiter("import", "--data", other.toString(), file.toString()),
        "Nothing was imported",
        file.toString());
    try (Store store = Store.open(other)) {
      assertThat(store.unfinishedGames()).isEmpty();
    }
  }

  private CommandRun importFrom(Path file) {
    return arbiter("import", "--data", place.resolve("other").toString(), file.toString());
  }

  @Test
  void a_file_that_declares_an_enormous_size_is_refused_before_it_is_unpacked() throws Exception {
    byte[] bomb = Zstd.compress(new byte[40 << 20]);
    // Only the header is left, so nothing can be unpacked.
    Path file = Files.write(place.resolve("bomb.jsonl.zst"), Arrays.copyOf(bomb, 12));

    assertRefused(importFrom(file), "Nothing was imported", "larger than 16 MB", "unpack it first");
    String other = place.resolve("other").toString();
    assertThat(arbiter("--lang", "de", "import", "--data", other, file.toString()).err())
        .contains("größer als 16 MB", "entpacke sie zuerst");
  }

  @ParameterizedTest
  @ValueSource(strings = {"zst", "gz"})
  void a_file_that_turns_out_to_be_enormous_is_refused(String kind) throws Exception {
    StoredGame game = keep(1).get(0);
    StoredEvent empty = new StoredEvent(0, "empty", " ".repeat(2_000_000));
    StoredGame large =
        new StoredGame(game.id(), game.created(), 0, game.metadata(), List.of(empty));
    String line = new ExportTotals().addAndEncode(large) + "\n";
    Path file = place.resolve("bomb.jsonl." + kind);
    try (OutputStream raw = Files.newOutputStream(file);
        OutputStream out =
            kind.equals("gz") ? new GZIPOutputStream(raw) : new ZstdOutputStream(raw)) {
      out.write((ExportTotals.HEADER + "\n").getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < 15; i++) {
        out.write(line.getBytes(StandardCharsets.UTF_8));
      }
    }

    assertRefused(importFrom(file), "Nothing was imported", "larger than ", "unpack it first");
  }

  @Test
  void a_compressed_file_that_is_cut_off_is_refused() throws Exception {
    keep(20);
    export("whole.jsonl.zst");
    byte[] whole = Files.readAllBytes(place.resolve("whole.jsonl.zst"));
    Path file = Files.write(place.resolve("cut.zst"), Arrays.copyOf(whole, whole.length / 2));

    assertRefused(importFrom(file), file.toString());
  }

  @Test
  void a_line_without_an_end_is_refused() throws Exception {
    Path file = place.resolve("line.jsonl");
    Files.writeString(file, ExportTotals.HEADER + "\n" + "x".repeat(9_000_000));

    assertRefused(importFrom(file), "Nothing was imported", "Line 2 is longer than 8388608");
  }

  @Test
  void only_the_owner_may_read_an_export() throws IOException {
    keep(1);
    export("games.jsonl");

    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(place.resolve("games.jsonl"))))
        .isEqualTo("rw-------");
  }

  @Test
  void nothing_is_written_over_and_nothing_comes_from_nowhere() throws IOException {
    keep(1);
    Path there = Files.writeString(place.resolve("there.jsonl"), "mine");
    assertRefused(export("there.jsonl"), "already exists");
    assertThat(there).hasContent("mine");
    assertRefused(export("missing/games.jsonl"), "does not exist", "Create it first");

    Path nowhere = place.resolve("nowhere");
    assertRefused(
        arbiter("export", "--data", nowhere.toString(), place.resolve("x").toString()),
        "no games in " + nowhere);
    assertThat(nowhere).doesNotExist();
    assertRefused(
        arbiter("import", "--data", data().toString(), place.resolve("x").toString()),
        "File not found");
  }

  @Test
  void a_server_that_has_the_folder_open_is_told_of() {
    keep(1);
    try (Store server = Store.open(data())) {
      assertRefused(export("games.jsonl"), "Another Arbiter", data().toString());
      assertThat(server.canStore()).isTrue();
    }
  }

  @Test
  void a_backup_of_a_running_server_is_a_data_folder_again() throws Exception {
    List<StoredGame> games = keep(20);
    Path file = place.resolve("backup.db");
    CommandRun ran;
    try (Store server = Store.open(data())) {
      ran = arbiter("backup", "--data", data().toString(), file.toString());
      assertThat(server.canStore()).isTrue();
    }
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .isEqualTo(
            String.format(
                "Copied all games from %s to %s, %,d KB.\n",
                data(), file, Files.size(file) / 1024));
    Path restored = Files.createDirectory(place.resolve("restored"));
    Files.copy(file, restored.resolve("arbiter.db"));
    try (Store store = Store.open(restored)) {
      assertSame(games, store);
    }
  }

  @Test
  void a_backup_is_refused_without_games_for_a_database_and_over_a_file() throws IOException {
    keep(1);
    String file = place.resolve("backup.db").toString();
    Path nowhere = place.resolve("nowhere");
    assertRefused(arbiter("backup", "--data", nowhere.toString(), file), "no games in " + nowhere);
    assertRefused(
        arbiter("backup", "--database", "jdbc:postgresql://db/arbiter", file), "use pg_dump");
    assertRefused(
        arbiter("backup", "--data", data().toString(), place.resolve("x/y").toString()),
        "Create it first");
    assertThat(Path.of(file)).doesNotExist();

    Path there = Files.writeString(Path.of(file), "mine");
    assertRefused(arbiter("backup", "--data", data().toString(), file), "already exists");
    assertThat(there).hasContent("mine");

    Path damaged = Files.createDirectory(place.resolve("damaged"));
    Files.writeString(damaged.resolve("arbiter.db"), "My shopping list. ".repeat(500));
    String other = place.resolve("other.db").toString();
    assertRefused(
        arbiter("backup", "--data", damaged.toString(), other), "No backup was made", "damaged");
    assertThat(Path.of(other)).doesNotExist();
  }

  @Test
  void an_archive_is_pgn_that_can_be_read_again() throws IOException {
    List<StoredGame> games = keep(230);
    Path file = place.resolve("games.pgn.zst");

    CommandRun ran = arbiter("archive", "--data", data().toString(), file.toString());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).isEqualTo("Wrote 230 games from " + data() + " to " + file + ".\n");
    StoredGame first =
        games.stream()
            .min(Comparator.comparing(StoredGame::created).thenComparing(StoredGame::id))
            .orElseThrow();
    CommandRun read = arbiter("pgn", "--json", file.toString());
    assertThat(read.exitCode()).as(read.err()).isZero();
    assertThat(read.lines()).hasSize(games.size());
    assertThat(CommandRun.parse(read.lines().get(0)).get("tags").get("White").asString())
        .isEqualTo(first.seats().white().name());
    String standard = arbiter("archive", "--data", data().toString(), "-").out();
    assertThat(standard).isEqualTo(text(file));
  }

  @Test
  void an_archive_of_no_games_is_an_archive() throws IOException {
    keep(0);
    Path file = place.resolve("games.pgn.zst");

    assertThat(arbiter("archive", "--data", data().toString(), file.toString()).out())
        .startsWith("Wrote 0 games from ");
    assertThat(text(file)).isEmpty();
  }
}
