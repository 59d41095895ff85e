package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Game;
import org.arbiterchess.winnability.Winnability;

/**
 * Runs searches in the background, because they would otherwise block the room for too long. The
 * searches determine the result after a flag fall or a resignation, or whether a position is dead.
 * The answer is applied through the room's mailbox, or discarded if the game has changed.
 */
final class VerdictSearch {

  private static final int NONE = -1;

  private final Room room;
  private final Mailbox mailbox;

  /** The number of the last event at the start of the latest search, or {@code NONE}. */
  private int searchedAt = NONE;

  VerdictSearch(Room room, Mailbox mailbox) {
    this.room = room;
    this.mailbox = mailbox;
  }

  /** Starts a search if the game has changed and needs one. */
  void startIfWanted() {
    Game game = room.loggedGame().game();
    int head = room.loggedGame().head();
    if (head == searchedAt || room.isStopping() || !Arbiter.wantsVerdict(game)) {
      return;
    }
    searchedAt = head;
    try {
      room.context().searchExecutor().execute(() -> search(game, head));
    } catch (RejectedExecutionException queueFull) {
      mailbox.submit(() -> apply(unknown(game), head));
    }
  }

  private void search(Game game, int head) {
    Optional<Winnability.Answer> found = unknown(game);
    try {
      found = Arbiter.findVerdict(game);
    } catch (RuntimeException | StackOverflowError e) {
      room.context().errorHandler().accept(e);
    }
    Optional<Winnability.Answer> answer = found;
    mailbox.submit(() -> apply(answer, head));
  }

  /**
   * The answer to use if the search fails or cannot run. Empty for a game in progress, because only
   * a finished game needs a result.
   */
  private static Optional<Winnability.Answer> unknown(Game game) {
    return game.isOver() ? Optional.of(Winnability.Answer.UNDETERMINED) : Optional.empty();
  }

  private CompletionStage<Void> apply(Optional<Winnability.Answer> answer, int head) {
    if (answer.isEmpty() || room.loggedGame().head() != head || room.isStopping()) {
      return DONE;
    }
    return room.applyAsArbiter(CommandDecider.verdict(answer.get()))
        .exceptionally(
            failure -> {
              room.context()
                  .time()
                  .schedule(room.now() + RoomTimer.RETRY_MILLIS, () -> mailbox.submit(this::retry));
              return null;
            });
  }

  private CompletionStage<Void> retry() {
    searchedAt = NONE;
    startIfWanted();
    return DONE;
  }
}
