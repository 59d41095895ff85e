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
import org.arbiterchess.server.protocol.GameRequest;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreReadException;

/** All rooms that are open. One is opened when it is needed, and closed when nobody needs it. */
public final class Rooms implements Cluster.ClusterListener {

  private final RoomContext context;
  private final Map<String, RoomHandle> handles = new ConcurrentHashMap<>();
  private volatile boolean stopping;

  public Rooms(RoomContext context) {
    this.context = context;
    context.cluster().setListener(this);
  }

  /**
   * Does something in a room, after everything that was asked of it before. Completes exceptionally
   * with {@link RefusalException} if there is no such game, or it cannot be done.
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

  /** Anything but hello from a page that has said it. */
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
    throw new IllegalArgumentException("not for a room: " + message.getClass());
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

  public CompletableFuture<ServerMessage.Seated> join(String game, GameRequest.Join join) {
    return submit(game, room -> SeatHandler.join(room, join));
  }

  public CompletableFuture<Void> removeName(String game, String token) {
    return submit(game, room -> SeatHandler.removeName(room, token));
  }

  public CompletableFuture<GameSnapshot> snapshot(String game) {
    return submit(game, room -> CompletableFuture.completedFuture(room.snapshot()));
  }

  /** Whether there is such a game. Waits for the disk. */
  public boolean exists(String game) {
    return IdsAndTokens.isGameId(game)
        && (handles.containsKey(game) || context.store().exists(game));
  }

  /** Tells a page the number of the last event and the time, if its room is open. */
  public void sendBeat(String game, Participant participant) {
    RoomHandle handle = handles.get(game);
    if (handle != null && handle.head() > 0) {
      long now = context.time().now();
      participant.roundTripTime().beatSent(now);
      participant.send(new ServerMessage.Beat(handle.head(), now));
    }
  }

  /** Opens the rooms of games that are not over, one after another, so that their clocks run. */
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
    Thread opening = new Thread(this::takeOver, "open rooms of others");
    opening.setDaemon(true);
    opening.start();
  }

  /** What the other did last it may have told nobody. */
  private void takeOver() {
    try {
      checkVersions();
      openUnfinished();
    } catch (RuntimeException e) {
      context.errorHandler().accept(e);
    }
  }

  /** Asks the store how far the games of open rooms have come. Waits for it. */
  public void checkVersions() {
    try {
      context
          .store()
          .versions(List.copyOf(handles.keySet()))
          .forEach((game, head) -> onGameChanged(game, head.seq(), head.revision()));
    } catch (StoreReadException e) {
      // The store is away; it is asked again in a moment.
    }
  }

  /** Tells the other servers again who is here. */
  public void reportPresence() {
    handles.values().forEach(RoomHandle::reportPresence);
  }

  /** Closes the rooms that nobody has needed for so many milliseconds. */
  public void closeIdle(long idle) {
    handles.keySet().forEach(game -> closeIdle(game, idle));
  }

  private void closeIdle(String game, long idle) {
    RoomHandle handle = handles.get(game);
    if (handle != null) {
      handle.closeIfIdle(idle);
    }
  }

  /** Closes the rooms of games that the store no longer keeps, and tells whoever is there. */
  public void closeDeleted(long before) {
    handles.values().forEach(handle -> handle.closeIfDeleted(before));
  }

  /** How many rooms are open. */
  public int count() {
    return handles.size();
  }

  /** How many rooms are open, by how their games stand. */
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

  /** Pauses every running clock, takes leave of every page, and waits a while for that. */
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
