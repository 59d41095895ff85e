package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is read of the file of games, in SQL. */
final class ReadingSql implements AutoCloseable {

  private final Connection connection;
  private final PreparedStatement game;
  private final PreparedStatement events;
  private final PreparedStatement exists;
  private final PreparedStatement unfinished;

  ReadingSql(Connection connection) throws SQLException {
    this.connection = connection;
    game =
        connection.prepareStatement(
            "select created, next, white_token, white_name, black_token, black_name from game"
                + " where id = ?");
    events =
        connection.prepareStatement(
            "select at, kind, body from event where game_id = ? order by seq");
    exists = connection.prepareStatement("select 1 from game where id = ?");
    unfinished =
        connection.prepareStatement("select id from game where over = 0 order by created, id");
  }

  /** The game and its log as they were at one moment. */
  Optional<StoredGame> load(String id) throws SQLException {
    connection.setAutoCommit(false);
    try {
      game.setString(1, id);
      try (ResultSet row = game.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        Seats seats = new Seats(holder(row, 3), holder(row, 5));
        return Optional.of(
            new StoredGame(
                id, row.getLong(1), seats, Optional.ofNullable(row.getString(2)), events(id)));
      }
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  private static SeatHolder holder(ResultSet row, int from) throws SQLException {
    return new SeatHolder(Optional.ofNullable(row.getString(from)), row.getString(from + 1));
  }

  private List<StoredEvent> events(String id) throws SQLException {
    List<StoredEvent> log = new ArrayList<>();
    events.setString(1, id);
    try (ResultSet row = events.executeQuery()) {
      while (row.next()) {
        log.add(new StoredEvent(row.getLong(1), row.getString(2), row.getString(3)));
      }
    }
    return log;
  }

  boolean exists(String id) throws SQLException {
    exists.setString(1, id);
    try (ResultSet row = exists.executeQuery()) {
      return row.next();
    }
  }

  List<String> unfinished() throws SQLException {
    List<String> games = new ArrayList<>();
    try (ResultSet row = unfinished.executeQuery()) {
      while (row.next()) {
        games.add(row.getString(1));
      }
    }
    return games;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
