package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What changes the file of games, in SQL. Nothing is kept before {@link #commit}. */
final class WritingSql implements AutoCloseable {

  private static final int GAMES_FORGOTTEN_AT_ONCE = 100;

  private final Connection connection;
  private final PreparedStatement insertGame;
  private final PreparedStatement insertAfter;
  private final PreparedStatement insertEvent;
  private final PreparedStatement markOver;
  private final PreparedStatement names;
  private final PreparedStatement changeGame;
  private final PreparedStatement oldGames;
  private final PreparedStatement deleteEvents;
  private final PreparedStatement deleteGame;

  /** At first, because nobody knows what the process before left behind. */
  private boolean erased = true;

  WritingSql(Connection connection) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
    insertGame =
        connection.prepareStatement(
            "insert into game (id, created, over, next, white_token, white_name, black_token,"
                + " black_name) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing");
    insertAfter =
        connection.prepareStatement(
            "insert into event (game_id, seq, at, kind, body) select ?, ?, ?, ?, ?"
                + " where exists (select 1 from event where game_id = ? and seq = ?)"
                + " on conflict do nothing");
    insertEvent =
        connection.prepareStatement(
            "insert into event (game_id, seq, at, kind, body) values (?, ?, ?, ?, ?)");
    markOver = connection.prepareStatement("update game set over = 1 where id = ?");
    names = connection.prepareStatement("select white_name, black_name from game where id = ?");
    changeGame =
        connection.prepareStatement(
            "update game set next = ?, white_token = ?, white_name = ?, black_token = ?,"
                + " black_name = ? where id = ?");
    oldGames =
        connection.prepareStatement(
            "select id from game where created < ? and not exists"
                + " (select 1 from event where game_id = game.id and at >= ?) limit "
                + GAMES_FORGOTTEN_AT_ONCE);
    deleteEvents = connection.prepareStatement("delete from event where game_id = ?");
    deleteGame = connection.prepareStatement("delete from game where id = ?");
  }

  /** False, and nothing done, if there is such a game. */
  boolean create(StoredGame game) throws SQLException {
    insertGame.setString(1, game.id());
    insertGame.setLong(2, game.created());
    insertGame.setInt(3, game.events().stream().anyMatch(StoredEvent::decides) ? 1 : 0);
    setGame(insertGame, 4, game.seats(), game.next());
    if (insertGame.executeUpdate() == 0) {
      return false;
    }
    insert(game.id(), 0, game.events());
    return true;
  }

  /**
   * False, and nothing done, unless the log has exactly that many events. Since a log has no gaps,
   * it is enough that the first of the new ones found its place.
   */
  boolean append(String game, int after, List<StoredEvent> events) throws SQLException {
    setEvent(insertAfter, game, after + 1, events.get(0));
    insertAfter.setString(6, game);
    insertAfter.setInt(7, after);
    if (insertAfter.executeUpdate() == 0) {
      return false;
    }
    insert(game, after + 1, events.subList(1, events.size()));
    if (events.stream().anyMatch(StoredEvent::decides)) {
      markOver.setString(1, game);
      markOver.executeUpdate();
    }
    return true;
  }

  private void insert(String game, int after, List<StoredEvent> events) throws SQLException {
    int seq = after;
    for (StoredEvent event : events) {
      seq++;
      setEvent(insertEvent, game, seq, event);
      insertEvent.executeUpdate();
    }
  }

  private static void setEvent(PreparedStatement statement, String game, int seq, StoredEvent event)
      throws SQLException {
    statement.setString(1, game);
    statement.setInt(2, seq);
    statement.setLong(3, event.at());
    statement.setString(4, event.kind());
    statement.setString(5, event.body());
  }

  /** False if there is no such game. */
  boolean change(String game, Seats seats, Optional<String> next) throws SQLException {
    names.setString(1, game);
    try (ResultSet row = names.executeQuery()) {
      if (!row.next()) {
        return false;
      }
      erased |=
          isErased(row.getString(1), seats.white()) || isErased(row.getString(2), seats.black());
    }
    setGame(changeGame, 1, seats, next);
    changeGame.setString(6, game);
    changeGame.executeUpdate();
    return true;
  }

  private static boolean isErased(String name, SeatHolder holder) {
    return !name.isEmpty() && !name.equals(holder.name());
  }

  private static void setGame(
      PreparedStatement statement, int from, Seats seats, Optional<String> next)
      throws SQLException {
    setOrNull(statement, from, next);
    setOrNull(statement, from + 1, seats.white().tokenHash());
    statement.setString(from + 2, seats.white().name());
    setOrNull(statement, from + 3, seats.black().tokenHash());
    statement.setString(from + 4, seats.black().name());
  }

  private static void setOrNull(PreparedStatement statement, int place, Optional<String> text)
      throws SQLException {
    if (text.isPresent()) {
      statement.setString(place, text.get());
    } else {
      statement.setNull(place, Types.VARCHAR);
    }
  }

  /** Some of the old games, so that no one waits long; 0 when there are no more. */
  int forgetSome(long before) throws SQLException {
    oldGames.setLong(1, before);
    oldGames.setLong(2, before);
    List<String> games = new ArrayList<>();
    try (ResultSet row = oldGames.executeQuery()) {
      while (row.next()) {
        games.add(row.getString(1));
      }
    }
    for (String game : games) {
      deleteEvents.setString(1, game);
      deleteEvents.executeUpdate();
      deleteGame.setString(1, game);
      deleteGame.executeUpdate();
    }
    erased |= !games.isEmpty();
    return games.size();
  }

  /** Leaves nothing, but has the next commit write. */
  void tryOut() throws SQLException {
    setEvent(insertEvent, "", 0, new StoredEvent(0, "", ""));
    insertEvent.executeUpdate();
    deleteEvents.setString(1, "");
    deleteEvents.executeUpdate();
  }

  /** When it returns, the disk has it. */
  void commit() throws SQLException {
    connection.commit();
  }

  void rollback() throws SQLException {
    connection.rollback();
  }

  /** Whether something was deleted that may still be in the log that SQLite writes ahead. */
  boolean hasTraces() {
    return erased;
  }

  /** Empties that log. If somebody reads there or the disk fails, traces remain to be erased. */
  void eraseTraces() throws SQLException {
    connection.setAutoCommit(true);
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma wal_checkpoint(truncate)")) {
      erased = !row.next() || row.getInt(1) != 0;
    } finally {
      connection.setAutoCommit(false);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
