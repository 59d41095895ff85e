package org.arbiterchess.server.room;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreReadException;

/** All open rooms. A room is opened on first use and closed when idle. */
public final class Rooms {

  private static final long PRESENCE_MILLIS = 1000;

  private final RoomContext context;
  private final Executor searchExecutor;
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();
  private final ServerTime.Pulse pulse;
  private ServerTime.Gap lastGap;
  private boolean isDatabaseSilent;
  private final AtomicBoolean isChecking = new AtomicBoolean();
  private volatile boolean stopping;

  /**
   * Creates the rooms of a server.
   *
   * @param searchExecutor runs verdict searches, which take too long to run in a room
   */
  public Rooms(RoomContext context, Executor searchExecutor) {
    this.context = context;
    this.searchExecutor = searchExecutor;
    this.pulse = new ServerTime.Pulse(context.time());
    this.lastGap = pulse.beat();
    context.cluster().setRooms(this);
    scheduleBeat();
  }

  private void scheduleBeat() {
    TimeSource time = context.time();
    time.schedule(time.now() + ServerTime.Pulse.BEAT_MILLIS, this::beat);
  }

  /** Lets every room log an outage as soon as it begins or ends. */
  private void beat() {
    if (stopping) {
      return;
    }
    ServerTime.Gap gap = pulse.beat();
    boolean silent = context.cluster().databaseSilentSince().isPresent();
    if (!gap.equals(lastGap)) {
      context.listener().serverFroze(gap.to() - gap.from());
    }
    if (!gap.equals(lastGap) || silent != isDatabaseSilent) {
      lastGap = gap;
      isDatabaseSilent = silent;
      rooms.values().forEach(room -> room.tell(() -> {}));
    }
    scheduleBeat();
  }

  /** Notices when this server does not run. */
  ServerTime.Pulse pulse() {
    return pulse;
  }

  /** The end of the last gap in which this server did not run, or {@link Long#MIN_VALUE}. */
  public long runningSince() {
    return pulse.beat().to();
  }

  /**
   * Returns the room of a game, which is opened if necessary.
   *
   * @throws RefusalException if the game id is not valid or the server is stopping
   */
  public Room find(String game) {
    if (stopping) {
      throw new RefusalException(ServerRefusalReason.STOPPING);
    }
    if (!IdsAndTokens.isGameId(game)) {
      throw new RefusalException(ServerRefusalReason.UNKNOWN_GAME);
    }
    Room found = rooms.get(game);
    if (found != null) {
      return found;
    }
    Room created = new Room(game, context, searchExecutor, this);
    Room other = rooms.putIfAbsent(game, created);
    if (other != null) {
      return other;
    }
    created.open();
    return created;
  }

  /** Runs a task in a room, which may complete the answer. */
  private <T> CompletableFuture<T> submit(String game, BiConsumer<Room, Consumer<T>> task) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      return find(game)
          .submit(
              room -> task.accept(room, result -> room.afterwards(() -> answer.complete(result))),
              answer);
    } catch (RefusalException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** Removes a closed room. */
  void remove(Room room) {
    rooms.remove(room.id(), room);
  }

  boolean isStopping() {
    return stopping;
  }

  public CompletableFuture<Seated> join(String game, GameHttpRequest.Join join) {
    return submit(game, (room, answer) -> room.requests.join(join, answer));
  }

  public CompletableFuture<Void> removeName(String game, String token) {
    return submit(game, (room, answer) -> room.requests.removeName(token));
  }

  public CompletableFuture<GameSnapshot> snapshot(String game) {
    return submit(game, (room, answer) -> answer.accept(room.snapshot()));
  }

  /** Whether the game exists. Blocks on the store. */
  public boolean exists(String game) {
    return IdsAndTokens.isGameId(game) && (rooms.containsKey(game) || context.store().exists(game));
  }

  /**
   * Opens the rooms for unfinished games one by one, so that their timers run. Blocks.
   *
   * @param unservedSince since when a server that may have served these games has not been running,
   *     if the rooms cannot see that themselves
   */
  public void openUnfinished(OptionalLong unservedSince) {
    for (String game : context.store().unfinishedGames()) {
      if (stopping) {
        return;
      }
      Room room = find(game);
      // If the room is already open, an empty task is enough to make it load the changes that other
      // servers have announced.
      CompletableFuture<Void> opened = room.submit(open -> {}, new CompletableFuture<>());
      opened.exceptionally(failure -> null).join();
      room.closeIfIdle(0).join();
    }
    if (unservedSince.isPresent()) {
      // By then, the other servers have reported who is connected to them.
      context
          .time()
          .schedule(
              context.time().now() + PRESENCE_MILLIS,
              () -> onServerLost(Optional.empty(), unservedSince.getAsLong()));
    }
  }

  private void onServerLost(Optional<String> node, long since) {
    rooms.values().forEach(room -> room.tell(() -> room.others.onServerLost(node, since)));
  }

  /** Another server announces something about a game. Does not block. */
  public void onAnnounced(String node, String game, Announcement announcement) {
    Room room = rooms.get(game);
    if (room != null) {
      room.onAnnounced(node, announcement);
    }
  }

  /** Another server is no longer heard. It was last heard at the given time. */
  public void onNodeLost(String node, long since) {
    onServerLost(Optional.of(node), since);
  }

  /** Announcements may have been missed. Looks for newer versions, unless that is going on. */
  public void onAnnouncementsMissed() {
    if (isChecking.compareAndSet(false, true)) {
      Runnable check =
          () -> {
            try {
              checkVersions();
            } finally {
              isChecking.set(false);
            }
          };
      new DaemonThread(check, "room-versions").start();
    }
  }

  /**
   * Servers have left the cluster, so this server must take over their games.
   *
   * @param since when the first of them was last heard; empty if no server could reach the database
   */
  public void onNodesGone(OptionalLong since) {
    new DaemonThread(() -> takeOver(since), "room-takeover").start();
  }

  /**
   * Takes over the games of servers that have left the cluster. Checks the games' versions first,
   * because those servers may not have announced their last changes.
   */
  private void takeOver(OptionalLong since) {
    try {
      checkVersions();
      openUnfinished(since);
    } catch (RuntimeException e) {
      context.listener().programError(e);
    }
  }

  /** Looks in the store for newer versions of open games and reports them to the rooms. Blocks. */
  public void checkVersions() {
    try {
      context
          .store()
          .versions(List.copyOf(rooms.keySet()))
          .forEach(
              (game, version) ->
                  onAnnounced(
                      "",
                      game,
                      new Announcement.Changed(version.seq(), version.revision(), List.of())));
    } catch (StoreReadException e) {
      // The store is unavailable. The next check follows shortly.
    } catch (RuntimeException e) {
      context.listener().programError(e);
    }
  }

  /** Repeats the presence reports to the other servers. */
  public void reportPresence() {
    rooms.values().forEach(room -> room.tell(room.others::repeatPresence));
  }

  /** Closes the rooms that have been idle for this many milliseconds. */
  public void closeIdle(long idle) {
    for (Room room : rooms.values()) {
      CompletableFuture<?> unused = room.closeIfIdle(idle);
    }
  }

  /**
   * Closes the rooms for deleted games and disconnects their clients. Blocks on the store. Throws
   * {@link StoreReadException} if the read fails.
   *
   * @param before only games whose last event was before this time can have been deleted
   */
  public void closeDeleted(long before) {
    List<Room> old = rooms.values().stream().filter(room -> room.endedBefore(before)).toList();
    Set<String> stored = context.store().versions(old.stream().map(Room::id).toList()).keySet();
    old.stream().filter(room -> !stored.contains(room.id())).forEach(Room::closeAsDeleted);
  }

  /** The number of open rooms. */
  public int count() {
    return rooms.size();
  }

  /** The number of tasks that are queued or running in all rooms. */
  public int queuedTasks() {
    return rooms.values().stream().mapToInt(Room::queuedTasks).sum();
  }

  /** The number of open rooms by status. */
  public Map<RoomStatus, Integer> countByStatus() {
    List<RoomStatus> all = rooms.values().stream().flatMap(room -> room.status().stream()).toList();
    Map<RoomStatus, Integer> counts = new EnumMap<>(RoomStatus.class);
    for (RoomStatus status : RoomStatus.values()) {
      counts.put(status, Collections.frequency(all, status));
    }
    return counts;
  }

  /**
   * Pauses every running clock and disconnects all clients. Waits at most this many milliseconds.
   */
  public void stop(long millis) {
    stopping = true;
    CompletableFuture<?>[] stopped =
        rooms.values().stream().map(Rooms::stop).toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(stopped).completeOnTimeout(null, millis, TimeUnit.MILLISECONDS).join();
  }

  private static CompletableFuture<?> stop(Room room) {
    return room.ask(room::stop)
        .handle((done, failure) -> room)
        .thenCompose(stopped -> room.ask(() -> room.disconnectAll(ServerRefusalReason.STOPPING)));
  }
}
