package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A connection that keeps its prepared statements. Only one thread at a time may use it. */
final class Sql implements AutoCloseable {

  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** A query or a write. */
  interface Task<T> {
    T run(Sql sql) throws SQLException;
  }

  interface Preparation {
    void run(Sql sql) throws SQLException;
  }

  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();

  Sql(Connection connection) {
    this.connection = connection;
  }

  /** Prepares this connection and returns it, or closes it if that fails. */
  Sql with(Preparation preparation) throws SQLException {
    try {
      preparation.run(this);
      return this;
    } catch (SQLException e) {
      close();
      throw e;
    }
  }

  /**
   * Runs a query with values for its placeholders: numbers, texts, arrays of texts, and {@link
   * Optional}, which is null if it is empty.
   */
  <T> List<T> query(String sql, RowReader<T> reader, Object... values) throws SQLException {
    List<T> rows = new ArrayList<>();
    try (ResultSet row = prepare(sql, values).executeQuery()) {
      while (row.next()) {
        rows.add(reader.read(row));
      }
    }
    return rows;
  }

  <T> Optional<T> queryFirst(String sql, RowReader<T> reader, Object... values)
      throws SQLException {
    return query(sql, reader, values).stream().findFirst();
  }

  /** The number in the first row, or 0 if there is none. */
  long number(String sql, Object... values) throws SQLException {
    return queryFirst(sql, row -> row.getLong(1), values).orElse(0L);
  }

  boolean exists(String sql, Object... values) throws SQLException {
    return !query(sql, row -> true, values).isEmpty();
  }

  /** Runs a statement with values for its placeholders, and returns how many rows it changed. */
  int update(String sql, Object... values) throws SQLException {
    return prepare(sql, values).executeUpdate();
  }

  /** Runs one or more statements without placeholders. */
  void execute(String script) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(script);
    }
  }

  private PreparedStatement prepare(String sql, Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      Object value = values[i] instanceof Optional<?> optional ? optional.orElse(null) : values[i];
      if (value instanceof String[] array) {
        statement.setArray(i + 1, connection.createArrayOf("text", array));
      } else {
        statement.setObject(i + 1, value);
      }
    }
    return statement;
  }

  Connection connection() {
    return connection;
  }

  void begin() throws SQLException {
    connection.setAutoCommit(false);
  }

  void commit() throws SQLException {
    connection.commit();
  }

  /** Closes the connection and rolls back what has not been committed. */
  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
