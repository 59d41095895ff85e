package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;

/**
 * A write connection. This class contains the statements shared by SQLite and PostgreSQL. {@link
 * #commit} makes the changes permanent.
 */
abstract class SqlWriteConnection implements AutoCloseable {

  private static final int DELETE_BATCH = 100;

  private final Connection connection;
  private final PreparedStatement insertGame;
  private final PreparedStatement insertEvent;
  private final PreparedStatement sameGame;
  private final PreparedStatement names;
  private final PreparedStatement updateGame;
  private final PreparedStatement oldGames;
  private final PreparedStatement deleteEvents;
  private final PreparedStatement deleteGame;

  /** True at first, because an earlier process may have left deleted data behind. */
  private boolean deletedDataRemains = true;

  private boolean isRetry;

  SqlWriteConnection(Connection connection) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
    insertGame =
        connection.prepareStatement(
            "insert into game (id, created, over, next, white_token, white_name, black_token,"
                + " black_name, rematch, seat_asked, seat_asker)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing");
    insertEvent =
        connection.prepareStatement(
            "insert into event (game_id, seq, at, kind, body) values (?, ?, ?, ?, ?)");
    sameGame =
        connection.prepareStatement(
            "select 1 from game where id = ? and created = ? and coalesce(white_token, '') = ?"
                + " and coalesce(black_token, '') = ?");
    names = connection.prepareStatement("select white_name, black_name from game where id = ?");
    updateGame =
        connection.prepareStatement(
            "update game set next = ?, white_token = ?, white_name = ?, black_token = ?,"
                + " black_name = ?, rematch = ?, seat_asked = ?, seat_asker = ?,"
                + " revision = revision + 1 where id = ? and revision = ?");
    oldGames =
        connection.prepareStatement(
            "select id from game where created < ? and not exists"
                + " (select 1 from event where game_id = game.id and at >= ?) order by id limit "
                + DELETE_BATCH);
    deleteEvents = connection.prepareStatement("delete from event where game_id = ?");
    deleteGame = connection.prepareStatement("delete from game where id = ?");
  }

  /**
   * Marks the following writes as retries. An earlier transaction with an unknown outcome may
   * already have committed these writes.
   */
  final void markAsRetry() {
    isRetry = true;
  }

  /** Stores a new game. Returns false and changes nothing if the game already exists. */
  final boolean create(StoredGame game) throws SQLException {
    flush();
    insertGame.setString(1, game.id());
    insertGame.setLong(2, game.created());
    insertGame.setInt(3, game.events().stream().anyMatch(StoredEvent::isFinalResult) ? 1 : 0);
    setGame(insertGame, 4, game.metadata());
    if (insertGame.executeUpdate() == 0) {
      return isRetry && isSame(game);
    }
    insert(game.id(), 0, game.events());
    return true;
  }

  /**
   * Appends events, immediately or in {@link #flush}. The result is available after the flush. If
   * the log does not have exactly {@code after} events, nothing is stored and the result is false.
   * Logs have no gaps, so only the first new event is checked.
   */
  abstract Supplier<Boolean> append(String game, int after, List<StoredEvent> events)
      throws SQLException;

  /** Executes the deferred statements. */
  abstract void flush() throws SQLException;

  final void insert(String game, int after, List<StoredEvent> events) throws SQLException {
    int seq = after;
    for (StoredEvent event : events) {
      seq++;
      setEvent(insertEvent, game, seq, event);
      insertEvent.addBatch();
    }
    if (!events.isEmpty()) {
      insertEvent.executeBatch();
    }
  }

  static void setEvent(PreparedStatement statement, String game, int seq, StoredEvent event)
      throws SQLException {
    statement.setString(1, game);
    statement.setInt(2, seq);
    statement.setLong(3, event.at());
    statement.setString(4, event.type());
    statement.setString(5, event.body());
  }

  /**
   * Replaces a game's metadata. Returns false and changes nothing if the game does not exist or has
   * a different revision.
   */
  final boolean updateMetadata(String game, int revision, GameMetadata metadata)
      throws SQLException {
    flush();
    boolean removesName = false;
    names.setString(1, game);
    try (ResultSet row = names.executeQuery()) {
      if (!row.next()) {
        return false;
      }
      removesName =
          isNameRemoved(row.getString(1), metadata.seats().white())
              || isNameRemoved(row.getString(2), metadata.seats().black());
    }
    setGame(updateGame, 1, metadata);
    updateGame.setString(9, game);
    updateGame.setInt(10, revision);
    boolean changed = updateGame.executeUpdate() == 1;
    deletedDataRemains |= changed && removesName;
    return changed;
  }

  private boolean isSame(StoredGame game) throws SQLException {
    sameGame.setString(1, game.id());
    sameGame.setLong(2, game.created());
    sameGame.setString(3, game.seats().white().tokenHash().orElse(""));
    sameGame.setString(4, game.seats().black().tokenHash().orElse(""));
    try (ResultSet row = sameGame.executeQuery()) {
      return row.next();
    }
  }

  private static boolean isNameRemoved(String name, SeatHolder holder) {
    return !name.isEmpty() && !name.equals(holder.name());
  }

  private static void setGame(PreparedStatement statement, int from, GameMetadata metadata)
      throws SQLException {
    Seats seats = metadata.seats();
    setOrNull(statement, from, metadata.rematchGame());
    setOrNull(statement, from + 1, seats.white().tokenHash());
    statement.setString(from + 2, seats.white().name());
    setOrNull(statement, from + 3, seats.black().tokenHash());
    statement.setString(from + 4, seats.black().name());
    setOrNull(statement, from + 5, metadata.rematchAskedBy().map(Color::word));
    setOrNull(statement, from + 6, metadata.seatAsked());
    setOrNull(statement, from + 7, metadata.seatAskerHash());
  }

  private static void setOrNull(PreparedStatement statement, int index, Optional<String> text)
      throws SQLException {
    if (text.isPresent()) {
      statement.setString(index, text.get());
    } else {
      statement.setNull(index, Types.VARCHAR);
    }
  }

  /**
   * Deletes a limited number of old games, so that other writes do not wait long. Returns the
   * number deleted, which is 0 when none are left.
   */
  final int deleteSomeOlderThan(long before) throws SQLException {
    flush();
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
    deletedDataRemains |= !games.isEmpty();
    return games.size();
  }

  /**
   * Returns a limited amount of unused space to the system, so that other writes do not wait long.
   * Returns the number of bytes, which is 0 when none are left or the database does it by itself.
   */
  long freeSomeDiskSpace() throws SQLException {
    return 0;
  }

  /** Inserts and deletes a row, so that the next commit writes to the disk but changes nothing. */
  final void probeWrite() throws SQLException {
    flush();
    setEvent(insertEvent, "", 0, new StoredEvent(0, "", ""));
    insertEvent.executeUpdate();
    deleteEvents.setString(1, "");
    deleteEvents.executeUpdate();
  }

  /** Commits the transaction. Returns once the data has been synced to disk. */
  final void commit() throws SQLException {
    connection.commit();
    isRetry = false;
  }

  final void setDeletedDataRemains() {
    deletedDataRemains = true;
  }

  /** Whether deleted data may still be in the files. */
  final boolean needsErasing() {
    return deletedDataRemains;
  }

  /** Removes deleted data from the files. If that fails, {@link #needsErasing} stays true. */
  final void eraseDeletedData() throws SQLException {
    deletedDataRemains = !tryErase();
  }

  /** Tries to remove deleted data. Returns whether all of it was removed. */
  abstract boolean tryErase() throws SQLException;

  final Connection connection() {
    return connection;
  }

  /** Closes the connection and rolls back what has not been committed. */
  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
