package org.arbiterchess.server.store;

/** A store in a database of PostgreSQL's, which several processes may have open at a time. */
public final class PostgresStore extends SqlStore implements NodeTable {

  private PostgresStore(PostgresDatabase server, int writesThatMayWait) {
    super(server, writesThatMayWait);
  }

  /** Opens the store; its tables are made if need be. Throws {@link StoreOpenException}. */
  public static PostgresStore open(PostgresAddress address) {
    return open(address, WRITES_THAT_MAY_WAIT);
  }

  static PostgresStore open(PostgresAddress address, int writesThatMayWait) {
    return new PostgresStore(new PostgresDatabase(address), writesThatMayWait);
  }

  @Override
  public long now() {
    return readers().ask(SqlQueries::now);
  }

  @Override
  public Heartbeat heartbeat(String node) {
    return result(writer().write("", sql -> known(NodeSql.beat(sql.connection(), node))));
  }

  @Override
  public Heartbeat register(String node) {
    return result(
        writer()
            .write(
                "",
                sql -> {
                  NodeSql.remove(sql.connection(), node);
                  return known(NodeSql.beat(sql.connection(), node));
                }));
  }

  @Override
  public void unregister(String node) {
    result(
        writer()
            .write(
                "",
                sql -> {
                  NodeSql.end(sql.connection(), node);
                  return known(true);
                }));
  }
}
