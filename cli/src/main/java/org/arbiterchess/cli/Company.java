package org.arbiterchess.cli;

import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.link.LinkSetup;
import org.arbiterchess.server.nodes.CannotJoin;
import org.arbiterchess.server.nodes.Nodes;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.NodeTable;
import org.arbiterchess.server.store.SqlStore;

/** The servers that this one shares its games with, if there are any. */
final class Company implements AutoCloseable {

  private final SystemTime time;
  private final Optional<Nodes> nodes;

  private Company(SystemTime time, Optional<Nodes> nodes) {
    this.time = time;
    this.nodes = nodes;
  }

  /**
   * Joins the others. Throws {@link BadInput} with what is in the way.
   *
   * @param redis where they hear of each other; nothing for a server on its own
   * @param name what no other server is called; asked only if there may be others
   */
  static Company of(
      SqlStore store,
      SystemTime time,
      Optional<String> redis,
      Supplier<String> name,
      Watching watching) {
    if (redis.isEmpty()) {
      return new Company(time, Optional.empty());
    }
    if (!(store instanceof NodeTable table)) {
      throw new BadInput("Servers share games in a database: --redis needs --database.");
    }
    try {
      Nodes nodes = Nodes.join(table, redis.get(), name.get(), time, watching::fault);
      nodes.watchedBy(watching.witness());
      return new Company(time, Optional.of(nodes));
    } catch (CannotJoin e) {
      throw new BadInput(Quoted.plain(e.getMessage()));
    }
  }

  LinkSetup setup(SqlStore store, Limits limits, int keepDays, boolean behindProxy) {
    LinkSetup alone = new LinkSetup(store, time, limits, keepDays, behindProxy);
    return nodes.map(others -> alone.with(others.time(), others)).orElse(alone);
  }

  @Override
  public void close() {
    nodes.ifPresent(Nodes::close);
  }
}
