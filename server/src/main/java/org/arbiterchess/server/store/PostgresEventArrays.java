package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Holds one array per column, so that a single PostgreSQL statement can insert many events. */
final class PostgresEventArrays {

  private final List<String> games = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();
  private final List<Long> times = new ArrayList<>();
  private final List<String> types = new ArrayList<>();
  private final List<String> bodies = new ArrayList<>();

  void add(String game, int seq, StoredEvent event) {
    games.add(game);
    numbers.add(seq);
    times.add(event.at());
    types.add(event.type());
    bodies.add(event.body());
  }

  boolean isEmpty() {
    return games.isEmpty();
  }

  /** Binds the arrays to a statement's first five parameters. */
  void set(PreparedStatement statement) throws SQLException {
    Connection connection = statement.getConnection();
    statement.setArray(1, connection.createArrayOf("text", games.toArray()));
    statement.setArray(2, connection.createArrayOf("int", numbers.toArray()));
    statement.setArray(3, connection.createArrayOf("bigint", times.toArray()));
    statement.setArray(4, connection.createArrayOf("text", types.toArray()));
    statement.setArray(5, connection.createArrayOf("text", bodies.toArray()));
  }
}
