package org.arbiterchess.server.cluster;

import io.lettuce.core.RedisURI;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.arbiterchess.server.store.ServerNodeTable;
import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoreReadException;

/**
 * The cluster as seen by one of its servers. The database holds the authoritative state. Redis is
 * used only to notify the servers of changes sooner.
 */
public final class MultiServerCluster implements Cluster, AutoCloseable {

  private static final String GAME_CHANNEL = "arbiter:game:";
  private static final String NODE_CHANNEL = "arbiter:node:";
  private static final long HEARTBEAT_MILLIS = 1000;
  private static final long REDIS_TIMEOUT_MILLIS = 4000;
  private static final long DATABASE_LOST_MILLIS = 10_000;
  private static final long DATABASE_SUSPECT_MILLIS = 3_000;
  private static final int INITIAL_MEASUREMENTS = 5;

  /**
   * A node sends messages to itself through Redis. It treats the connection to Redis as lost only
   * after this many consecutive messages have failed to come back. During a database outage, a node
   * sends few of these messages, so a long silence does not prove that the connection is lost.
   */
  private static final int MAX_MISSED_ECHOES = 3;

  private final ServerNodeTable nodeTable;
  private final String name;
  private final ClusterTime time;
  private final RedisPubSub pubSub;
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
  private volatile long subscribedSince = Long.MAX_VALUE - Integer.MAX_VALUE;
  private volatile long lastEchoAt;
  private volatile long databaseAnsweredAt;
  private long reconnectedAt;
  private volatile ServerEventListener serverListener = ServerEventListener.NONE;
  private volatile boolean redisConnected = true;
  private final AtomicInteger missedEchoes = new AtomicInteger();

  private MultiServerCluster(
      ServerNodeTable nodeTable,
      RedisURI redis,
      String name,
      TimeSource localTime,
      Consumer<Throwable> errorHandler) {
    this.nodeTable = nodeTable;
    this.name = name;
    this.time = new ClusterTime(localTime);
    this.pubSub = new RedisPubSub(redis, this::onMessage);
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
      ServerNodeTable nodeTable,
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
      servedSince = nodeTable.register(name).servedSince();
      databaseAnsweredAt = time.now();
    } catch (StoreException e) {
      throw ClusterJoinException.of(e);
    } finally {
      if (servedSince == 0) {
        pubSub.close();
      }
    }
    // The wait for the first echo from Redis starts now, with the same timeout as for later echoes.
    lastEchoAt = time.now();
    pubSub.subscribe(NODE_CHANNEL + name);
    pubSub.connect();
    ScheduledFuture<?> unused =
        heartbeats.scheduleWithFixedDelay(
            this::heartbeat, HEARTBEAT_MILLIS, HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void heartbeat() {
    try {
      checkRedis();
      time.measure(nodeTable::now);
      ServerNodeTable.Heartbeat heartbeat = nodeTable.heartbeat(name);
      boolean wasUnserved = heartbeat.servedSince() > servedSince;
      if (wasUnserved) {
        lastServedBefore = databaseAnsweredAt;
      }
      servedSince = heartbeat.servedSince();
      databaseAnsweredAt = time.now();
      serverListener.storeRead();
      if (heartbeat.nodesGone() || wasUnserved) {
        clusterListener.ifPresent(ClusterListener::onNodeGone);
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
   * Sends a message to this node through Redis. If these messages do not come back, the connection
   * to Redis is treated as lost.
   */
  private void checkRedis() {
    pubSub.connect();
    long now = time.now();
    if (now - lastEchoAt > REDIS_TIMEOUT_MILLIS) {
      subscribedSince = Long.MAX_VALUE - Integer.MAX_VALUE;
      if (redisConnected && missedEchoes.get() >= MAX_MISSED_ECHOES) {
        redisConnected = false;
        serverListener.redisLost();
      }
      if (now - reconnectedAt > 2 * REDIS_TIMEOUT_MILLIS) {
        reconnectedAt = now;
        pubSub.reconnect();
      }
    }
    missedEchoes.incrementAndGet();
    pubSub.publish(NODE_CHANNEL + name, "");
  }

  private void onMessage(String channel, String message) {
    if (channel.startsWith(NODE_CHANNEL)) {
      lastEchoAt = time.now();
      missedEchoes.set(0);
      if (subscribedSince > lastEchoAt) {
        subscribedSince = lastEchoAt;
        pubSub.resubscribe();
        if (!redisConnected) {
          redisConnected = true;
          serverListener.redisRestored();
        }
      }
      return;
    }
    if (ClusterMessage.isFrom(name, message)) {
      return;
    }
    Optional<ClusterMessage> received = ClusterMessage.decode(message);
    String game = channel.substring(GAME_CHANNEL.length());
    if (received.isPresent() && clusterListener.isPresent()) {
      if (received.get() instanceof ClusterMessage.Changed changed) {
        clusterListener.get().onGameChanged(game, trusted(game, changed));
      } else if (received.get() instanceof ClusterMessage.PresenceReported presence) {
        clusterListener
            .get()
            .onPresenceReported(game, presence.node(), presence.report(), presence.replyWanted());
      } else if (received.get() instanceof ClusterMessage.Greeted greeted) {
        clusterListener.get().onGreeting(game, greeted.by(), greeted.greeting());
      }
    }
  }

  /** Returns the announcement, without its events if their signature is not valid. */
  private GameChangeAnnouncement trusted(String game, ClusterMessage.Changed changed) {
    return changed.change().events().isEmpty()
            || signer.isSigned(game, changed.change(), changed.signature())
        ? changed.change()
        : changed.change().withoutEvents();
  }

  /** Sets the listener for database and Redis outages. */
  public void setServerListener(ServerEventListener listener) {
    serverListener = listener;
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
    String signature = change.events().isEmpty() ? "" : signer.sign(game, change);
    pubSub.publish(
        GAME_CHANNEL + game, new ClusterMessage.Changed(name, change, signature).encode());
  }

  @Override
  public void announcePresence(String game, ServerPresenceReport report, boolean replyWanted) {
    pubSub.publish(
        GAME_CHANNEL + game,
        new ClusterMessage.PresenceReported(name, report, replyWanted).encode());
  }

  @Override
  public void announceGreeting(String game, Color by, PresetGreeting greeting) {
    pubSub.publish(GAME_CHANNEL + game, new ClusterMessage.Greeted(name, by, greeting).encode());
  }

  @Override
  public boolean isDatabaseLost() {
    return time.now() - databaseAnsweredAt > DATABASE_LOST_MILLIS;
  }

  @Override
  public boolean isDatabaseSuspect() {
    return time.now() - databaseAnsweredAt > DATABASE_SUSPECT_MILLIS;
  }

  @Override
  public long subscribedSince() {
    return subscribedSince;
  }

  @Override
  public long servedSince() {
    return servedSince;
  }

  @Override
  public long lastServedBefore() {
    return lastServedBefore;
  }

  /** Leaves the cluster, so that the other servers take over this server's games. */
  @Override
  public void close() {
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
