package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import org.arbiterchess.server.store.CannotOpenStore.Obstacle;
import org.junit.jupiter.api.Test;

class OpeningADatabaseTest {

  private static final String SECRET = "hunter-of-secrets";

  private static void assertObstacle(String url, Obstacle obstacle, String words) {
    assertThatExceptionOfType(CannotOpenStore.class)
        .isThrownBy(
            () ->
                PostgresStore.open(PostgresAddress.read(url, Optional.empty(), Optional.of(SECRET)))
                    .close())
        .satisfies(e -> assertThat(e.obstacle()).isEqualTo(obstacle))
        .withMessageContaining(words)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain(SECRET));
  }

  private static String database(String url) {
    return url.substring(url.lastIndexOf('/') + 1, url.indexOf('?'));
  }

  @Test
  void what_is_no_address_is_told_without_what_was_given() {
    assertObstacle(
        "jdbc:mysql://user:" + SECRET + "@host/games", Obstacle.NO_ADDRESS, "jdbc:postgresql://");
    assertObstacle(
        "jdbc:postgresql://host:port/" + SECRET, Obstacle.NO_ADDRESS, "jdbc:postgresql://");
  }

  @Test
  void a_database_that_does_not_answer_is_told() throws Exception {
    // A port that is taken, but where nobody listens.
    try (Socket held = new Socket()) {
      held.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int port = held.getLocalPort();
      assertObstacle(
          "jdbc:postgresql://localhost:" + port + "/games?user=a&password=" + SECRET,
          Obstacle.UNREACHABLE,
          "the database games at localhost:" + port + ": the database does not answer");
    }
  }

  @Test
  void a_database_that_is_not_there_is_told() {
    String url = EmbeddedDatabase.empty();
    assertObstacle(
        url.replace(database(url), "nowhere"), Obstacle.NOT_LET_IN, "no database of that name");
  }

  @Test
  void a_user_who_is_not_known_is_told() {
    String url = EmbeddedDatabase.empty();
    assertObstacle(
        url.replace("user=postgres", "user=stranger"), Obstacle.NOT_LET_IN, "PGPASSWORD");
    assertObstacle(
        url.replace("user=postgres", "user=stranger"), Obstacle.NOT_LET_IN, "pg_hba.conf");
  }

  @Test
  void games_of_a_later_version_are_not_touched() {
    String url = EmbeddedDatabase.empty();
    PostgresStore.open(EmbeddedDatabase.address(url)).close();
    EmbeddedDatabase.change(
        database(url),
        "insert into flyway_schema_history (installed_rank, version, description, type, script,"
            + " checksum, installed_by, execution_time, success)"
            + " values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, '', 1, true)");
    assertObstacle(url, Obstacle.NEWER, "later version");
  }

  @Test
  void an_address_prints_without_its_secrets() {
    PostgresAddress address =
        PostgresAddress.read(
            "jdbc:postgresql://db.example/games?user=me&password=" + SECRET,
            Optional.empty(),
            Optional.empty());
    assertThat(address).hasToString("the database games at db.example:5432");
  }

  @Test
  void who_we_are_may_come_from_elsewhere_but_the_address_counts() {
    PostgresAddress given =
        PostgresAddress.read("jdbc:postgresql://h/games", Optional.of("me"), Optional.of(SECRET));
    assertThat(given.source().getUser()).isEqualTo("me");
    assertThat(given.source().getPassword()).isEqualTo(SECRET);
    PostgresAddress written =
        PostgresAddress.read(
            "jdbc:postgresql://h/games?user=you&password=x",
            Optional.of("me"),
            Optional.of(SECRET));
    assertThat(written.source().getUser()).isEqualTo("you");
    assertThat(written.source().getPassword()).isEqualTo("x");
  }
}
