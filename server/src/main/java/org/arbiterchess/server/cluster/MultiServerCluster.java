package org.arbiterchess.server.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.room.Announcement;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.DaemonThread;
import org.arbiterchess.server.room.Rooms;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.ServerMessages;
import org.arbiterchess.server.store.ServerNodes;
import org.arbiterchess.server.store.StoreException;
import org.arbiterchess.server.store.StoreReadException;

/**
 * The cluster as seen by one of its servers. The tables of the database hold the authoritative
 * state. Messages only let the servers know of changes sooner.
 */
public final class MultiServerCluster implements Cluster, ServerMessages.Receiver, AutoCloseable {

  private static final long HEARTBEAT_MILLIS = 1000;
  private static final long DATABASE_LOST_MILLIS = 10_000;
  private static final long DATABASE_SUSPECT_MILLIS = 3_000;
  private static final long DATABASE_SLOW_MILLIS = 1_500;
  private static final int INITIAL_MEASUREMENTS = 5;

  private final ServerNodes nodeTable;
  private final String name;
  private final ClusterTime time;
  private final ServerMessages messages;
  private final NodeBeats beats;
  private final ServerEventListener serverListener;
  private final ScheduledExecutorService heartbeats =
      Executors.newSingleThreadScheduledExecutor(task -> new DaemonThread(task, "node"));
  private volatile Optional<Rooms> rooms = Optional.empty();
  private volatile long servedSince;
  private volatile long lastServedBefore = Long.MIN_VALUE;
  private volatile long databaseAnsweredAt;

  /** When the database last answered after a silence. */
  private volatile long databaseBackAt;

  /** When the first request that the database has not answered yet was sent; or never. */
  private volatile long databaseAskedAt = Long.MAX_VALUE;

  private volatile OptionalLong downSince = OptionalLong.empty();

  /** The last heartbeats in the database. Used only by the thread for heartbeats. */
  private Map<String, Long> lastSeen = Map.of();

  /** Whether no other server uses the database. Messages would reach nobody. */
  private volatile boolean isAlone;

  private MultiServerCluster(
      ServerNodes nodeTable, String name, TimeSource localTime, ServerEventListener listener) {
    this.nodeTable = nodeTable;
    this.name = name;
    this.time = new ClusterTime(localTime);
    this.messages = nodeTable.messages(name);
    this.beats = new NodeBeats(this, name, messages, time);
    this.serverListener = listener;
  }

  /**
   * Joins the cluster. Throws {@link ClusterJoinException} if that fails.
   *
   * @param name a unique name that stays the same after a restart
   * @param localTime this machine's time
   * @param listener told of outages of the database and of messages, and of program errors
   */
  public static MultiServerCluster join(
      ServerNodes nodeTable, String name, TimeSource localTime, ServerEventListener listener) {
    MultiServerCluster node = new MultiServerCluster(nodeTable, name, localTime, listener);
    node.start();
    return node;
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
    }
    messages.start(this);
    beats.beat();
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
      databaseBackAt =
          databaseSilentFor(DATABASE_SLOW_MILLIS) ? databaseAnsweredAt : databaseBackAt;
      databaseAskedAt = Long.MAX_VALUE;
      serverListener.storeAvailable();
      OptionalLong goneSince = findGoneNodes(heartbeat.lastSeen());
      if (heartbeat.nodesGone() || wasUnserved) {
        OptionalLong since = wasUnserved ? OptionalLong.empty() : goneSince;
        rooms.ifPresent(told -> told.onNodesGone(since));
      }
    } catch (StoreReadException | NotStoredException | MaybeStoredException e) {
      // The database is unavailable. The next heartbeat follows shortly.
      serverListener.storeNotRead(e.getMessage());
      return;
    } catch (RuntimeException e) {
      onError(e);
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
    isAlone =
        seen.entrySet().stream()
            .allMatch(node -> node.getKey().equals(name) || node.getValue() == 0);
    return goneSince;
  }

  /** Called when a server is silent. */
  void reportLost(String node, long since) {
    rooms.ifPresent(told -> told.onNodeLost(node, since));
  }

  @Override
  public void onMessage(String node, String message) {
    try {
      beats.onHeard(node);
      if (!node.equals(name)) {
        isAlone = false;
        Announcement.read(message).ifPresent(announced -> onAnnounced(node, message, announced));
      }
    } catch (RuntimeException e) {
      onError(e);
    }
  }

  private void onAnnounced(String node, String message, Announcement announced) {
    String game = message.split(" ", 3)[1];
    rooms.ifPresent(told -> told.onAnnounced(node, game, announced));
  }

  @Override
  public void onDisconnected() {
    beats.onDisconnected();
  }

  void onError(RuntimeException error) {
    serverListener.programError(error);
  }

  /** Called with true when messages arrive, and with false each time none have for a while. */
  void onConnected(boolean connected) {
    if (connected) {
      serverListener.messagesRestored();
      rooms.ifPresent(Rooms::onAnnouncementsMissed);
    } else if (!databaseSilentFor(DATABASE_SLOW_MILLIS)
        && databaseBackAt + DATABASE_SUSPECT_MILLIS < time.now()) {
      // An outage of the database has its own line in the log.
      serverListener.messagesLost();
    }
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
  public void setRooms(Rooms told) {
    rooms = Optional.of(told);
  }

  @Override
  public boolean isClustered() {
    return true;
  }

  @Override
  public void announce(String game, Announcement announcement) {
    if (!isAlone) {
      messages.send(announcement.message(game));
    }
  }

  @Override
  public boolean isDatabaseLost() {
    return !isAlone && databaseSilentFor(DATABASE_LOST_MILLIS);
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
    return beats.connectedSince();
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
    heartbeats.shutdownNow();
    try {
      nodeTable.unregister(name);
    } catch (NotStoredException | MaybeStoredException e) {
      // The other servers will notice the missing heartbeats.
    } finally {
      messages.close();
    }
  }
}
