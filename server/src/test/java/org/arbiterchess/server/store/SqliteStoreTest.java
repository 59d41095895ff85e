package org.arbiterchess.server.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.ServerLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {

  @TempDir Path folder;

  @Override
  Store open() {
    Sqlite sqlite =
        new Sqlite(folder) {
          @Override
          void onCommitted() {
            super.onCommitted();
            commits.incrementAndGet();
          }
        };
    return new Store(sqlite, Store.MAX_QUEUED_WRITES);
  }

  @Test
  void everything_is_in_one_file_once_the_store_is_closed() throws Exception {
    waitFor(store().create(newGame("one")));
    store().close();

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("arbiter.db", "arbiter.lock");
    }
  }

  @Test
  void a_full_queue_refuses_writes_immediately() throws Exception {
    store().close();
    try (Store narrow = Store.open(folder, 3)) {
      waitFor(narrow.create(newGame("one")));
      List<CompletableFuture<Boolean>> futures = new ArrayList<>();
      for (int number = 1; number <= 5_000; number++) {
        futures.add(narrow.append("one", 1, moves(number, number)));
      }
      int stored = 0;
      int refused = 0;
      for (CompletableFuture<Boolean> future : futures) {
        Boolean won = future.exceptionally(refusal -> null).join();
        if (won == null) {
          assertNotStored(future, "too slow");
          refused++;
        } else if (won) {
          stored++;
        }
      }
      assertThat(stored).isEqualTo(1);
      assertThat(refused).isPositive();
      assertThat(waitFor(narrow.append("one", 2, moves(2, 2)))).isTrue();
    }
  }

  @Test
  void a_removed_name_is_nowhere_on_the_disk() throws Exception {
    String name = "Wilhelmina Hufnagel-Söderström";
    for (int game = 0; game < 200; game++) {
      waitFor(store().create(newGame("game" + game)));
    }
    waitFor(
        store()
            .create(
                new StoredGame(
                    "named",
                    SampleGames.NOON,
                    SampleGames.seats(name, "Ben"),
                    Optional.empty(),
                    List.of(SampleGames.started(SampleGames.NOON)))));
    assertThat(filesWith(name)).isNotEmpty();

    waitFor(store().updateMetadata("named", 0, metadata(SampleGames.seats("", "Ben"))));

    assertThat(filesWith(name)).isEmpty();
    assertThat(store().load("named").orElseThrow().seats().white().name()).isEmpty();
  }

  @Test
  void a_deleted_game_is_nowhere_on_the_disk() throws Exception {
    waitFor(store().create(newGame("forgettable", SampleGames.NOON)));
    waitFor(store().create(newGame("memorable", SampleGames.NOON + 10)));
    assertThat(filesWith("forgettable")).isNotEmpty();

    assertThat(store().deleteOlderThan(SampleGames.NOON + 5).count()).isEqualTo(1);

    assertThat(filesWith("forgettable")).isEmpty();
    assertThat(filesWith("memorable")).isNotEmpty();
  }

  @Test
  void deleting_games_shrinks_the_file_in_small_steps() throws Exception {
    List<CompletableFuture<Boolean>> writes = new ArrayList<>();
    for (int game = 0; game < 400; game++) {
      String id = "game" + game;
      long created = game % 4 == 0 ? SampleGames.NOON + 10 : SampleGames.NOON;
      writes.add(store().create(newGame(id, created)));
      writes.add(store().append(id, 1, List.of(new StoredEvent(created, "x", "x".repeat(20_000)))));
    }
    for (CompletableFuture<Boolean> write : writes) {
      assertThat(waitFor(write)).isTrue();
    }
    reopen();
    long before = Files.size(folder.resolve("arbiter.db"));
    long transactions = commits.get();

    List<String> lines = new ArrayList<>();
    ServerLog log = new ServerLog(() -> SampleGames.NOON, LogFormat.TEXT, false, lines::add);
    store().setListener(log);
    DeletedGames deleted = store().deleteOlderThan(SampleGames.NOON + 5);

    assertThat(deleted.count()).isEqualTo(300);
    assertThat(deleted.freedBytes()).isGreaterThan(300 * 20_000);
    long after = Files.size(folder.resolve("arbiter.db"));
    assertThat(before - after).isEqualTo(deleted.freedBytes());
    assertThat(commits.get() - transactions).isGreaterThan(deleted.freedBytes() / (256 * 4096));
    assertThat(store().load("game0").orElseThrow().events()).hasSize(2);
    assertThat(store().load("game1")).isEmpty();
    assertThat(store().deleteOlderThan(SampleGames.NOON + 5)).isEqualTo(new DeletedGames(0, 0));
    assertThat(lines)
        .singleElement()
        .asString()
        .endsWith(
            "INFO    Deleted 300 old games, which freed "
                + deleted.freedBytes() / 1024
                + " KB on the disk.");
  }

  @Test
  void a_game_that_is_left_behind_by_fifty_thousand_events_is_still_complete() throws Exception {
    waitFor(store().create(newGame("slow")));
    waitFor(store().append("slow", 1, moves(1, 3)));
    for (int game = 0; game < 55; game++) {
      waitFor(store().create(newGame("game" + game)));
      for (int after = 1; after < 1_000; after += 100) {
        waitFor(store().append("game" + game, after, moves(after, after + 99)));
      }
    }

    assertThat(waitFor(store().append("slow", 4, moves(4, 4)))).isTrue();
    assertThat(store().load("slow").orElseThrow().events()).hasSize(5).endsWith(moves(4, 4).get(0));
    assertThat(store().versions(List.of("slow", "game7")))
        .isEqualTo(Map.of("slow", new GameVersion(5, 0), "game7", new GameVersion(1_001, 0)));
    reopen();
    assertThat(waitFor(store().append("slow", 5, moves(5, 5)))).isTrue();
    assertThat(store().load("slow").orElseThrow().events().subList(1, 6)).isEqualTo(moves(1, 5));
  }

  @Test
  void a_game_that_the_same_transaction_deletes_cannot_be_continued() throws Exception {
    store().close();
    try (Sqlite sqlite = new Sqlite(folder);
        Sql sql = sqlite.openForWriting()) {
      assertThat(sqlite.append(sql, "one", 0, moves(1, 3)).get()).isTrue();
      sql.commit();
      sqlite.onCommitted();

      assertThat(sqlite.indexAll(sql)).isTrue();
      sql.update("delete from event where game_id = ?", "one");
      assertThat(sqlite.append(sql, "one", 3, moves(4, 4)).get()).isFalse();
      sql.commit();
      sqlite.onCommitted();
      assertThat(sqlite.events(sql, "one", 0)).isEmpty();
    }
  }

  private List<Path> filesWith(String text) throws IOException {
    String bytes = new String(text.getBytes(UTF_8), ISO_8859_1);
    List<Path> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (Files.readString(file, ISO_8859_1).contains(bytes)) {
          found.add(file);
        }
      }
    }
    return found;
  }
}
