package org.arbiterchess.server.store;

import static org.arbiterchess.server.store.Games.begun;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.stream.Stream;
import org.arbiterchess.server.store.CannotOpenStore.Obstacle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningAStoreTest {

  @TempDir Path place;

  private static void assertObstacle(Path folder, Obstacle obstacle, String words) {
    assertThatExceptionOfType(CannotOpenStore.class)
        .isThrownBy(() -> SqliteStore.open(folder).close())
        .satisfies(e -> assertThat(e.obstacle()).isEqualTo(obstacle))
        .withMessageContaining(folder.toString())
        .withMessageContaining(words);
  }

  private void change(String sql) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + place.resolve("arbiter.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void keepAGame() {
    try (SqliteStore store = SqliteStore.open(place)) {
      store.create(begun("one")).join();
    }
  }

  @Test
  void a_folder_is_made_where_there_is_none() {
    Path deep = place.resolve("some").resolve("where");
    try (SqliteStore store = SqliteStore.open(deep)) {
      assertThat(store.canStore()).isTrue();
    }
    assertThat(deep.resolve("arbiter.db")).isRegularFile();
  }

  @Test
  void a_file_in_the_way_is_told() throws Exception {
    Path file = Files.writeString(place.resolve("file"), "not a folder");
    assertObstacle(file, Obstacle.NO_FOLDER, "in the way");
    assertObstacle(file.resolve("below"), Obstacle.NO_FOLDER, "cannot be made");
  }

  @Test
  void two_servers_do_not_share_a_folder() {
    try (SqliteStore first = SqliteStore.open(place)) {
      assertObstacle(place, Obstacle.IN_USE, "Another Arbiter");
      assertThat(first.canStore()).isTrue();
    }
    SqliteStore.open(place).close();
  }

  @Test
  void a_folder_of_another_process_is_left_alone() throws Exception {
    try (AppendingProcess other = AppendingProcess.start(place)) {
      other.awaitFirst();
      assertObstacle(place, Obstacle.IN_USE, "Another Arbiter");
    }
    SqliteStore.open(place).close();
  }

  @Test
  void games_of_a_later_version_are_not_touched() throws Exception {
    keepAGame();
    change(
        "insert into flyway_schema_history (installed_rank, version, description, type, script,"
            + " checksum, installed_by, execution_time, success)"
            + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', 1, 1)");
    assertObstacle(place, Obstacle.NEWER, "later version");
  }

  @Test
  void tables_that_are_half_made_are_told() throws Exception {
    keepAGame();
    change("update flyway_schema_history set success = 0");
    assertObstacle(place, Obstacle.DAMAGED, "not as Arbiter made them");
  }

  @Test
  void a_file_that_is_something_else_is_told_and_kept() throws Exception {
    Path file = Files.writeString(place.resolve("arbiter.db"), "My shopping list. ".repeat(500));
    assertObstacle(place, Obstacle.DAMAGED, "damaged");
    assertThat(file).content().startsWith("My shopping list.");
  }

  @Test
  void a_damaged_file_is_told() throws Exception {
    keepAGame();
    Path file = place.resolve("arbiter.db");
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, 100, bytes.length, (byte) 0x5a);
    Files.write(file, bytes);
    assertObstacle(place, Obstacle.DAMAGED, "damaged");
  }

  /** So that the number is not forgotten when a script is added. */
  @Test
  void the_version_is_that_of_the_last_script() throws Exception {
    Path scripts =
        Path.of(Schema.class.getResource("V1__games_and_their_logs.sql").toURI()).getParent();
    try (Stream<Path> files = Files.list(scripts)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".sql"))
                  .mapToInt(name -> Integer.parseInt(name.substring(1, name.indexOf("__"))))
                  .max())
          .hasValue(Schema.VERSION);
    }
  }
}
