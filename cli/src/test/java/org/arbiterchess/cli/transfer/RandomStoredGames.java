package org.arbiterchess.cli.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;

/** Generates random games in the server's storage format. */
final class RandomStoredGames {

  private static final long NOON = 1_763_208_000_000L;

  private RandomStoredGames() {}

  /** Stores random games and waits until they are written. */
  static List<StoredGame> keep(Store store, int count, long seed) {
    Random random = new Random(seed);
    List<StoredGame> games = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      games.add(game(random, number));
    }
    games.stream().map(store::create).toList().forEach(CompletableFuture::join);
    return games;
  }

  private static StoredGame game(Random random, int number) {
    Game game = Game.start();
    for (int ply = random.nextInt(60); ply > 0 && !game.isOver(); ply--) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    List<StoredEvent> events =
        game.events().stream()
            .map(GameLogEntry::of)
            .map(each -> new StoredEvent(each.event().at(), each.type(), each.json()))
            .toList();
    boolean asked = number % 3 == 0;
    Seats seats =
        new Seats(
            new SeatHolder(Optional.of("a".repeat(64)), "Ānna \"" + number + "\""),
            number % 4 == 0
                ? SeatHolder.NOBODY
                : new SeatHolder(Optional.of("b".repeat(64)), "Bo"));
    Optional<String> next = number % 5 == 0 ? Optional.of("nextgame0000") : Optional.empty();
    // Each group of three consecutive games has the same creation time.
    return new StoredGame(
        id(random),
        NOON + number / 3,
        0,
        new GameMetadata(
            seats,
            next,
            asked ? Optional.of(Color.WHITE) : Optional.empty(),
            asked
                ? Optional.of(new GameMetadata.SeatRequest(Color.BLACK, "c".repeat(64)))
                : Optional.empty()),
        events);
  }

  private static String id(Random random) {
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    StringBuilder id = new StringBuilder();
    while (id.length() < 12) {
      id.append(letters.charAt(random.nextInt(letters.length())));
    }
    return id.toString();
  }
}
