package org.arbiterchess.server.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Queries that read many games in one round trip to PostgreSQL. */
final class PostgresQueries extends SqlQueries {

  /** Makes the order of the games independent of the database's locale. */
  private static final String COLLATION = " collate \"C\"";

  private final PreparedStatement eventsAfter;
  private final PreparedStatement versions;

  PostgresQueries(Connection connection) throws SQLException {
    super(connection, COLLATION);
    // Without "offset 0", the planner would scan the events of all games.
    eventsAfter =
        connection.prepareStatement(
            "select known.place, new.at, new.kind, new.body"
                + " from unnest(?::text[], ?::int[]) with ordinality as known (game, events, place)"
                + " cross join lateral (select at, kind, body, seq from event"
                + " where game_id = known.game and seq > known.events offset 0) as new"
                + " order by known.place, new.seq");
    versions =
        connection.prepareStatement(
            "select id, (select max(seq) from event where game_id = game.id), revision from game"
                + " where id = any(?)");
  }

  @Override
  List<List<StoredEvent>> eventsAfter(List<EventLogPosition> cursors) throws SQLException {
    List<List<StoredEvent>> all = new ArrayList<>();
    cursors.forEach(one -> all.add(new ArrayList<>()));
    eventsAfter.setArray(1, array("text", cursors.stream().map(EventLogPosition::game).toArray()));
    eventsAfter.setArray(2, array("int", cursors.stream().map(EventLogPosition::after).toArray()));
    try (ResultSet row = eventsAfter.executeQuery()) {
      while (row.next()) {
        all.get(row.getInt(1) - 1)
            .add(new StoredEvent(row.getLong(2), row.getString(3), row.getString(4)));
      }
    }
    return all;
  }

  @Override
  Map<String, GameVersion> versions(Collection<String> games) throws SQLException {
    Map<String, GameVersion> cursors = new HashMap<>();
    versions.setArray(1, array("text", games.toArray()));
    try (ResultSet row = versions.executeQuery()) {
      while (row.next()) {
        cursors.put(row.getString(1), new GameVersion(row.getInt(2), row.getInt(3)));
      }
    }
    return cursors;
  }

  private Array array(String type, Object[] values) throws SQLException {
    return connection().createArrayOf(type, values);
  }
}
