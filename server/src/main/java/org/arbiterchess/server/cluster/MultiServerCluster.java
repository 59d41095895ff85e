package org.arbiterchess.server.cluster;

import io.lettuce.core.RedisURI;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.ServerPresenceReport;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.ServerNodes;
import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoreReadException;

/**
 * The cluster as seen by one of its servers. The database holds the authoritative state. Redis is
 * used only to notify the servers of changes sooner.
 */
public final class MultiServerCluster implements Cluster, AutoCloseable {

  private static final String GAME_CHANNEL = "arbiter:game:";
  private static final long HEARTBEAT_MILLIS = 1000;
  private static final long DATABASE_LOST_MILLIS = 10_000;
  private static final long DATABASE_SUSPECT_MILLIS = 3_000;
  private static final int INITIAL_MEASUREMENTS = 5;

  private final ServerNodes nodeTable;
  private final String name;
  private final ClusterTime time;
  private final RedisPubSub pubSub;
  private final NodeBeats beats;
  private final ClusterEventSigner signer;
  private final Consumer<Throwable> errorHandler;
  private final ScheduledExecutorService heartbeats =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "node");
            thread.setDaemon(true);
            return thread;
          });
  private volatile Optional<ClusterListener> clusterListener = Optional.empty();
  private volatile long servedSince;
  private volatile long lastServedBefore = Long.MIN_VALUE;
  private volatile long databaseAnsweredAt;

  /** When the first request that the database has not answered yet was sent; or never. */
  private volatile long databaseAskedAt = Long.MAX_VALUE;

  private volatile OptionalLong downSince = OptionalLong.empty();

  /** The last heartbeats in the database. Used only by the thread for heartbeats. */
  private Map<String, Long> lastSeen = Map.of();

  private volatile ServerEventListener serverListener = ServerEventListener.NONE;

  private MultiServerCluster(
      ServerNodes nodeTable,
      RedisURI redis,
      String name,
      TimeSource localTime,
      Consumer<Throwable> errorHandler) {
    this.nodeTable = nodeTable;
    this.name = name;
    this.time = new ClusterTime(localTime);
    this.pubSub = new RedisPubSub(redis, this::onMessage);
    this.beats = new NodeBeats(name, pubSub, time, this::reportLost, errorHandler);
    this.signer = new ClusterEventSigner(nodeTable.secret());
    this.errorHandler = errorHandler;
  }

  /**
   * Joins the cluster. Throws {@link ClusterJoinException} if that fails.
   *
   * @param redis a URL such as redis://host:6379
   * @param name a unique name that stays the same after a restart
   * @param localTime this machine's time
   */
  public static MultiServerCluster join(
      ServerNodes nodeTable,
      String redis,
      String name,
      TimeSource localTime,
      Consumer<Throwable> errorHandler) {
    MultiServerCluster node =
        new MultiServerCluster(nodeTable, parseRedisUrl(redis), name, localTime, errorHandler);
    node.start();
    return node;
  }

  private static RedisURI parseRedisUrl(String redis) {
    try {
      URI address = URI.create(redis);
      boolean supported = List.of("redis", "rediss").contains(String.valueOf(address.getScheme()));
      if (!supported || address.getHost() == null) {
        throw ClusterJoinException.invalidRedisUrl();
      }
      return RedisURI.create(redis);
    } catch (IllegalArgumentException e) {
      throw ClusterJoinException.invalidRedisUrl();
    }
  }

  private void start() {
    boolean measured = false;
    try {
      for (int i = 0; i < INITIAL_MEASUREMENTS; i++) {
        measured |= time.measure(nodeTable::now);
      }
      if (!measured) {
        throw ClusterJoinException.slowDatabase(ClusterTime.MAX_ROUND_TRIP_MILLIS);
      }
      ServerNodes.Heartbeat registered = nodeTable.register(name);
      servedSince = registered.servedSince();
      databaseAnsweredAt = time.now();
      long seen = registered.lastSeen().getOrDefault(name, 0L);
      downSince = seen == 0 ? OptionalLong.empty() : OptionalLong.of(seen);
    } catch (StoreException e) {
      throw ClusterJoinException.of(e);
    } finally {
      if (servedSince == 0) {
        pubSub.close();
      }
    }
    beats.start();
    ScheduledFuture<?> unused =
        heartbeats.scheduleWithFixedDelay(
            this::heartbeat, HEARTBEAT_MILLIS, HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void heartbeat() {
    try {
      if (databaseAskedAt == Long.MAX_VALUE) {
        databaseAskedAt = time.now();
      }
      time.measure(nodeTable::now);
      ServerNodes.Heartbeat heartbeat = nodeTable.heartbeat(name);
      boolean wasUnserved = heartbeat.servedSince() > servedSince;
      if (wasUnserved) {
        lastServedBefore = databaseAnsweredAt;
      }
      servedSince = heartbeat.servedSince();
      databaseAnsweredAt = time.now();
      databaseAskedAt = Long.MAX_VALUE;
      serverListener.storeAvailable();
      OptionalLong goneSince = findGoneNodes(heartbeat.lastSeen());
      if (heartbeat.nodesGone() || wasUnserved) {
        OptionalLong since = wasUnserved ? OptionalLong.empty() : goneSince;
        clusterListener.ifPresent(listener -> listener.onNodesGone(since));
      }
    } catch (StoreReadException | NotStoredException | MaybeStoredException e) {
      // The database is unavailable. The next heartbeat follows shortly.
      serverListener.storeNotRead(e.getMessage());
      return;
    } catch (RuntimeException e) {
      errorHandler.accept(e);
    }
  }

  /**
   * Reports the servers that are no longer in the node table or have stopped. Returns when the
   * first of them was last seen.
   */
  private OptionalLong findGoneNodes(Map<String, Long> seen) {
    OptionalLong goneSince = OptionalLong.empty();
    for (Map.Entry<String, Long> before : lastSeen.entrySet()) {
      boolean isGone = before.getValue() > 0 && seen.getOrDefault(before.getKey(), 0L) == 0;
      if (isGone) {
        reportLost(before.getKey(), beats.forget(before.getKey(), before.getValue()));
        goneSince = OptionalLong.of(Math.min(goneSince.orElse(Long.MAX_VALUE), before.getValue()));
      }
    }
    lastSeen = seen;
    return goneSince;
  }

  private void reportLost(String node, long since) {
    clusterListener.ifPresent(listener -> listener.onNodeLost(node, since));
  }

  private void onMessage(String channel, String message) {
    if (channel.equals(NodeBeats.CHANNEL)) {
      beats.onBeat(message);
      return;
    }
    if (ClusterMessage.isFrom(name, message)) {
      return;
    }
    String game = channel.substring(GAME_CHANNEL.length());
    clusterListener.ifPresent(ClusterMessage.decode(game, message, signer));
  }

  /** Sets the listener for database and Redis outages. */
  public void setServerListener(ServerEventListener listener) {
    serverListener = listener;
    beats.setServerListener(listener);
  }

  /** The time shared by the whole cluster. */
  public TimeSource time() {
    return time;
  }

  @Override
  public long clockOffset() {
    return time.offset();
  }

  @Override
  public void setListener(ClusterListener listener) {
    clusterListener = Optional.of(listener);
  }

  @Override
  public boolean isClustered() {
    return true;
  }

  @Override
  public void subscribe(String game) {
    pubSub.subscribe(GAME_CHANNEL + game);
  }

  @Override
  public void unsubscribe(String game) {
    pubSub.unsubscribe(GAME_CHANNEL + game);
  }

  @Override
  public void announceChange(String game, GameChangeAnnouncement change) {
    pubSub.publish(GAME_CHANNEL + game, ClusterMessage.changed(name, game, change, signer));
  }

  @Override
  public void announcePresence(String game, ServerPresenceReport report, boolean replyWanted) {
    pubSub.publish(GAME_CHANNEL + game, ClusterMessage.attended(name, report, replyWanted));
  }

  @Override
  public void announceGreeting(String game, Color by, PresetGreeting greeting) {
    pubSub.publish(GAME_CHANNEL + game, ClusterMessage.greeted(name, by, greeting));
  }

  @Override
  public boolean isDatabaseLost() {
    return databaseSilentFor(DATABASE_LOST_MILLIS);
  }

  @Override
  public OptionalLong databaseSilentSince() {
    return databaseSilentFor(DATABASE_SUSPECT_MILLIS)
        ? OptionalLong.of(databaseAnsweredAt)
        : OptionalLong.empty();
  }

  private boolean databaseSilentFor(long millis) {
    return time.now() - millis > databaseAskedAt;
  }

  @Override
  public long subscribedSince() {
    return beats.subscribedSince();
  }

  @Override
  public long servedSince() {
    return servedSince;
  }

  @Override
  public long lastServedBefore() {
    return lastServedBefore;
  }

  @Override
  public OptionalLong downSince() {
    return downSince;
  }

  /** Leaves the cluster, so that the other servers take over this server's games. */
  @Override
  public void close() {
    beats.close();
    heartbeats.shutdownNow();
    try {
      nodeTable.unregister(name);
    } catch (NotStoredException | MaybeStoredException e) {
      // The other servers will notice the missing heartbeats.
    } finally {
      pubSub.close();
    }
  }
}
