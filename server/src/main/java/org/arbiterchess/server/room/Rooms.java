package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreReadException;

/** All open rooms. A room is opened on first use and closed when idle. */
public final class Rooms implements Cluster.ClusterListener {

  private final RoomContext context;
  private final Map<String, RoomHandle> handles = new ConcurrentHashMap<>();
  private volatile boolean stopping;

  public Rooms(RoomContext context) {
    this.context = context;
    context.cluster().setListener(this);
  }

  /**
   * Runs a task in a room after all earlier ones. Completes exceptionally with {@link
   * RefusalException} if the game does not exist or the task is refused.
   */
  private <T> CompletableFuture<T> submit(String game, Function<Room, CompletionStage<T>> task) {
    if (stopping) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.STOPPING));
    }
    if (!IdsAndTokens.isGameId(game)) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
    }
    RoomHandle handle = handles.computeIfAbsent(game, id -> new RoomHandle(id, context, handles));
    CompletableFuture<T> answer = new CompletableFuture<>();
    handle.submit(task, answer, () -> submit(game, task));
    return answer;
  }

  public CompletableFuture<Void> hello(Participant participant, ClientMessage.Hello hello) {
    return submit(hello.game(), room -> ConnectionHandler.hello(room, participant, hello));
  }

  /** Handles any message other than the initial {@code hello}. */
  public CompletableFuture<Void> handle(
      String game, Participant participant, ClientMessage message, long received) {
    if (message instanceof ClientMessage.Beat beat) {
      participant.roundTripTime().beatReceived(beat.now(), received);
      return CompletableFuture.completedFuture(null);
    }
    return submit(game, room -> dispatch(room, participant, message, received));
  }

  private static CompletionStage<Void> dispatch(
      Room room, Participant participant, ClientMessage message, long received) {
    if (!room.participants().has(participant)) {
      throw new RefusalException(ServerRefusalReason.HELLO_FIRST);
    }
    if (message instanceof ClientMessage.CommandSent command) {
      return CommandHandler.handle(room, participant, command, received);
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return RematchHandler.handle(room, participant, rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return SeatHandler.freeSeat(room, participant, free.color());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return SeatHandler.takeSeat(room, participant, take.color());
    }
    if (message instanceof ClientMessage.AnswerSeat answer) {
      return SeatHandler.answerRequest(room, participant, answer.accept());
    }
    throw new IllegalArgumentException("not a room message: " + message.getClass());
  }

  public CompletableFuture<Void> leave(String game, Participant participant) {
    CompletableFuture<Void> left = new CompletableFuture<>();
    RoomHandle handle = handles.get(game);
    if (stopping || handle == null) {
      left.complete(null);
    } else {
      handle.submitEvenIfStoreFails(
          room -> ConnectionHandler.leave(room, participant), left, () -> leave(game, participant));
    }
    return left;
  }

  public CompletableFuture<ServerMessage.Seated> join(String game, GameHttpRequest.Join join) {
    return submit(game, room -> SeatHandler.join(room, join));
  }

  public CompletableFuture<Void> removeName(String game, String token) {
    return submit(game, room -> SeatHandler.removeName(room, token));
  }

  public CompletableFuture<GameSnapshot> snapshot(String game) {
    return submit(game, room -> CompletableFuture.completedFuture(room.snapshot()));
  }

  /** Whether the game exists. Blocks on the store. */
  public boolean exists(String game) {
    return IdsAndTokens.isGameId(game)
        && (handles.containsKey(game) || context.store().exists(game));
  }

  /** Sends a client the number of the last event and the time, if the room is open. */
  public void sendBeat(String game, Participant participant) {
    RoomHandle handle = handles.get(game);
    if (handle != null && handle.head() > 0) {
      long now = context.time().now();
      participant.roundTripTime().beatSent(now);
      participant.send(new ServerMessage.Beat(handle.head(), now));
    }
  }

  /** Opens the rooms for unfinished games one by one, so that their clocks run. */
  public void openUnfinished() {
    for (String game : context.store().unfinishedGames()) {
      if (stopping) {
        return;
      }
      CompletableFuture<Void> open = submit(game, room -> CompletableFuture.completedFuture(null));
      open.exceptionally(failure -> null).join();
      closeIdle(game, 0);
    }
  }

  @Override
  public void onGameChanged(String game, int head, int revision) {
    RoomHandle handle = handles.get(game);
    if (handle != null) {
      handle.onGameChanged(head, revision);
    }
  }

  @Override
  public void onPresenceReported(
      String game, String node, PresenceReport report, boolean replyWanted) {
    RoomHandle handle = handles.get(game);
    if (handle != null) {
      handle.onPresenceReported(node, report, replyWanted);
    }
  }

  @Override
  public void onNodeGone() {
    Thread opening = new Thread(this::takeOver, "room-takeover");
    opening.setDaemon(true);
    opening.start();
  }

  /** Checks versions first, because the lost server may not have announced its last changes. */
  private void takeOver() {
    try {
      checkVersions();
      openUnfinished();
    } catch (RuntimeException e) {
      context.errorHandler().accept(e);
    }
  }

  /** Compares the versions of open games with those in the store. Blocks on the store. */
  public void checkVersions() {
    try {
      context
          .store()
          .versions(List.copyOf(handles.keySet()))
          .forEach((game, head) -> onGameChanged(game, head.seq(), head.revision()));
    } catch (StoreReadException e) {
      // The store is unavailable. The next check follows shortly.
    }
  }

  /** Repeats the presence reports to the other servers. */
  public void reportPresence() {
    handles.values().forEach(RoomHandle::reportPresence);
  }

  /** Closes the rooms that have been idle for this many milliseconds. */
  public void closeIdle(long idle) {
    handles.keySet().forEach(game -> closeIdle(game, idle));
  }

  private void closeIdle(String game, long idle) {
    RoomHandle handle = handles.get(game);
    if (handle != null) {
      handle.closeIfIdle(idle);
    }
  }

  /** Closes the rooms for deleted games and disconnects their clients. */
  public void closeDeleted(long before) {
    handles.values().forEach(handle -> handle.closeIfDeleted(before));
  }

  /** The number of open rooms. */
  public int count() {
    return handles.size();
  }

  /** The number of open rooms by status. */
  public Map<RoomStatus, Integer> countByStatus() {
    Map<RoomStatus, Integer> counts = new EnumMap<>(RoomStatus.class);
    for (RoomStatus status : RoomStatus.values()) {
      counts.put(status, 0);
    }
    handles
        .values()
        .forEach(handle -> handle.status().ifPresent(one -> counts.merge(one, 1, Integer::sum)));
    return counts;
  }

  /**
   * Pauses every running clock and disconnects all clients. Waits at most this many milliseconds.
   */
  public void stop(long millis) {
    stopping = true;
    List<CompletableFuture<?>> stopped = new ArrayList<>();
    for (RoomHandle handle : handles.values()) {
      CompletableFuture<Void> done = new CompletableFuture<>();
      handle.submitEvenIfStoreFails(
          Room::stop, done, () -> CompletableFuture.completedFuture(null));
      stopped.add(done.exceptionally(failure -> null));
    }
    CompletableFuture.allOf(stopped.toArray(new CompletableFuture<?>[0]))
        .completeOnTimeout(null, millis, TimeUnit.MILLISECONDS)
        .join();
  }
}
