package org.arbiterchess.server.store;

/** A store that uses a PostgreSQL database, which several servers can share. */
public final class PostgresStore extends SqlStore implements ServerNodeTable {

  private final String secret;

  private PostgresStore(PostgresAddress address, int maxQueuedWrites) {
    super(new PostgresDatabase(address), maxQueuedWrites);
    this.secret = address.password();
  }

  /**
   * Opens the store and creates its tables if necessary. Throws {@link StoreOpenException} if that
   * fails.
   */
  public static PostgresStore open(PostgresAddress address) {
    return open(address, MAX_QUEUED_WRITES);
  }

  static PostgresStore open(PostgresAddress address, int maxQueuedWrites) {
    return new PostgresStore(address, maxQueuedWrites);
  }

  @Override
  public String secret() {
    return secret;
  }

  @Override
  public long now() {
    return readers().query(SqlQueries::now);
  }

  @Override
  public Heartbeat heartbeat(String node) {
    return join(
        writer().write("", sql -> constant(ServerNodeSql.heartbeat(sql.connection(), node))));
  }

  @Override
  public Heartbeat register(String node) {
    return join(
        writer().write("", sql -> constant(ServerNodeSql.register(sql.connection(), node))));
  }

  @Override
  public void unregister(String node) {
    join(
        writer()
            .write(
                "",
                sql -> {
                  ServerNodeSql.unregister(sql.connection(), node);
                  return constant(true);
                }));
  }
}
