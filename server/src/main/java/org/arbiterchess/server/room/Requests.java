package org.arbiterchess.server.room;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameHttpRequest;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.MatchScore;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.GameMetadata.SeatRequest;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.StoredGame;

/**
 * What the players of a game ask for beside commands: seats, a rematch and greetings; and how much
 * they may ask. After a request was declined or withdrawn, the next one of its kind has to wait for
 * a move or for some time. A method refuses by throwing a {@link RefusalException}. Used only by
 * its room.
 */
final class Requests {

  private static final long SECOND_MILLIS = 1000;

  private final Room room;
  private final Map<Color, TokenBucket> messages = new EnumMap<>(Color.class);
  private final Map<Color, TokenBucket> greetings = new EnumMap<>(Color.class);
  private final History seatRequests = new History();
  private final History rematchRequests = new History();

  Requests(Room room) {
    this.room = room;
  }

  // Limits

  /** When a request ended, and the number of the last event at that time. */
  private record Ended(long at, int head) {}

  /** The open request of one kind, and the ends of earlier ones. */
  private final class History {

    private Optional<Color> open = Optional.empty();
    private final Map<Color, Ended> ended = new EnumMap<>(Color.class);

    void update(Optional<Color> current) {
      open.filter(color -> !current.equals(Optional.of(color)))
          .ifPresent(color -> ended.put(color, new Ended(room.now(), room.head())));
      open = current;
    }

    void requireAllowed(Color color) {
      if (open.isPresent()) {
        throw new RefusalException(ServerRefusalReason.REQUEST_OPEN);
      }
      Ended last = ended.get(color);
      if (last != null && !room.loggedGame.hasMoveAfter(last.head())) {
        requireWaited(last.at());
      }
    }
  }

  /** Notices which requests are open and which have ended. */
  void onMetadataChanged() {
    seatRequests.update(room.metadata.seatRequest().map(SeatRequest::color));
    rematchRequests.update(room.metadata.rematchAskedBy());
  }

  /** Refuses a request that comes too soon after the last one ended. */
  void requireWaited(long since) {
    long until = since + room.limits.millis(ServerLimit.ASK_AGAIN_SECONDS);
    long seconds = (until - room.now() + SECOND_MILLIS - 1) / SECOND_MILLIS;
    if (seconds > 0) {
      throw new RefusalException(ServerRefusalReason.ASK_LATER, seconds);
    }
  }

  /** Whether this many more events would exceed the limit of a log. */
  boolean isFull(int more) {
    return room.head() + more > room.limits.get(ServerLimit.EVENTS_PER_GAME);
  }

  RefusalException tooLong() {
    return room.limits.exceeded(ServerRefusalReason.GAME_TOO_LONG, ServerLimit.EVENTS_PER_GAME);
  }

  /** Refuses a player's message that comes too soon after others. */
  void requireRate(Participant participant) {
    List<Color> seats = seats(participant);
    ServerLimit limit = ServerLimit.MESSAGES_PER_SECOND_PER_PLAYER;
    if (!seats.isEmpty()
        && !isAllowed(
            messages,
            seats.get(0),
            () -> TokenBucket.perSecond(room.limits.get(limit), room.now()))) {
      throw room.limits.exceeded(ServerRefusalReason.TOO_FAST, limit);
    }
  }

  private boolean isAllowed(
      Map<Color, TokenBucket> buckets, Color player, Supplier<TokenBucket> full) {
    return buckets.computeIfAbsent(player, color -> full.get()).tryTake(1, room.now());
  }

  private List<Color> seats(Participant participant) {
    return participant.seatsHeld(room.seats());
  }

  /** Handles a message of an admitted client that is not a command. */
  void handle(Participant participant, ClientMessage message) {
    if (message instanceof ClientMessage.Rematch rematch) {
      rematch(participant, rematch.wanted());
    } else if (message instanceof ClientMessage.FreeSeat free) {
      freeSeat(participant, free.color());
    } else if (message instanceof ClientMessage.TakeSeat take) {
      takeSeat(participant, take.color());
    } else if (message instanceof ClientMessage.AnswerSeat answer) {
      answerRequest(participant, answer.accept());
    } else if (message instanceof ClientMessage.Greetings greetings) {
      switchGreetings(participant, greetings.on());
    } else if (message instanceof ClientMessage.Greet greet) {
      greet(participant, greet.greeting());
    } else {
      throw new IllegalArgumentException("not a room message: " + message.getClass());
    }
  }

  private void change(GameMetadata wanted) {
    room.changeMetadata(wanted, () -> {});
  }

  // Seats

  /**
   * Takes the free seat. A client that repeats its request because the response was lost gets the
   * same seat again.
   */
  void join(GameHttpRequest.Join join, Consumer<Seated> answer) {
    String token = IdsAndTokens.chosenOrNewToken(join.token());
    String hash = IdsAndTokens.hash(token);
    List<Color> held = room.seats().heldBy(Optional.of(hash));
    if (!held.isEmpty()) {
      answer.accept(new Seated(room.id(), token, held));
      return;
    }
    if (isCancelled()) {
      throw new RefusalException(ServerRefusalReason.INVITATION_CANCELLED);
    }
    Color color =
        room.seats()
            .freeSeat()
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.SEATS_TAKEN));
    room.changeMetadata(
        seated(color, new SeatHolder(Optional.of(hash), join.name())),
        () -> answer.accept(new Seated(room.id(), token, List.of(color))));
  }

  private GameMetadata seated(Color color, SeatHolder holder) {
    return room.metadata
        .withSeats(room.seats().with(color, holder))
        .withSeatRequest(Optional.empty());
  }

  /** Whether the game was aborted before an opponent joined. */
  private boolean isCancelled() {
    return !room.seats().isFull()
        && room.loggedGame
            .game()
            .outcome()
            .filter(end -> end.ending() == Ending.ABORTED)
            .isPresent();
  }

  void removeName(String token) {
    List<Color> held = room.seats().heldBy(Optional.of(IdsAndTokens.hash(token)));
    if (held.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    }
    Seats nameless = room.seats();
    for (Color color : held) {
      nameless = nameless.with(color, new SeatHolder(nameless.holder(color).tokenHash(), ""));
    }
    change(room.metadata.withSeats(nameless));
  }

  /**
   * Frees one of a client's two seats. If the clock is running, pauses it until a player takes the
   * seat.
   */
  private void freeSeat(Participant participant, Color color) {
    // Freeing and taking seats pauses and resumes the clock.
    if (!seats(participant).isEmpty() && isFull(1)) {
      throw tooLong();
    }
    requireSeat(participant, color);
    if (!seats(participant).contains(color.other())) {
      throw new RefusalException(ServerRefusalReason.ONLY_ONE_SEAT);
    }
    change(seated(color, SeatHolder.NOBODY));
  }

  /**
   * Gives the client the other seat as well, if it is free. Otherwise stores a request for the
   * seat.
   */
  private void takeSeat(Participant participant, Color color) {
    if (seats(participant).contains(color)) {
      room.send(participant, room.state());
      return;
    }
    requireSeat(participant, color.other());
    String hash = participant.tokenHash().orElseThrow();
    if (room.seats().isFree(color)) {
      change(seated(color, new SeatHolder(Optional.of(hash), "")));
    } else {
      seatRequests.requireAllowed(color);
      change(room.metadata.withSeatRequest(Optional.of(new SeatRequest(color, hash))));
    }
  }

  /**
   * Answers a seat request. The seat's holder can accept or decline the request. The client that
   * made the request can only withdraw it.
   */
  private void answerRequest(Participant participant, boolean accept) {
    SeatRequest request = room.metadata.seatRequest().orElseThrow(Requests::noRequest);
    boolean isHolder = seats(participant).contains(request.color());
    boolean isAsker = participant.tokenHash().filter(request.tokenHash()::equals).isPresent();
    if (!isHolder && (!isAsker || accept)) {
      throw noRequest();
    }
    String name = room.seats().holder(request.color()).name();
    change(
        accept
            ? seated(request.color(), new SeatHolder(Optional.of(request.tokenHash()), name))
            : room.metadata.withSeatRequest(Optional.empty()));
  }

  private static RefusalException noRequest() {
    return new RefusalException(ServerRefusalReason.NO_REQUEST);
  }

  private void requireSeat(Participant participant, Color color) {
    if (!seats(participant).contains(color)) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
  }

  // Rematch

  /** Offers, accepts or declines a rematch. Once both players have agreed, creates it. */
  private void rematch(Participant participant, boolean wanted) {
    List<Color> seats = seats(participant);
    if (seats.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
    Optional<Color> asker = room.metadata.rematchAskedBy();
    if (wanted && seats.size() == 1 && !asker.equals(Optional.of(seats.get(0).other()))) {
      rematchRequests.requireAllowed(seats.get(0));
    }
    if (!room.loggedGame.game().isOver()) {
      throw new RefusalException(ServerRefusalReason.GAME_NOT_OVER);
    }
    GameMetadata metadata = room.metadata;
    if (!wanted && asker.isEmpty()) {
      throw noRequest();
    }
    if (!wanted) {
      change(metadata.withRematchAskedBy(Optional.empty()));
    } else if (metadata.rematchGame().isPresent()) {
      room.send(participant, room.state());
    } else if (seats.size() == 2 || asker.filter(color -> !seats.contains(color)).isPresent()) {
      createRematch();
    } else {
      change(metadata.withRematchAskedBy(Optional.of(seats.get(0))));
    }
  }

  /**
   * Creates the rematch with the colours swapped. Both players keep their tokens and their points.
   * If the players had different time controls, each keeps their own.
   */
  private void createRematch() {
    Game finished = room.loggedGame.game();
    TimeControl control = new TimeControl(finished.control().black(), finished.control().white());
    Game game = Game.start(finished.startingPosition(), finished.rulebook(), control, room.now());
    MatchScore score = room.loggedGame.scoreForRematch().swapped();
    StoredGame rematch =
        GameCreator.newStoredGame(
            IdsAndTokens.newGameId(), log(game, score), room.seats().swapped(), room.now());
    room.create(rematch, () -> change(room.metadata.withRematchGame(rematch.id())));
  }

  /** The log of the rematch, including its result if the starting position ends the game. */
  private static List<GameLogEntry> log(Game game, MatchScore score) {
    List<GameLogEntry> log = new ArrayList<>();
    for (GameEvent event : game.events()) {
      log.add(log.isEmpty() ? GameLogEntry.ofRematch(event, score) : GameLogEntry.of(event));
    }
    return log;
  }

  // Greetings, which are neither stored nor sent to spectators

  private void switchGreetings(Participant participant, boolean on) {
    requireOneSeat(participant);
    participant.greetings = on;
    room.updatePresence();
    room.broadcastState();
  }

  /** Passes a greeting to the opponent if both players have switched greetings on. */
  private void greet(Participant participant, PresetGreeting greeting) {
    Color by = requireOneSeat(participant);
    if (room.participants.greetings().size() < 2) {
      throw new RefusalException(ServerRefusalReason.GREETINGS_OFF);
    }
    ServerLimit limit = ServerLimit.GREETINGS_PER_MINUTE;
    if (!isAllowed(
        greetings, by, () -> TokenBucket.perMinute(room.limits.get(limit), room.now()))) {
      throw room.limits.exceeded(ServerRefusalReason.TOO_MANY_GREETINGS, limit);
    }
    Announcement.Greeted greeted = new Announcement.Greeted(by, greeting);
    sendGreeting(greeted);
    room.others.announce(greeted);
  }

  private Color requireOneSeat(Participant participant) {
    List<Color> seats = seats(participant);
    if (seats.size() != 1) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
    return seats.get(0);
  }

  /** Sends a greeting to the players on this server. */
  void sendGreeting(Announcement.Greeted greeted) {
    List<Participant> players =
        room.participants.participants().stream()
            .filter(participant -> seats(participant).size() == 1)
            .toList();
    room.send(players, ServerMessage.greeted(greeted.by(), greeted.greeting()));
  }
}
