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
  private volatile Optional<Ears> ears = Optional.empty();
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
      tendedSince = table.begin(name).since();
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
      NodeTable.Beat beat = table.beat(name);
      boolean wasAway = beat.since() > tendedSince;
      if (wasAway) {
        untendedFrom = answeredLast;
      }
      tendedSince = beat.since();
      answeredLast = time.now();
      witness.read();
      if (beat.gone() || wasAway) {
        ears.ifPresent(Ears::abandoned);
      }
    } catch (StoreReadException | NotStoredException | MaybeStoredException e) {
      // The database is away; it is asked again in a moment.
      witness.notRead(e.getMessage());
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
          witness.redisBack();
        }
      }
      return;
    }
    Optional<ClusterMessage> gossip =
        ClusterMessage.read(message).filter(one -> !one.server().equals(name));
    String game = channel.substring(GAME.length());
    if (gossip.isPresent() && ears.isPresent()) {
      if (gossip.get() instanceof ClusterMessage.Changed changed) {
        ears.get().changed(game, changed.head(), changed.revision());
      } else if (gossip.get() instanceof ClusterMessage.Attended attended) {
        ears.get().attended(game, attended.server(), attended.attendance(), attended.asking());
      }
    }
  }

  /** From now on, a witness is told when the database or Redis is away, and when it is back. */
  public void watchedBy(ServerListener watching) {
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
  public void attach(Ears listener) {
    ears = Optional.of(listener);
  }

  @Override
  public boolean arePossible() {
    return true;
  }

  @Override
  public void listen(String game) {
    line.subscribe(GAME + game);
  }

  @Override
  public void ignore(String game) {
    line.unsubscribe(GAME + game);
  }

  @Override
  public void tell(String game, int head, int revision) {
    line.say(GAME + game, new ClusterMessage.Changed(name, head, revision).line());
  }

  @Override
  public void tell(String game, PresenceReport here, boolean asking) {
    line.say(GAME + game, new ClusterMessage.Attended(name, here, asking).line());
  }

  @Override
  public boolean isCutOff() {
    return time.now() - answeredLast > CUT_OFF_MILLIS;
  }

  @Override
  public boolean isUnsure() {
    return time.now() - answeredLast > UNSURE_MILLIS;
  }

  @Override
  public long heardSince() {
    return heardSince;
  }

  @Override
  public long tendedSince() {
    return tendedSince;
  }

  @Override
  public long untendedFrom() {
    return untendedFrom;
  }

  /** Leaves its games to the others. */
  @Override
  public void close() {
    beats.shutdownNow();
    try {
      table.end(name);
    } catch (NotStoredException | MaybeStoredException e) {
      // The others will notice that it is silent.
    } finally {
      line.close();
    }
  }
}
