package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Queries shared by SQLite and PostgreSQL. */
class SqlQueries implements AutoCloseable {

  private final Connection connection;
  private final PreparedStatement game;
  private final PreparedStatement events;
  private final PreparedStatement version;
  private final PreparedStatement exists;
  private final PreparedStatement unfinished;
  private final PreparedStatement gamesAfter;

  /**
   * Prepares the statements.
   *
   * @param collation the clause for comparing text byte by byte, if the database needs one
   */
  SqlQueries(Connection connection, String collation) throws SQLException {
    this.connection = connection;
    game =
        connection.prepareStatement(
            "select created, next, white_token, white_name, black_token, black_name, revision,"
                + " rematch, seat_asked, seat_asker from game where id = ?");
    events =
        connection.prepareStatement(
            "select at, kind, body from event where game_id = ? and seq > ? order by seq");
    version =
        connection.prepareStatement(
            "select (select max(seq) from event where game_id = game.id), revision from game"
                + " where id = ?");
    exists = connection.prepareStatement("select 1 from game where id = ?");
    unfinished =
        connection.prepareStatement("select id from game where over = 0 order by created, id");
    gamesAfter =
        connection.prepareStatement(
            "select created, id from game where (created, id"
                + collation
                + ") > (?, ?) order by created, id"
                + collation
                + " limit ?");
  }

  /** The game and its events after the given number, as one consistent snapshot. */
  Optional<StoredGame> load(String id, int after) throws SQLException {
    connection.setAutoCommit(false);
    try {
      game.setString(1, id);
      try (ResultSet row = game.executeQuery()) {
        if (!row.next()) {
          return Optional.empty();
        }
        Seats seats = new Seats(holder(row, 3), holder(row, 5));
        GameMetadata metadata =
            GameMetadata.of(seats, text(row, 2), text(row, 8), text(row, 9), text(row, 10));
        return Optional.of(
            new StoredGame(id, row.getLong(1), row.getInt(7), metadata, events(id, after)));
      }
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  private static SeatHolder holder(ResultSet row, int from) throws SQLException {
    return new SeatHolder(text(row, from), row.getString(from + 1));
  }

  private static Optional<String> text(ResultSet row, int column) throws SQLException {
    return Optional.ofNullable(row.getString(column));
  }

  private List<StoredEvent> events(String id, int after) throws SQLException {
    List<StoredEvent> log = new ArrayList<>();
    events.setString(1, id);
    events.setInt(2, after);
    try (ResultSet row = events.executeQuery()) {
      while (row.next()) {
        log.add(new StoredEvent(row.getLong(1), row.getString(2), row.getString(3)));
      }
    }
    return log;
  }

  /** The events after each cursor, in the order of the cursors. */
  List<List<StoredEvent>> eventsAfter(List<EventLogPosition> cursors) throws SQLException {
    List<List<StoredEvent>> all = new ArrayList<>();
    for (EventLogPosition one : cursors) {
      all.add(events(one.game(), one.after()));
    }
    return all;
  }

  Map<String, GameVersion> versions(Collection<String> games) throws SQLException {
    Map<String, GameVersion> cursors = new HashMap<>();
    for (String game : games) {
      version.setString(1, game);
      try (ResultSet row = version.executeQuery()) {
        if (row.next()) {
          cursors.put(game, new GameVersion(row.getInt(1), row.getInt(2)));
        }
      }
    }
    return cursors;
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

  List<GameListCursor> listGames(GameListCursor after, int limit) throws SQLException {
    List<GameListCursor> games = new ArrayList<>();
    gamesAfter.setLong(1, after.created());
    gamesAfter.setString(2, after.id());
    gamesAfter.setInt(3, limit);
    try (ResultSet row = gamesAfter.executeQuery()) {
      while (row.next()) {
        games.add(new GameListCursor(row.getLong(1), row.getString(2)));
      }
    }
    return games;
  }

  /** The current time according to the database's clock. Only PostgreSQL supports this query. */
  long now() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select " + ServerNodeSql.NOW)) {
      row.next();
      return row.getLong(1);
    }
  }

  final Connection connection() {
    return connection;
  }

  @Override
  public final void close() throws SQLException {
    connection.close();
  }
}
