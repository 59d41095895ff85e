package org.arbiterchess.cli.serve;

import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.cluster.ClusterJoinException;
import org.arbiterchess.server.cluster.ClusterNode;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.NodeTable;
import org.arbiterchess.server.store.SqlStore;

/** The servers that this one shares its games with, if there are any. */
final class ClusterMembership implements AutoCloseable {

  private final SystemTime time;
  private final Optional<ClusterNode> nodes;

  private ClusterMembership(SystemTime time, Optional<ClusterNode> nodes) {
    this.time = time;
    this.nodes = nodes;
  }

  /**
   * Joins the others. Throws {@link BadInputException} with what is in the way.
   *
   * @param redis where they hear of each other; nothing for a server on its own
   * @param name what no other server is called; asked only if there may be others
   */
  static ClusterMembership of(
      SqlStore store,
      SystemTime time,
      Optional<String> redis,
      Supplier<String> name,
      ServerMonitoring watching) {
    if (redis.isEmpty()) {
      return new ClusterMembership(time, Optional.empty());
    }
    if (!(store instanceof NodeTable table)) {
      throw new BadInputException("Servers share games in a database: --redis needs --database.");
    }
    try {
      ClusterNode nodes = ClusterNode.join(table, redis.get(), name.get(), time, watching::fault);
      nodes.setServerListener(watching.witness());
      return new ClusterMembership(time, Optional.of(nodes));
    } catch (ClusterJoinException e) {
      throw new BadInputException(QuotedText.plain(e.getMessage()));
    }
  }

  LinkConfig setup(SqlStore store, Limits limits, int keepDays, boolean behindProxy) {
    LinkConfig alone = new LinkConfig(store, time, limits, keepDays, behindProxy);
    return nodes.map(others -> alone.withCluster(others.time(), others)).orElse(alone);
  }

  @Override
  public void close() {
    nodes.ifPresent(ClusterNode::close);
  }
}
