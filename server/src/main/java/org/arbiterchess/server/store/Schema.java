package org.arbiterchess.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;

/** The tables of a database, and their version. */
final class Schema {

  static final int VERSION = 1;

  private Schema() {}

  /**
   * Creates the tables if necessary. Throws {@link StoreOpenException} if the existing ones have a
   * newer version or are not Arbiter's.
   */
  static void create(Dialect dialect) throws SQLException {
    try (Sql sql = dialect.connect()) {
      if (exists(dialect, sql)) {
        return;
      }
      dialect.beginCreation(sql);
      if (!exists(dialect, sql)) {
        sql.execute(read(dialect.script));
        sql.commit();
      }
    }
  }

  private static boolean exists(Dialect dialect, Sql sql) throws SQLException {
    List<String> tables = sql.query(dialect.tablesQuery, row -> row.getString(1));
    if (!tables.contains("schema_version")) {
      if (tables.contains("game")) {
        throw new StoreOpenException(Said.of(ServerText.OTHER_TABLES, dialect.location()), null);
      }
      return false;
    }
    int version =
        sql.queryFirst("select max(version) from schema_version", row -> row.getInt(1))
            .orElseThrow();
    if (version > VERSION) {
      throw new StoreOpenException(Said.of(ServerText.NEWER_VERSION, dialect.location()), null);
    }
    return true;
  }

  private static String read(String script) {
    try (InputStream file = Schema.class.getResourceAsStream(script)) {
      return new String(file.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
