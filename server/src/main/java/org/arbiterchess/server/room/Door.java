package org.arbiterchess.server.room;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.arbiterchess.server.protocol.Refusing;
import org.arbiterchess.server.protocol.ServerReason;
import org.arbiterchess.server.store.CannotRead;
import org.arbiterchess.server.store.NotStored;
import org.arbiterchess.server.store.PerhapsStored;
import org.arbiterchess.server.store.StoredGame;

/**
 * The way into one room, which behind it is opened, found missing, or closed again. Once closed it
 * sends everybody to the next door of the same name.
 */
final class Door {

  /** More waiting tasks than this, and the room is too busy. */
  private static final int MOST_WAITING = 2000;

  private final String game;
  private final Premises premises;
  private final Map<String, Door> doors;
  private final Inbox inbox;
  private volatile Room room;
  private volatile long used;
  private boolean begun;
  private boolean closed;
  private Optional<ServerReason> obstacle = Optional.empty();

  Door(String game, Premises premises, Map<String, Door> doors) {
    this.game = game;
    this.premises = premises;
    this.doors = doors;
    this.inbox = new Inbox(premises);
    this.used = premises.time().now();
  }

  /** Before anything else is done behind it, the room is opened. */
  private synchronized void begin() {
    if (!begun) {
      begun = true;
      inbox.put(this::open);
    }
  }

  /**
   * Does a task in the room when its turn comes.
   *
   * @param elsewhere does it behind another door, if this one was closed meanwhile
   */
  <T> void put(
      Function<Room, CompletionStage<T>> task,
      CompletableFuture<T> answer,
      Supplier<CompletableFuture<T>> elsewhere) {
    if (inbox.size() > MOST_WAITING) {
      answer.completeExceptionally(new Refusing(ServerReason.NOT_STORED));
      return;
    }
    begin();
    used = premises.time().now();
    inbox.put(
        () -> {
          CompletionStage<T> done = attempt(task, elsewhere);
          return done.handle(
              (value, failure) ->
                  failure == null
                      ? answer.complete(value)
                      : answer.completeExceptionally(known(failure)));
        });
  }

  private <T> CompletionStage<T> attempt(
      Function<Room, CompletionStage<T>> task, Supplier<CompletableFuture<T>> elsewhere) {
    if (obstacle.isPresent()) {
      return CompletableFuture.failedFuture(new Refusing(obstacle.get()));
    }
    if (closed) {
      return elsewhere.get();
    }
    try {
      return task.apply(room);
    } catch (RuntimeException | StackOverflowError e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** What is no refusal is the server's fault, and told to whoever mends it. */
  private Refusing known(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof Refusing refusing) {
      return refusing;
    }
    if (cause instanceof NotStored
        || cause instanceof PerhapsStored
        || cause instanceof CannotRead) {
      return new Refusing(ServerReason.NOT_STORED);
    }
    premises.faults().accept(cause);
    return new Refusing(ServerReason.OUR_FAULT);
  }

  private CompletionStage<?> open() {
    try {
      Optional<StoredGame> stored = premises.store().load(game);
      if (stored.isEmpty()) {
        shut(ServerReason.UNKNOWN_GAME);
        return CompletableFuture.completedFuture(null);
      }
      Room opened = new Room(stored.get(), premises, inbox);
      room = opened;
      return opened.goOn().exceptionally(failure -> shut(known(failure).reason()));
    } catch (RuntimeException e) {
      shut(known(e).reason());
      return CompletableFuture.completedFuture(null);
    }
  }

  /** Whoever waits here is told why; whoever comes later finds another door. */
  private Void shut(ServerReason reason) {
    if (room != null) {
      room.close();
    }
    obstacle = Optional.of(reason);
    doors.remove(game, this);
    return null;
  }

  /** The number of the last event; 0 while the room is not open. */
  int head() {
    Room now = room;
    return now == null ? 0 : now.head();
  }

  /** Closes the room if its game had its last event before that time and is no longer kept. */
  void closeIfForgotten(long before) {
    inbox.put(
        () -> {
          boolean old = room != null && obstacle.isEmpty() && room.ledger().lastAt() < before;
          if (old && !premises.store().exists(game)) {
            room.dismiss(ServerReason.UNKNOWN_GAME);
            shut(ServerReason.UNKNOWN_GAME);
          }
          return CompletableFuture.completedFuture(null);
        });
  }

  /** Closes the room if nobody has needed it for so many milliseconds. */
  void closeIfQuiet(long idle) {
    if (premises.time().now() - used >= idle) {
      inbox.put(
          () -> {
            if (room != null && room.isQuiet() && obstacle.isEmpty()) {
              closed = true;
              room.close();
              doors.remove(game, this);
            }
            return CompletableFuture.completedFuture(null);
          });
    }
  }
}
