package org.arbiterchess.server.store;

import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.arbiterchess.server.store.StoreContract.waitFor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class SqliteBackupTest {

  @TempDir Path place;

  /** Reads the moves that a process has stored until it ends. */
  private static Thread record(EventWriterProcess process, Map<String, Integer> acknowledged) {
    Thread reading =
        new Thread(
            () -> {
              try {
                while (true) {
                  String[] move = process.awaitFirst().split(" ", -1);
                  acknowledged.put(move[0], Integer.parseInt(move[1]));
                }
              } catch (IOException | IllegalStateException e) {
                // The process has ended.
                return;
              }
            });
    reading.start();
    return reading;
  }

  private static int total(Map<String, Integer> acknowledged) {
    return acknowledged.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static void awaitMoves(Map<String, Integer> acknowledged, int count) {
    while (total(acknowledged) < count) {
      Thread.onSpinWait();
    }
  }

  private Path restore(Path backup) throws IOException {
    Path restored = Files.createDirectory(place.resolve("restored"));
    Files.copy(backup, restored.resolve("arbiter.db"));
    return restored;
  }

  @Test
  void a_copy_made_while_another_process_writes_has_every_move_acknowledged_before()
      throws Exception {
    Path data = place.resolve("data");
    Path backup = place.resolve("backup.db");
    Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
    Map<String, Integer> before;
    Thread reading;
    try (EventWriterProcess server = EventWriterProcess.start(data)) {
      reading = record(server, acknowledged);
      awaitMoves(acknowledged, 2_000);
      before = new HashMap<>(acknowledged);
      SqliteBackup.write(data, backup);
      awaitMoves(acknowledged, total(acknowledged) + 1_000);
    }
    reading.join();

    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + backup);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma integrity_check")) {
      assertThat(row.getString(1)).isEqualTo("ok");
    }
    try (Store store = Store.open(restore(backup))) {
      before.forEach(
          (game, length) -> {
            List<StoredEvent> log = store.load(game).orElseThrow().events();
            assertThat(log).hasSizeGreaterThanOrEqualTo(length);
            assertThat(log.subList(1, log.size())).isEqualTo(moves(1, log.size() - 1));
          });
      assertThat(store.canStore()).isTrue();
    }
  }

  @Test
  void only_the_owner_may_read_a_backup_and_nothing_else_is_left() throws Exception {
    Path data = place.resolve("data");
    try (Store store = Store.open(data)) {
      waitFor(store.create(newGame("one")));
      Files.writeString(place.resolve("backup.db.part"), "an interrupted backup");
      SqliteBackup.write(data, place.resolve("backup.db"));
      assertThat(waitFor(store.append("one", 1, moves(1, 1)))).isTrue();
    }

    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(place.resolve("backup.db"))))
        .isEqualTo("rw-------");
    try (Stream<Path> files = Files.list(place)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("data", "backup.db");
    }
  }

  @Test
  void a_full_disk_leaves_no_file() throws Exception {
    Path data = place.resolve("data");
    try (Store store = Store.open(data);
        SmallDisk disk = SmallDisk.mount(Files.createDirectory(place.resolve("small")), 64)) {
      waitFor(store.create(newGame("one")));
      disk.fill();
      assertThatExceptionOfType(StoreReadException.class)
          .isThrownBy(() -> SqliteBackup.write(data, disk.folder().resolve("backup.db")))
          .withMessage("No backup was made. The disk is full. Free some space.");
      try (Stream<Path> files = Files.list(disk.folder())) {
        assertThat(files.map(file -> file.getFileName().toString())).containsExactly("filler");
      }
      assertThat(store.canStore()).isTrue();
    }
  }

  /** Erasing deleted data needs all readers to finish, and moves must not wait for a backup. */
  @Test
  void moves_do_not_wait_for_a_long_backup_when_a_name_is_removed() throws Exception {
    Path data = place.resolve("data");
    try (Store store = Store.open(data)) {
      waitFor(store.create(newGame("one")));
      try (Connection reader = DriverManager.getConnection("jdbc:sqlite:" + data + "/arbiter.db");
          Statement statement = reader.createStatement()) {
        statement.execute("begin");
        statement.executeQuery("select count(*) from event").close();
        waitFor(
            store.updateMetadata("one", 0, StoreContract.metadata(SampleGames.seats("", "Ben"))));
        long startedAt = System.nanoTime();
        for (int seq = 1; seq <= 20; seq++) {
          assertThat(waitFor(store.append("one", seq, moves(seq, seq)))).isTrue();
        }
        assertThat(System.nanoTime() - startedAt).isLessThan(15_000_000_000L);
      }
    }
  }
}
