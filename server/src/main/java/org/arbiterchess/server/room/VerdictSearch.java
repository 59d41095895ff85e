package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.VerdictFinder;
import org.arbiterchess.game.Winnability;

/**
 * Has found what takes too long for a room: the result after a flag or a resignation, and whether a
 * position is dead. What is found comes back through the inbox, and counts if nothing happened
 * meanwhile.
 */
final class VerdictSearch {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);
  private static final long RETRY_MILLIS = 1000;
  private static final int NOTHING = -1;

  private final Room room;
  private final Mailbox inbox;

  /** The number of the event after which it was asked last. */
  private int asked = NOTHING;

  VerdictSearch(Room room, Mailbox inbox) {
    this.room = room;
    this.inbox = inbox;
  }

  /** Looks at the game, which has changed. */
  void watch() {
    Game game = room.ledger().game();
    int head = room.ledger().head();
    if (head == asked || room.isStopping() || !VerdictFinder.isWanted(game)) {
      return;
    }
    asked = head;
    try {
      room.premises().searchExecutor().execute(() -> find(game, head));
    } catch (RejectedExecutionException tooMuchToDo) {
      inbox.put(() -> say(unknown(game), head));
    }
  }

  private void find(Game game, int head) {
    Optional<Winnability> found = unknown(game);
    try {
      found = VerdictFinder.find(game);
    } catch (RuntimeException | StackOverflowError e) {
      room.premises().errorHandler().accept(e);
    }
    Optional<Winnability> answer = found;
    inbox.put(() -> say(answer, head));
  }

  /** A result must be found; a game that goes on can go on. */
  private static Optional<Winnability> unknown(Game game) {
    return game.isOver() ? Optional.of(Winnability.UNDETERMINED) : Optional.empty();
  }

  private CompletionStage<Void> say(Optional<Winnability> answer, int head) {
    if (answer.isEmpty() || room.ledger().head() != head || room.isStopping()) {
      return DONE;
    }
    return room.byTheArbiter(CommandDecider.verdict(answer.get()))
        .exceptionally(
            failure -> {
              room.premises()
                  .time()
                  .schedule(room.now() + RETRY_MILLIS, () -> inbox.put(this::again));
              return null;
            });
  }

  private CompletionStage<Void> again() {
    asked = NOTHING;
    watch();
    return DONE;
  }
}
