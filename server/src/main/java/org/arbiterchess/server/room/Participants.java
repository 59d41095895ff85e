package org.arbiterchess.server.room;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.SeatStatus.Presence;
import org.arbiterchess.server.store.Seats;

/**
 * The clients in a room, on this server and others, and how long absent players have been away. Not
 * thread-safe; used only by its room.
 */
final class Participants {

  private final Set<Participant> participants = new LinkedHashSet<>();
  private final RemotePresence remotePresence = new RemotePresence();
  private final Map<Color, Long> awaySince = new EnumMap<>(Color.class);

  boolean isEmpty() {
    return participants.isEmpty();
  }

  boolean has(Participant participant) {
    return participants.contains(participant);
  }

  void add(Participant participant, long now) {
    if (participants.add(participant)) {
      participant.setJoinedAt(now);
    }
  }

  boolean remove(Participant participant) {
    return participants.remove(participant);
  }

  Set<Participant> participants() {
    return Set.copyOf(participants);
  }

  /**
   * Updates the record of which players are away. In a game that has begun, a free seat counts as
   * an absent player. Returns whether anything changed.
   */
  boolean updatePresence(Seats seats, boolean isBegun, long now) {
    boolean changed = false;
    for (Color color : Color.values()) {
      if (seats.isFree(color) ? !isBegun : isConnected(color, seats)) {
        changed |= awaySince.remove(color) != null;
      } else {
        changed |= awaySince.putIfAbsent(color, now) == null;
      }
    }
    return changed;
  }

  /** Whether a player is connected to any server. */
  boolean isConnected(Color color, Seats seats) {
    return isConnectedHere(color, seats) || remotePresence.hasPlayer(color);
  }

  /** Whether a player is connected to this server. */
  boolean isConnectedHere(Color color, Seats seats) {
    return participants.stream()
        .anyMatch(participant -> participant.seatsHeld(seats).contains(color));
  }

  /**
   * Whether a player is connected to this server and has sent a message at the given time or later.
   */
  boolean isHeardHere(Color color, Seats seats, long since) {
    return participants.stream()
        .anyMatch(
            participant ->
                participant.heardAt() >= since && participant.seatsHeld(seats).contains(color));
  }

  /** Since when a player has been connected to this server. */
  OptionalLong joinedAt(Color color, Seats seats) {
    return participants.stream()
        .filter(participant -> participant.seatsHeld(seats).contains(color))
        .mapToLong(Participant::joinedAt)
        .min();
  }

  /** Counts every absence only from the given time. */
  void restartAbsences(long since) {
    awaySince.replaceAll((color, before) -> Math.max(before, since));
  }

  RemotePresence remotePresence() {
    return remotePresence;
  }

  ServerPresenceReport presenceReport(Seats seats, Optional<Long> clockStoppedAt) {
    return participants.isEmpty() && clockStoppedAt.isEmpty()
        ? ServerPresenceReport.EMPTY
        : new ServerPresenceReport(
            isConnectedHere(Color.WHITE, seats),
            isConnectedHere(Color.BLACK, seats),
            localSpectators(seats),
            greetsHere(Color.WHITE, seats),
            greetsHere(Color.BLACK, seats),
            clockStoppedAt.orElse(0L));
  }

  /** The players who want to exchange greetings. */
  List<Color> greetings(Seats seats) {
    return Stream.of(Color.values())
        .filter(color -> greetsHere(color, seats) || remotePresence.greets(color))
        .toList();
  }

  private boolean greetsHere(Color color, Seats seats) {
    return participants.stream()
        .anyMatch(
            participant ->
                participant.wantsGreetings()
                    && participant.seatsHeld(seats).equals(List.of(color)));
  }

  /** Whether a client on this server has the token with this hash. */
  boolean hasToken(String hash) {
    return participants.stream()
        .anyMatch(
            participant ->
                participant
                    .tokenHash()
                    .filter(own -> IdsAndTokens.isSameHash(own, hash))
                    .isPresent());
  }

  int spectators(Seats seats) {
    return localSpectators(seats) + remotePresence.spectators();
  }

  private int localSpectators(Seats seats) {
    return (int)
        participants.stream().filter(participant -> participant.seatsHeld(seats).isEmpty()).count();
  }

  Optional<Long> awaySince(Color color) {
    return Optional.ofNullable(awaySince.get(color));
  }

  /** Whether a player has been away for {@code timeout} milliseconds; false if it is empty. */
  boolean isAbandoned(Color color, OptionalLong timeout, long now) {
    return timeout.isPresent()
        && awaySince(color).filter(since -> now >= since + timeout.getAsLong()).isPresent();
  }

  /** The next time at which an absent player reaches the timeout, or empty if there is none. */
  OptionalLong nextAbandonment(OptionalLong timeout, long now) {
    return timeout.isEmpty()
        ? OptionalLong.empty()
        : awaySince.values().stream()
            .mapToLong(since -> since + timeout.getAsLong())
            .filter(moment -> moment > now)
            .min();
  }

  SeatStatus seatStatus(Color color, Seats seats, OptionalLong timeout, long now) {
    Optional<Presence> absence =
        awaySince(color)
            .map(
                since ->
                    isAbandoned(color, timeout, now)
                        ? new Presence.Gone(since)
                        : new Presence.Away(since, abandonedAt(since, timeout)));
    return seats.isFree(color)
        ? new SeatStatus.Free(absence)
        : new SeatStatus.Taken(
            seats.holder(color).name(), Optional.of(absence.orElseGet(Presence.Here::new)));
  }

  private static OptionalLong abandonedAt(long since, OptionalLong timeout) {
    return timeout.isPresent()
        ? OptionalLong.of(since + timeout.getAsLong())
        : OptionalLong.empty();
  }

  void sendToAll(String message) {
    participants.forEach(participant -> participant.send(message));
  }

  void sendToAllExcept(Participant excluded, String message) {
    for (Participant participant : participants) {
      if (participant != excluded) {
        participant.send(message);
      }
    }
  }
}
