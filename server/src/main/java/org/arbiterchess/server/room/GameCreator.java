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
import org.arbiterchess.server.protocol.ClientSeatToken;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
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
  public static Optional<Seated> findExisting(Store store, GameHttpRequest request) {
    return request
        .token()
        .map(ClientSeatToken::text)
        .flatMap(token -> store.load(IdsAndTokens.gameIdOf(token)).map(game -> seated(game, token)))
        .filter(seated -> !seated.seats().isEmpty());
  }

  private static Seated seated(StoredGame game, String token) {
    List<Color> held = game.seats().heldBy(Optional.of(IdsAndTokens.hash(token)));
    return new Seated(game.id(), token, held);
  }

  /**
   * Creates a game or puts one online. Completes once the game is stored, or exceptionally with
   * {@link RefusalException} if a game was already created with the same token.
   */
  public static CompletionStage<Seated> create(Store store, GameHttpRequest request, long now) {
    String token = IdsAndTokens.chosenOrNewToken(request.token());
    Optional<String> hash = Optional.of(IdsAndTokens.hash(token));
    String id = IdsAndTokens.gameIdOf(token);
    Seats seats = seats(request, hash);
    List<GameLogEntry> log =
        events(request, seats.isFull(), now).stream().map(GameLogEntry::of).toList();
    StoredGame game = newStoredGame(id, log, seats, now);
    return store
        .create(game)
        .thenApply(
            created -> {
              if (!created) {
                throw new RefusalException(ServerRefusalReason.NOT_STORED);
              }
              return seated(game, token);
            });
  }

  private static Seats seats(GameHttpRequest request, Optional<String> hash) {
    if (request instanceof GameHttpRequest.PutOnline put) {
      Seats both = new Seats(new SeatHolder(hash, put.white()), new SeatHolder(hash, put.black()));
      return put.seatGivenAway().map(color -> both.with(color, SeatHolder.NOBODY)).orElse(both);
    }
    GameHttpRequest.Create create = (GameHttpRequest.Create) request;
    Color color =
        create.color().orElseGet(() -> IdsAndTokens.tossCoin() ? Color.WHITE : Color.BLACK);
    return new Seats(SeatHolder.NOBODY, SeatHolder.NOBODY)
        .with(color, new SeatHolder(hash, create.name()));
  }

  private static List<GameEvent> events(GameHttpRequest request, boolean seatsTaken, long now) {
    if (request instanceof GameHttpRequest.PutOnline put) {
      return eventsForServer(put.game(), seatsTaken, now);
    }
    GameEvent.Started started = ((GameHttpRequest.Create) request).started();
    return Game.start(started.position(), started.rulebook(), started.control(), now).events();
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
}
