package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredGame;
import org.arbiterchess.wire.WireFormat;

/** Creates new games and puts local games online. */
public final class GameCreator {

  private GameCreator() {}

  /**
   * Finds the game that an earlier request with the same token created, in case the client did not
   * receive the response. Blocks on the store.
   */
  public static Optional<ServerMessage.Seated> findExisting(Store store, GameHttpRequest request) {
    return request.token().flatMap(token -> findExisting(store, token.text()));
  }

  private static Optional<ServerMessage.Seated> findExisting(Store store, String token) {
    return store
        .load(IdsAndTokens.gameIdOf(token))
        .map(game -> seated(game, token, game.seats()))
        .filter(seated -> !seated.seats().isEmpty());
  }

  private static ServerMessage.Seated seated(StoredGame game, String token, Seats seats) {
    List<Color> held = seats.heldBy(Optional.of(IdsAndTokens.hash(token)));
    return new ServerMessage.Seated(game.id(), token, held);
  }

  /**
   * Creates a game. Completes once the game is stored, or exceptionally with {@link
   * RefusalException} if a game was already created with the same token.
   */
  public static CompletionStage<ServerMessage.Seated> create(
      Store store, GameHttpRequest.Create request, long now) {
    GameEvent.Started started = request.started();
    Game game = Game.start(started.position(), started.rulebook(), started.control(), now);
    Color color =
        request.color().orElseGet(() -> IdsAndTokens.tossCoin() ? Color.WHITE : Color.BLACK);
    String token = IdsAndTokens.chosenOrNewToken(request.token());
    SeatHolder holder = new SeatHolder(Optional.of(IdsAndTokens.hash(token)), request.name());
    Seats seats = new Seats(SeatHolder.NOBODY, SeatHolder.NOBODY).with(color, holder);
    return store(store, request, token, game.events(), seats, now);
  }

  /**
   * Puts a game online. Completes once the game is stored, or exceptionally with {@link
   * RefusalException} if a game was already created with the same token.
   */
  public static CompletionStage<ServerMessage.Seated> putOnline(
      Store store, GameHttpRequest.PutOnline request, long now) {
    String token = IdsAndTokens.chosenOrNewToken(request.token());
    Optional<String> hash = Optional.of(IdsAndTokens.hash(token));
    Seats seats =
        new Seats(new SeatHolder(hash, request.white()), new SeatHolder(hash, request.black()));
    if (request.seatGivenAway().isPresent()) {
      seats = seats.with(request.seatGivenAway().get(), SeatHolder.NOBODY);
    }
    List<GameEvent> events = eventsForServer(request.game(), seats.isFull(), now);
    return store(store, request, token, events, seats, now);
  }

  /**
   * Adapts the events of a local game for the server. Their times are shifted so that none is in
   * the future. A running clock is paused at the time of the last event, and is resumed now if both
   * seats are taken.
   */
  private static List<GameEvent> eventsForServer(Game original, boolean seatsTaken, long now) {
    List<GameEvent> events = new ArrayList<>(notAfter(now, original.events()));
    long lastAt = events.get(events.size() - 1).at();
    Game game = Game.replay(events);
    if (game.clock().filter(Clock::isTicking).isPresent()) {
      List<GameEvent> pause = LoggedGame.decideAsArbiter(game, Action.Simple.PAUSE, lastAt);
      events.addAll(pause);
      game = game.apply(pause);
    }
    if (seatsTaken && game.isPaused()) {
      events.addAll(LoggedGame.decideAsArbiter(game, Action.Simple.RESUME, now));
    }
    return events;
  }

  /** Shifts all events back by the same amount, so that the latest is not in the future. */
  private static List<GameEvent> notAfter(long now, List<GameEvent> events) {
    long latest = events.stream().mapToLong(GameEvent::at).max().orElse(now);
    return latest <= now
        ? events
        : events.stream().map(event -> at(event.at() - (latest - now), event)).toList();
  }

  private static GameEvent at(long moment, GameEvent event) {
    Map<String, Object> tree = WireFormat.write(event);
    tree.put("at", moment);
    return ((Reading.Valid<GameEvent>) WireFormat.CASUAL.readEvent(tree)).value();
  }

  static StoredGame newStoredGame(String id, List<GameLogEntry> log, Seats seats, long now) {
    return new StoredGame(id, now, seats, Optional.empty(), LoggedGame.toStored(log));
  }

  private static CompletionStage<ServerMessage.Seated> store(
      Store store,
      GameHttpRequest request,
      String token,
      List<GameEvent> events,
      Seats seats,
      long now) {
    String id =
        request.token().isPresent() ? IdsAndTokens.gameIdOf(token) : IdsAndTokens.newGameId();
    List<GameLogEntry> log = events.stream().map(GameLogEntry::of).toList();
    StoredGame game = newStoredGame(id, log, seats, now);
    return store
        .create(game)
        .thenApply(
            created -> {
              if (!created) {
                throw new RefusalException(ServerRefusalReason.NOT_STORED);
              }
              return seated(game, token, seats);
            });
  }
}
