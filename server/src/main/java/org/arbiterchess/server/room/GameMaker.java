package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.server.protocol.FromServer;
import org.arbiterchess.server.protocol.LoggedEvent;
import org.arbiterchess.server.protocol.Request;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.StoredGame;

/** Makes games: new ones, and those that were begun in person. */
public final class GameMaker {

  private GameMaker() {}

  /** Completes once the game is stored. */
  public static CompletionStage<FromServer.Seated> create(
      EventStore store, Request.Create create, long now) {
    GameEvent.Started started = create.started();
    Game game = Game.start(started.position(), started.rulebook(), started.control(), now);
    Color color = create.color().orElseGet(() -> Secrets.coin() ? Color.WHITE : Color.BLACK);
    String token = Secrets.newToken();
    SeatHolder maker = new SeatHolder(Optional.of(Secrets.hash(token)), create.name());
    Seating seating = Seating.of(SeatHolder.NOBODY, SeatHolder.NOBODY).with(color, maker);
    return make(store, stored(game.events(), seating, now), token, List.of(color));
  }

  /** Completes once the game is stored. */
  public static CompletionStage<FromServer.Seated> putOnline(
      EventStore store, Request.PutOnline put, long now) {
    String token = Secrets.newToken();
    Optional<String> hash = Optional.of(Secrets.hash(token));
    Seating seating =
        Seating.of(new SeatHolder(hash, put.white()), new SeatHolder(hash, put.black()));
    if (put.give().isPresent()) {
      seating = seating.with(put.give().get(), SeatHolder.NOBODY);
    }
    List<Color> seats =
        Stream.of(Color.values()).filter(color -> !put.give().equals(Optional.of(color))).toList();
    List<GameEvent> events = broughtHere(put.game(), seating.isFull(), now);
    return make(store, stored(events, seating, now), token, seats);
  }

  /**
   * The log as it goes on here: none of it lies in the future, a clock that ran is stopped at the
   * last event, and runs again from now on if nobody is missing.
   */
  private static List<GameEvent> broughtHere(Game brought, boolean full, long now) {
    List<GameEvent> events = new ArrayList<>(Dates.notAfter(now, brought.events()));
    long lastAt = events.get(events.size() - 1).at();
    Game game = Game.replay(events);
    if (game.clock().filter(Clock::isTicking).isPresent()) {
      List<GameEvent> pause = Judge.arbiter(game, Judge.pause(), lastAt);
      events.addAll(pause);
      game = game.apply(pause);
    }
    if (full && game.isPaused()) {
      events.addAll(Judge.arbiter(game, Judge.resume(), now));
    }
    return events;
  }

  static StoredGame stored(List<GameEvent> events, Seating seating, long now) {
    List<LoggedEvent> log = events.stream().map(LoggedEvent::of).toList();
    return new StoredGame(
        Secrets.newGame(), now, seating.seats(), Optional.empty(), Ledger.stored(log));
  }

  private static CompletionStage<FromServer.Seated> make(
      EventStore store, StoredGame game, String token, List<Color> seats) {
    return store.create(game).thenApply(done -> new FromServer.Seated(game.id(), token, seats));
  }
}
