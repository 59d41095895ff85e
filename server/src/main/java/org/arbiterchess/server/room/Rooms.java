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

  private final RoomContext premises;
  private final Map<String, RoomHandle> doors = new ConcurrentHashMap<>();
  private volatile boolean stopping;

  public Rooms(RoomContext premises) {
    this.premises = premises;
    premises.cluster().setListener(this);
  }

  /**
   * Does something in a room, after everything that was asked of it before. Completes exceptionally
   * with {@link RefusalException} if there is no such game, or it cannot be done.
   */
  private <T> CompletableFuture<T> in(String game, Function<Room, CompletionStage<T>> task) {
    if (stopping) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.STOPPING));
    }
    if (!IdsAndTokens.isGameId(game)) {
      return CompletableFuture.failedFuture(new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
    }
    RoomHandle door = doors.computeIfAbsent(game, id -> new RoomHandle(id, premises, doors));
    CompletableFuture<T> answer = new CompletableFuture<>();
    door.put(task, answer, () -> in(game, task));
    return answer;
  }

  public CompletableFuture<Void> hello(Participant guest, ClientMessage.Hello hello) {
    return in(hello.game(), room -> ConnectionHandler.hello(room, guest, hello));
  }

  /** Anything but hello from a page that has said it. */
  public CompletableFuture<Void> handle(
      String game, Participant guest, ClientMessage message, long received) {
    if (message instanceof ClientMessage.Beat beat) {
      guest.way().back(beat.now(), received);
      return CompletableFuture.completedFuture(null);
    }
    return in(game, room -> answer(room, guest, message, received));
  }

  private static CompletionStage<Void> answer(
      Room room, Participant guest, ClientMessage message, long received) {
    if (!room.crowd().has(guest)) {
      throw new RefusalException(ServerRefusalReason.HELLO_FIRST);
    }
    if (message instanceof ClientMessage.CommandSent asks) {
      return CommandHandler.ask(room, guest, asks, received);
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return RematchHandler.ask(room, guest, rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return SeatHandler.free(room, guest, free.color());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return SeatHandler.take(room, guest, take.color());
    }
    if (message instanceof ClientMessage.AnswerSeat answer) {
      return SeatHandler.answer(room, guest, answer.accept());
    }
    throw new IllegalArgumentException("not for a room: " + message.getClass());
  }

  public CompletableFuture<Void> leave(String game, Participant guest) {
    CompletableFuture<Void> left = new CompletableFuture<>();
    RoomHandle door = doors.get(game);
    if (stopping || door == null) {
      left.complete(null);
    } else {
      door.putAnyway(room -> ConnectionHandler.leave(room, guest), left, () -> leave(game, guest));
    }
    return left;
  }

  public CompletableFuture<ServerMessage.Seated> join(String game, GameRequest.Join join) {
    return in(game, room -> SeatHandler.join(room, join));
  }

  public CompletableFuture<Void> removeName(String game, String token) {
    return in(game, room -> SeatHandler.removeName(room, token));
  }

  public CompletableFuture<GameSnapshot> snapshot(String game) {
    return in(game, room -> CompletableFuture.completedFuture(room.snapshot()));
  }

  /** Whether there is such a game. Waits for the disk. */
  public boolean exists(String game) {
    return IdsAndTokens.isGameId(game)
        && (doors.containsKey(game) || premises.store().exists(game));
  }

  /** Tells a page the number of the last event and the time, if its room is open. */
  public void sendBeat(String game, Participant guest) {
    RoomHandle door = doors.get(game);
    if (door != null && door.head() > 0) {
      long now = premises.time().now();
      guest.way().beat(now);
      guest.send(new ServerMessage.Beat(door.head(), now));
    }
  }

  /** Opens the rooms of games that are not over, one after another, so that their clocks run. */
  public void openUnfinished() {
    for (String game : premises.store().unfinishedGames()) {
      if (stopping) {
        return;
      }
      CompletableFuture<Void> open = in(game, room -> CompletableFuture.completedFuture(null));
      open.exceptionally(failure -> null).join();
      closeIdle(game, 0);
    }
  }

  @Override
  public void onGameChanged(String game, int head, int revision) {
    RoomHandle door = doors.get(game);
    if (door != null) {
      door.hear(head, revision);
    }
  }

  @Override
  public void onPresenceReported(
      String game, String server, PresenceReport attendance, boolean asking) {
    RoomHandle door = doors.get(game);
    if (door != null) {
      door.hear(server, attendance, asking);
    }
  }

  @Override
  public void onNodeGone() {
    Thread opening = new Thread(this::reopenIfPossible, "open rooms of others");
    opening.setDaemon(true);
    opening.start();
  }

  /** What the other did last it may have told nobody. */
  private void reopenIfPossible() {
    try {
      checkVersions();
      openUnfinished();
    } catch (RuntimeException e) {
      premises.errorHandler().accept(e);
    }
  }

  /** Asks the store how far the games of open rooms have come. Waits for it. */
  public void checkVersions() {
    try {
      premises
          .store()
          .versions(List.copyOf(doors.keySet()))
          .forEach((game, head) -> onGameChanged(game, head.seq(), head.revision()));
    } catch (StoreReadException e) {
      // The store is away; it is asked again in a moment.
    }
  }

  /** Tells the other servers again who is here. */
  public void reportPresence() {
    doors.values().forEach(RoomHandle::tellAttendance);
  }

  /** Closes the rooms that nobody has needed for so many milliseconds. */
  public void closeIdle(long idle) {
    doors.keySet().forEach(game -> closeIdle(game, idle));
  }

  private void closeIdle(String game, long idle) {
    RoomHandle door = doors.get(game);
    if (door != null) {
      door.closeIfQuiet(idle);
    }
  }

  /** Closes the rooms of games that the store no longer keeps, and tells whoever is there. */
  public void closeDeleted(long before) {
    doors.values().forEach(door -> door.closeIfForgotten(before));
  }

  /** How many rooms are open. */
  public int count() {
    return doors.size();
  }

  /** How many rooms are open, by how their games stand. */
  public Map<RoomStatus, Integer> countByStatus() {
    Map<RoomStatus, Integer> counts = new EnumMap<>(RoomStatus.class);
    for (RoomStatus standing : RoomStatus.values()) {
      counts.put(standing, 0);
    }
    doors
        .values()
        .forEach(door -> door.standing().ifPresent(one -> counts.merge(one, 1, Integer::sum)));
    return counts;
  }

  /** Pauses every running clock, takes leave of every page, and waits a while for that. */
  public void stop(long millis) {
    stopping = true;
    List<CompletableFuture<?>> stopped = new ArrayList<>();
    for (RoomHandle door : doors.values()) {
      CompletableFuture<Void> done = new CompletableFuture<>();
      door.putAnyway(Room::stop, done, () -> CompletableFuture.completedFuture(null));
      stopped.add(done.exceptionally(failure -> null));
    }
    CompletableFuture.allOf(stopped.toArray(new CompletableFuture<?>[0]))
        .completeOnTimeout(null, millis, TimeUnit.MILLISECONDS)
        .join();
  }
}
