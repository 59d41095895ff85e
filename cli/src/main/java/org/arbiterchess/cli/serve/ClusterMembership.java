package org.arbiterchess.cli.serve;

import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.cluster.ClusterJoinException;
import org.arbiterchess.server.cluster.MultiServerCluster;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.store.ServerNodes;
import org.arbiterchess.server.store.Store;

/**
 * This server's membership in a cluster of servers that share games. A standalone server is not a
 * member of any cluster.
 */
final class ClusterMembership implements AutoCloseable {

  private final SystemTimeSource time;
  private final Optional<MultiServerCluster> node;

  private ClusterMembership(SystemTimeSource time, Optional<MultiServerCluster> node) {
    this.time = time;
    this.node = node;
  }

  /**
   * Joins the cluster. Throws {@link BadInputException} if that fails.
   *
   * @param redisUrl the Redis URL; empty for a standalone server
   * @param name supplies a unique name for this server
   */
  static ClusterMembership join(
      Store store,
      SystemTimeSource time,
      Optional<String> redisUrl,
      Supplier<String> name,
      ServerLogAndMetrics monitoring,
      Texts texts) {
    if (redisUrl.isEmpty()) {
      return new ClusterMembership(time, Optional.empty());
    }
    ServerNodes nodes =
        store
            .nodes()
            .orElseThrow(() -> new BadInputException(texts, TerminalText.REDIS_NEEDS_DATABASE));
    try {
      MultiServerCluster node =
          MultiServerCluster.join(
              nodes, redisUrl.get(), name.get(), time, monitoring::programError);
      node.setServerListener(monitoring.listener());
      return new ClusterMembership(time, Optional.of(node));
    } catch (ClusterJoinException e) {
      throw new BadInputException(QuotedText.printable(texts.say(e.text())));
    }
  }

  LinkConfig linkConfig(Store store, ServerLimits limits, int keepDays, boolean behindProxy) {
    LinkConfig alone = new LinkConfig(store, time, limits, keepDays, behindProxy);
    return node.map(others -> alone.withCluster(others.time(), others)).orElse(alone);
  }

  @Override
  public void close() {
    node.ifPresent(MultiServerCluster::close);
  }
}
