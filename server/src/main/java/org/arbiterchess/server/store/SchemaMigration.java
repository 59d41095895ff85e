package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * Migrates the tables to the current version using Flyway and the scripts in this package. Flyway
 * takes almost a second to start, so it runs only when needed.
 */
final class SchemaMigration {

  /** The current schema version, which is the number of the last migration script. */
  static final int VERSION = 2;

  private SchemaMigration() {}

  /**
   * Migrates the tables if necessary. Throws {@link StoreOpenException} if the migration fails or
   * the tables have a newer version.
   */
  static void migrate(Database database) throws SQLException {
    int version = version(database);
    if (version > VERSION) {
      throw new StoreOpenException(
          Problem.NEWER_VERSION, Said.of(ServerText.NEWER_VERSION, database.location()), null);
    }
    if (version == 0 && database.createIfEmpty()) {
      return;
    }
    if (version < VERSION) {
      try {
        Flyway.configure(SchemaMigration.class.getClassLoader())
            .dataSource(database.migrationDataSource())
            .locations("classpath:" + SchemaMigration.class.getPackageName().replace('.', '/'))
            .load()
            .migrate();
      } catch (FlywayException e) {
        throw migrationFailed(database, e);
      }
    }
  }

  /** The schema version, or 0 if there are no tables or a migration is incomplete. */
  private static int version(Database database) throws SQLException {
    try (Connection connection = database.migrationDataSource().getConnection();
        Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery(database.flywayHistoryQuery())) {
        if (!row.next()) {
          return 0;
        }
      }
      try (ResultSet row =
          statement.executeQuery(
              "select max(cast(version as integer)), min(case when success then 1 else 0 end)"
                  + " from flyway_schema_history")) {
        return row.next() && row.getInt(2) == 1 ? row.getInt(1) : 0;
      }
    }
  }

  private static StoreOpenException migrationFailed(Database database, FlywayException failure) {
    return cause(failure)
        .map(cause -> database.describe(cause).notOpened(database.location(), cause))
        .orElseGet(
            () ->
                new StoreOpenException(
                    Problem.DAMAGED,
                    Said.of(ServerText.OTHER_TABLES, database.location()),
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
