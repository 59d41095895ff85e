package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.arbiterchess.server.store.CannotOpenStore.Obstacle;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * The tables, brought to the present version by Flyway, with the scripts beside this class. It
 * takes most of a second to begin with, so it is only called when there is something to do.
 */
final class Schema {

  /** The number of the last script. */
  static final int VERSION = 1;

  private Schema() {}

  /** Throws {@link CannotOpenStore}, also if the tables are of a later version. */
  static void migrate(Connection connection, DataSource source, Path folder) throws SQLException {
    int version = version(connection);
    if (version > VERSION) {
      throw new CannotOpenStore(
          Obstacle.NEWER,
          folder,
          "A later version of Arbiter kept games in {folder}, in a form that this one does not"
              + " know. Use that version, or choose another folder.",
          null);
    }
    if (version < VERSION) {
      try {
        Flyway.configure(Schema.class.getClassLoader())
            .dataSource(source)
            .locations("classpath:" + Schema.class.getPackageName().replace('.', '/'))
            .load()
            .migrate();
      } catch (FlywayException e) {
        throw refusal(folder, e);
      }
    }
  }

  /** 0 where there are no tables, or where a migration was not finished. */
  private static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      try (ResultSet row =
          statement.executeQuery(
              "select 1 from sqlite_master where name = 'flyway_schema_history'")) {
        if (!row.next()) {
          return 0;
        }
      }
      try (ResultSet row =
          statement.executeQuery(
              "select max(cast(version as integer)), min(success) from flyway_schema_history")) {
        return row.next() && row.getInt(2) == 1 ? row.getInt(1) : 0;
      }
    }
  }

  private static CannotOpenStore refusal(Path folder, FlywayException failure) {
    return cause(failure)
        .map(cause -> SqliteTrouble.cannotOpen(folder, cause))
        .orElseGet(
            () ->
                new CannotOpenStore(
                    Obstacle.DAMAGED,
                    folder,
                    "The tables of the games in {folder} are not as Arbiter made them. Put a copy"
                        + " of arbiter.db from before in its place, or choose another folder.",
                    failure));
  }

  private static Optional<SQLException> cause(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql) {
        return Optional.of(sql);
      }
    }
    return Optional.empty();
  }
}
