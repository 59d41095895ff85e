package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/**
 * Passes greetings between the players once both have switched them on. Greetings are neither
 * stored nor sent to spectators. Not thread-safe; used only by its room.
 */
final class GreetingHandler {

  private static final long MINUTE_MILLIS = 60_000;

  private final Room room;
  private final Map<Color, Deque<Long>> recent = new EnumMap<>(Color.class);

  GreetingHandler(Room room) {
    this.room = room;
  }

  CompletionStage<Void> switchOn(Participant participant, boolean on) {
    requireOneSeat(participant);
    participant.setGreetings(on);
    room.updatePresence();
    room.broadcastState();
    return DONE;
  }

  CompletionStage<Void> greet(Participant participant, PresetGreeting greeting) {
    Color by = requireOneSeat(participant);
    if (room.participants().greetings(room.seats()).size() < 2) {
      throw new RefusalException(ServerRefusalReason.GREETINGS_OFF);
    }
    countGreeting(by);
    send(by, greeting);
    room.context().cluster().announceGreeting(room.id(), by, greeting);
    return DONE;
  }

  private Color requireOneSeat(Participant participant) {
    List<Color> seats = participant.seatsHeld(room.seats());
    if (seats.size() != 1) {
      throw new RefusalException(ServerRefusalReason.NOT_YOUR_SEAT);
    }
    return seats.get(0);
  }

  private void countGreeting(Color by) {
    Deque<Long> times = recent.computeIfAbsent(by, color -> new ArrayDeque<>());
    long now = room.now();
    while (!times.isEmpty() && now - times.peek() >= MINUTE_MILLIS) {
      times.remove();
    }
    int limit = room.context().limits().get(ServerLimit.GREETINGS_PER_MINUTE);
    if (times.size() >= limit) {
      throw new RefusalException(
          ServerRefusalReason.TOO_MANY_GREETINGS,
          ServerLimit.GREETINGS_PER_MINUTE.optionName(),
          limit);
    }
    times.add(now);
  }

  /** Sends a greeting to the players on this server. */
  void send(Color by, PresetGreeting greeting) {
    String json = new ServerMessage.Greeted(by, greeting).json();
    for (Participant participant : room.participants().participants()) {
      if (participant.seatsHeld(room.seats()).size() == 1) {
        participant.send(json);
      }
    }
  }
}
