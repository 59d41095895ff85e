package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Game;
import org.arbiterchess.winnability.Winnability;

/**
 * Runs searches in the background, because they would otherwise block the room for too long. The
 * searches determine the result after a flag fall or a resignation, or whether a position is dead.
 * The answer is applied in a task of the room, or discarded if the game has changed.
 */
final class VerdictSearch {

  private final Room room;
  private boolean isWanted;

  VerdictSearch(Room room) {
    this.room = room;
  }

  void onGameChanged() {
    isWanted = Arbiter.wantsVerdict(room.loggedGame.game());
  }

  boolean isWanted() {
    return isWanted;
  }

  void start() {
    isWanted = false;
    Game game = room.loggedGame.game();
    int head = room.head();
    room.afterwards(() -> start(game, head));
  }

  private void start(Game game, int head) {
    try {
      CompletableFuture<Void> unused =
          CompletableFuture.supplyAsync(() -> Arbiter.findVerdict(game), room.searchExecutor)
              .exceptionally(
                  failure -> {
                    room.context.listener().programError(FailureMapper.unwrap(failure));
                    return unknown(game);
                  })
              .thenAccept(answer -> room.tell(() -> apply(answer, head)));
    } catch (RejectedExecutionException queueFull) {
      room.tell(() -> apply(unknown(game), head));
    }
  }

  /**
   * The answer to use if the search fails or cannot run. Empty for a game in progress, because only
   * a finished game needs a result.
   */
  private static Optional<Winnability.Answer> unknown(Game game) {
    return game.isOver() ? Optional.of(Winnability.Answer.UNDETERMINED) : Optional.empty();
  }

  private void apply(Optional<Winnability.Answer> answer, int head) {
    if (answer.isPresent() && room.head() == head && !room.stopping) {
      // Until the verdict is stored, it is still wanted.
      isWanted = room.applyAsArbiter(new Action.Verdict(answer.get()), room.now(), false);
    }
  }
}
