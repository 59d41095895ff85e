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
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.PresenceReport;
import org.arbiterchess.server.room.ServerListener;
import org.arbiterchess.server.room.TimeSource;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NodeTable;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;

/**
 * This server among those that share a database. What is said by Redis only makes the others look
 * sooner; everything that counts is in the database.
 */
public final class ClusterNode implements Cluster, AutoCloseable {

  private static final String GAME = "arbiter:game:";
  private static final String SELF = "arbiter:node:";
  private static final long BEAT_MILLIS = 1000;
  private static final long SILENCE_MILLIS = 4000;
  private static final long CUT_OFF_MILLIS = 10_000;
  private static final long UNSURE_MILLIS = 3_000;
  private static final int MEASUREMENTS = 5;

  /**
   * How many messages to itself a node has to miss before Redis counts as lost. While the database
   * is away, a node says little to itself, and its own silence is no fault of Redis.
   */
  private static final int LOST_AFTER = 3;

  private final NodeTable table;
  private final String name;
  private final ClusterTime time;
  private final RedisPubSub line;
  private final Consumer<Throwable> faults;
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "node");
            thread.setDaemon(true);
            return thread;
          });
  private volatile Optional<ClusterListener> ears = Optional.empty();
  private volatile long tendedSince;
  private volatile long untendedFrom = Long.MIN_VALUE;
  private volatile long heardSince = Long.MAX_VALUE - Integer.MAX_VALUE;
  private volatile long heardLast;
  private volatile long answeredLast;
  private long lastTry;
  private volatile ServerListener witness = ServerListener.NONE;
  private volatile boolean redisAnswers = true;
  private final AtomicInteger unanswered = new AtomicInteger();

  private ClusterNode(
      NodeTable table, RedisURI redis, String name, TimeSource own, Consumer<Throwable> faults) {
    this.table = table;
    this.name = name;
    this.time = new ClusterTime(own);
    this.line = new RedisPubSub(redis, this::hear);
    this.faults = faults;
  }

  /**
   * Joins the others. Throws {@link ClusterJoinException}.
   *
   * @param redis an address like redis://host:6379
   * @param name what no other server is called; after a restart the same again
   * @param own this machine's time
   */
  public static ClusterNode join(
      NodeTable table, String redis, String name, TimeSource own, Consumer<Throwable> faults) {
    ClusterNode nodes = new ClusterNode(table, address(redis), name, own, faults);
    nodes.begin();
    return nodes;
  }

  private static RedisURI address(String redis) {
    try {
      URI address = URI.create(redis);
      boolean known = List.of("redis", "rediss").contains(String.valueOf(address.getScheme()));
      if (!known || address.getHost() == null) {
        throw ClusterJoinException.noAddress();
      }
      return RedisURI.create(redis);
    } catch (IllegalArgumentException e) {
      throw ClusterJoinException.noAddress();
    }
  }

  private void begin() {
    boolean measured = false;
    try {
      for (int i = 0; i < MEASUREMENTS; i++) {
        measured |= time.measure(table::now);
      }
      if (!measured) {
        throw ClusterJoinException.slowDatabase(ClusterTime.LONGEST_ANSWER);
      }
      tendedSince = table.register(name).servedSince();
      answeredLast = time.now();
    } catch (StoreReadException | NotStoredException | MaybeStoredException e) {
      throw ClusterJoinException.of(e);
    } finally {
      if (tendedSince == 0) {
        line.close();
      }
    }
    // Redis has as long to answer for the first time as it may be silent later.
    heardLast = time.now();
    line.subscribe(SELF + name);
    line.connect();
    ScheduledFuture<?> unused =
        beats.scheduleWithFixedDelay(this::beat, BEAT_MILLIS, BEAT_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    try {
      listenToMyself();
      time.measure(table::now);
      NodeTable.Heartbeat beat = table.heartbeat(name);
      boolean wasAway = beat.servedSince() > tendedSince;
      if (wasAway) {
        untendedFrom = answeredLast;
      }
      tendedSince = beat.servedSince();
      answeredLast = time.now();
      witness.storeRead();
      if (beat.nodesGone() || wasAway) {
        ears.ifPresent(ClusterListener::onNodeGone);
      }
    } catch (StoreReadException | NotStoredException | MaybeStoredException e) {
      // The database is away; it is asked again in a moment.
      witness.storeNotRead(e.getMessage());
      return;
    } catch (RuntimeException e) {
      faults.accept(e);
    }
  }

  /** What one says to oneself comes back by Redis, or it is not there. */
  private void listenToMyself() {
    line.connect();
    long now = time.now();
    if (now - heardLast > SILENCE_MILLIS) {
      heardSince = Long.MAX_VALUE - Integer.MAX_VALUE;
      if (redisAnswers && unanswered.get() >= LOST_AFTER) {
        redisAnswers = false;
        witness.redisLost();
      }
      if (now - lastTry > 2 * SILENCE_MILLIS) {
        lastTry = now;
        line.reconnect();
      }
    }
    unanswered.incrementAndGet();
    line.say(SELF + name, "");
  }

  private void hear(String channel, String message) {
    if (channel.startsWith(SELF)) {
      heardLast = time.now();
      unanswered.set(0);
      if (heardSince > heardLast) {
        heardSince = heardLast;
        line.renew();
        if (!redisAnswers) {
          redisAnswers = true;
          witness.redisRestored();
        }
      }
      return;
    }
    Optional<ClusterMessage> gossip =
        ClusterMessage.read(message).filter(one -> !one.server().equals(name));
    String game = channel.substring(GAME.length());
    if (gossip.isPresent() && ears.isPresent()) {
      if (gossip.get() instanceof ClusterMessage.Changed changed) {
        ears.get().onGameChanged(game, changed.head(), changed.revision());
      } else if (gossip.get() instanceof ClusterMessage.Attended attended) {
        ears.get()
            .onPresenceReported(game, attended.server(), attended.attendance(), attended.asking());
      }
    }
  }

  /** From now on, a witness is told when the database or Redis is away, and when it is back. */
  public void setServerListener(ServerListener watching) {
    witness = watching;
  }

  /** The time that all of them share. */
  public TimeSource time() {
    return time;
  }

  @Override
  public long clockOffset() {
    return time.offset();
  }

  @Override
  public void setListener(ClusterListener listener) {
    ears = Optional.of(listener);
  }

  @Override
  public boolean isClustered() {
    return true;
  }

  @Override
  public void subscribe(String game) {
    line.subscribe(GAME + game);
  }

  @Override
  public void unsubscribe(String game) {
    line.unsubscribe(GAME + game);
  }

  @Override
  public void announceChange(String game, int head, int revision) {
    line.say(GAME + game, new ClusterMessage.Changed(name, head, revision).line());
  }

  @Override
  public void announcePresence(String game, PresenceReport here, boolean asking) {
    line.say(GAME + game, new ClusterMessage.Attended(name, here, asking).line());
  }

  @Override
  public boolean isDatabaseLost() {
    return time.now() - answeredLast > CUT_OFF_MILLIS;
  }

  @Override
  public boolean isDatabaseSuspect() {
    return time.now() - answeredLast > UNSURE_MILLIS;
  }

  @Override
  public long subscribedSince() {
    return heardSince;
  }

  @Override
  public long servedSince() {
    return tendedSince;
  }

  @Override
  public long lastServedBefore() {
    return untendedFrom;
  }

  /** Leaves its games to the others. */
  @Override
  public void close() {
    beats.shutdownNow();
    try {
      table.unregister(name);
    } catch (NotStoredException | MaybeStoredException e) {
      // The others will notice that it is silent.
    } finally {
      line.close();
    }
  }
}
