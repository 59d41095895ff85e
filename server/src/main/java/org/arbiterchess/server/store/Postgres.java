package org.arbiterchess.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.arbiterchess.server.language.ServerText;

/** A PostgreSQL database. It reads and updates many games in one round trip. */
class Postgres extends Dialect {

  private static final String UNREACHABLE = "UNREACHABLE";
  private static final long TERMINATE_TIMEOUT_MILLIS = 3_000;
  private static final long RETRY_MILLIS = 4_000;

  /** The key of the lock for creating the tables. Its value has no meaning. */
  private static final long CREATION_LOCK = 7_281_945;

  /**
   * Short timeouts, so that a connection lost during a transaction does not block other servers for
   * long. Without a generic plan, each append is planned again, because its arrays have different
   * lengths, and that takes longer than to execute it.
   */
  private static final String SETTINGS =
      "set idle_in_transaction_session_timeout = 5000; set lock_timeout = 2000;"
          + " set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2;"
          + " set tcp_keepalives_count = 3; set plan_cache_mode = force_generic_plan";

  private static final String SYNCHRONOUS_COMMIT =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  /**
   * Stores the events of many games, and returns the games whose logs have grown. Logs have no
   * gaps, so only the first new event of a game is checked.
   */
  private static final String APPEND =
      """
      with new as (
        select game_id, first::int, seq::int, at::bigint, kind, body, final::boolean
        from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[])
          as texts (game_id, first, seq, at, kind, body, final)),
      stored as (
        insert into event (game_id, seq, at, kind, body)
        select game_id, seq, at, kind, body from new
        where seq = first and (seq = 1 or (select 1 from event before
          where before.game_id = new.game_id and before.seq = new.seq - 1) is not null)
        order by game_id
        on conflict do nothing returning game_id),
      others as (
        insert into event (game_id, seq, at, kind, body)
        select game_id, seq, at, kind, body from new
        where seq > first and game_id in (select game_id from stored)
        order by game_id, seq),
      finished as (
        update game set over = 1 where id = any(array(
          select game_id from new where final intersect select game_id from stored)))
      select game_id from stored\
      """;

  private static final int COLUMNS = 7;

  private final PostgresAddress address;

  /**
   * The backend process of the last writer connection: its pid, and its start time, which
   * distinguishes it from a later process. Used only by the writer thread.
   */
  private Optional<String> lastWriter = Optional.empty();

  /**
   * The appends that have not been executed yet: at most one per game, because a second append must
   * see the events of the first.
   */
  private final Map<String, Append> pendingAppends = new LinkedHashMap<>();

  private record Append(int after, List<StoredEvent> events, AtomicBoolean stored) {}

  Postgres(PostgresAddress address) {
    super(
        "postgres.sql",
        "select tablename from pg_tables where schemaname = current_schema()",
        RETRY_MILLIS);
    this.address = address;
  }

  @Override
  Object location() {
    return address.description();
  }

  @Override
  Failure describe(SQLException failure) {
    String cause = cause(failure);
    boolean isTransient = cause.equals(UNREACHABLE) || cause.equals("BUSY");
    return new Failure(ServerText.POSTGRES_CAUSE, cause, isTransient, false);
  }

  static boolean isUnreachable(Throwable failure) {
    return failure instanceof SQLException e && cause(e).equals(UNREACHABLE);
  }

  /** Finds the cause by the SQLSTATE code, or by its first two characters, which give its class. */
  private static String cause(SQLException failure) {
    String code = String.valueOf(failure.getSQLState());
    return switch (code) {
      case "53300", "57P01", "57P02", "57P03", "57P05" -> UNREACHABLE;
      case "55P03" -> "BUSY";
      case "3D000" -> "NO_DATABASE";
      case "25006", "42501" -> "READ_ONLY";
      case "42P01", "42703" -> "DAMAGED";
      default ->
          switch (code.substring(0, Math.min(2, code.length()))) {
            case "08" -> UNREACHABLE;
            case "40" -> "BUSY";
            case "28" -> "ACCESS_DENIED";
            case "53" -> "FULL";
            case "XX" -> "DAMAGED";
            default -> "UNKNOWN";
          };
    };
  }

  @Override
  void beginCreation(Sql sql) throws SQLException {
    sql.begin();
    sql.query("select pg_advisory_xact_lock(?)", row -> true, CREATION_LOCK);
  }

  // Connections

  @Override
  Sql connect() throws SQLException {
    return new Sql(address.dataSource().getConnection());
  }

  @Override
  Sql openForWriting() throws SQLException {
    pendingAppends.clear();
    return connect()
        .with(
            sql -> {
              terminateLastWriter(sql);
              sql.execute(SETTINGS);
              sql.query(SYNCHRONOUS_COMMIT, row -> true);
              lastWriter =
                  sql.queryFirst(
                      "select pid || ' ' || backend_start from pg_stat_activity"
                          + " where pid = pg_backend_pid()",
                      row -> row.getString(1));
              sql.begin();
            });
  }

  /** Ends the previous writer connection, which may still be active in the database. */
  private void terminateLastWriter(Sql sql) throws SQLException {
    if (lastWriter.isPresent()
        && sql.query(
                "select pg_terminate_backend(pid, ?) from pg_stat_activity"
                    + " where pid || ' ' || backend_start = ?",
                row -> row.getBoolean(1),
                TERMINATE_TIMEOUT_MILLIS,
                lastWriter.get())
            .contains(false)) {
      throw new SQLException("the previous connection is still active", "08006");
    }
    lastWriter = Optional.empty();
  }

  @Override
  Sql openForReading() throws SQLException {
    return connect()
        .with(
            sql -> {
              sql.connection().setReadOnly(true);
              sql.connection().setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            });
  }

  // Writing

  @Override
  Supplier<Boolean> append(Sql sql, String game, int after, List<StoredEvent> events)
      throws SQLException {
    if (pendingAppends.containsKey(game)) {
      flush(sql);
    }
    Append append = new Append(after, events, new AtomicBoolean());
    pendingAppends.put(game, append);
    return append.stored::get;
  }

  @Override
  void flush(Sql sql) throws SQLException {
    if (pendingAppends.isEmpty()) {
      return;
    }
    List<List<Object>> rows = new ArrayList<>();
    pendingAppends.forEach(
        (game, append) -> {
          int seq = append.after;
          for (StoredEvent event : append.events) {
            seq++;
            rows.add(
                List.of(
                    game,
                    append.after + 1,
                    seq,
                    event.at(),
                    event.type(),
                    event.body(),
                    event.isFinalResult()));
          }
        });
    Object[] columns = new Object[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      int column = i;
      columns[i] = rows.stream().map(row -> row.get(column).toString()).toArray(String[]::new);
    }
    sql.query(APPEND, row -> row.getString(1), columns)
        .forEach(game -> pendingAppends.get(game).stored.set(true));
    pendingAppends.clear();
  }

  /** Does nothing. Queries cannot see deleted data, and PostgreSQL vacuums it later. */
  @Override
  boolean tryErase(Sql sql) {
    return true;
  }

  // Reading

  @Override
  List<StoredEvent> events(Sql sql, String game, int after) throws SQLException {
    return sql.query(
        "select at, kind, body from event where game_id = ? and seq > ? order by seq",
        Dialect::event,
        game,
        after);
  }

  @Override
  Map<String, GameVersion> versions(Sql sql, Collection<String> games) throws SQLException {
    Map<String, GameVersion> versions = new HashMap<>();
    sql.query(
        "select id, (select max(seq) from event where game_id = game.id), revision from game"
            + " where id = any(?)",
        row -> versions.put(row.getString(1), new GameVersion(row.getInt(2), row.getInt(3))),
        (Object) games.toArray(new String[0]));
    return versions;
  }
}
