package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** A connection for writing to PostgreSQL. It updates many games in one round trip. */
final class PostgresWriteConnection extends SqlWriteConnection {

  private static final String EVENTS =
      "insert into event (game_id, seq, at, kind, body)"
          + " select game_id, seq, at, kind, body from unnest(?::text[], ?::int[], ?::bigint[],"
          + " ?::text[], ?::text[]) as new (game_id, seq, at, kind, body)";

  /** Events to append to one log. */
  private static final class Append {

    private final String game;
    private final int after;
    private final List<StoredEvent> events;
    private boolean stored;

    private Append(String game, int after, List<StoredEvent> events) {
      this.game = game;
      this.after = after;
      this.events = events;
    }
  }

  private final PreparedStatement insertFirst;
  private final PreparedStatement insertRest;
  private final PreparedStatement markOver;

  /**
   * The appends that have not been executed yet: at most one per game, because a second append must
   * see the events of the first.
   */
  private final Map<String, Append> pendingAppends = new LinkedHashMap<>();

  PostgresWriteConnection(Connection connection) throws SQLException {
    super(connection);
    insertFirst =
        connection.prepareStatement(
            EVENTS
                + " where (select 1 from event before where before.game_id = new.game_id"
                + " and before.seq = new.seq - 1) is not null order by game_id"
                + " on conflict do nothing returning game_id");
    insertRest = connection.prepareStatement(EVENTS + " order by game_id, seq");
    markOver = connection.prepareStatement("update game set over = 1 where id = any(?)");
  }

  @Override
  Supplier<Boolean> append(String game, int after, List<StoredEvent> events) throws SQLException {
    if (pendingAppends.containsKey(game)) {
      flush();
    }
    Append append = new Append(game, after, events);
    pendingAppends.put(game, append);
    return () -> append.stored;
  }

  @Override
  void flush() throws SQLException {
    if (pendingAppends.isEmpty()) {
      return;
    }
    PostgresEventArrays first = new PostgresEventArrays();
    for (Append append : pendingAppends.values()) {
      first.add(append.game, append.after + 1, append.events.get(0));
    }
    first.set(insertFirst);
    try (ResultSet row = insertFirst.executeQuery()) {
      while (row.next()) {
        pendingAppends.get(row.getString(1)).stored = true;
      }
    }
    pendingAppends.values().removeIf(append -> !append.stored);
    insertRest();
    markOver();
    pendingAppends.clear();
  }

  private void insertRest() throws SQLException {
    PostgresEventArrays rest = new PostgresEventArrays();
    for (Append append : pendingAppends.values()) {
      for (int i = 1; i < append.events.size(); i++) {
        rest.add(append.game, append.after + 1 + i, append.events.get(i));
      }
    }
    if (!rest.isEmpty()) {
      rest.set(insertRest);
      insertRest.executeUpdate();
    }
  }

  private void markOver() throws SQLException {
    Object[] over =
        pendingAppends.values().stream()
            .filter(append -> append.events.stream().anyMatch(StoredEvent::isFinalResult))
            .map(append -> append.game)
            .toArray();
    if (over.length > 0) {
      markOver.setArray(1, connection().createArrayOf("text", over));
      markOver.executeUpdate();
    }
  }

  /** Does nothing. Queries cannot see deleted data, and PostgreSQL vacuums it later. */
  @Override
  boolean tryErase() {
    return true;
  }
}
