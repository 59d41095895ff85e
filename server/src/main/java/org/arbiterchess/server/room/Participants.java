package org.arbiterchess.server.room;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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

  /** A report expires after this time. Each server repeats its report every five seconds. */
  static final long REPORT_LIFETIME_MILLIS = 16_000;

  /** What another server has reported, and when. */
  private record Report(ServerPresenceReport report, long at) {}

  private List<Participant> participants = List.of();
  private final Map<String, Report> remote = new HashMap<>();
  private final Map<Color, Long> awaySince = new EnumMap<>(Color.class);

  boolean isEmpty() {
    return participants.isEmpty();
  }

  boolean has(Participant participant) {
    return participants.contains(participant);
  }

  void add(Participant participant, long now) {
    if (!has(participant)) {
      participants = Stream.concat(participants.stream(), Stream.of(participant)).toList();
      participant.setJoinedAt(now);
    }
  }

  boolean remove(Participant participant) {
    boolean wasHere = has(participant);
    participants = except(participant);
    return wasHere;
  }

  /** The clients on this server. The list does not change later. */
  List<Participant> participants() {
    return participants;
  }

  List<Participant> except(Participant excluded) {
    return participants.stream().filter(each -> each != excluded).toList();
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
    return isConnectedHere(color, seats) || isConnectedElsewhere(color);
  }

  /** Whether a player is connected to another server. */
  boolean isConnectedElsewhere(Color color) {
    return remote.values().stream().anyMatch(each -> each.report.hasPlayer(color));
  }

  /** Whether a player is connected to this server. */
  boolean isConnectedHere(Color color, Seats seats) {
    return holders(color, seats).findFirst().isPresent();
  }

  private Stream<Participant> holders(Color color, Seats seats) {
    return participants.stream().filter(each -> each.seatsHeld(seats).contains(color));
  }

  /**
   * Whether a player is connected to this server and has sent a message at the given time or later.
   */
  boolean isHeardHere(Color color, Seats seats, long since) {
    return holders(color, seats).anyMatch(participant -> participant.heardAt() >= since);
  }

  /** Since when a player has been connected to this server. */
  OptionalLong joinedAt(Color color, Seats seats) {
    return holders(color, seats).mapToLong(Participant::joinedAt).min();
  }

  /** Counts every absence only from the given time. */
  void restartAbsences(long since) {
    awaySince.replaceAll((color, before) -> Math.max(before, since));
  }

  /** Stores a server's report. Returns whether it differs from that server's previous report. */
  boolean updateRemote(String node, ServerPresenceReport report, long now) {
    Report before =
        report.equals(ServerPresenceReport.EMPTY)
            ? remote.remove(node)
            : remote.put(node, new Report(report, now));
    return !report.equals(before == null ? ServerPresenceReport.EMPTY : before.report);
  }

  /** Removes expired reports, unless this server may have missed newer ones. */
  void removeExpired(long subscribedSince, long now) {
    long oldest = now - REPORT_LIFETIME_MILLIS;
    if (subscribedSince <= oldest) {
      remote.values().removeIf(each -> each.at < oldest);
    }
  }

  /** Removes the report of a server that has failed. */
  Optional<ServerPresenceReport> removeRemote(String node) {
    return Optional.ofNullable(remote.remove(node)).map(Report::report);
  }

  /** Since when another server has been unable to store the move of the side to move. */
  OptionalLong remoteClockStoppedAt() {
    return remote.values().stream()
        .mapToLong(each -> each.report.clockStoppedAt())
        .filter(since -> since > 0)
        .max();
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
        .filter(color -> greetsHere(color, seats) || greetsElsewhere(color))
        .toList();
  }

  private boolean greetsElsewhere(Color color) {
    return remote.values().stream().anyMatch(each -> each.report.greets(color));
  }

  private boolean greetsHere(Color color, Seats seats) {
    return holders(color, seats)
        .anyMatch(player -> player.wantsGreetings() && player.seatsHeld(seats).size() == 1);
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
    return localSpectators(seats)
        + remote.values().stream().mapToInt(each -> each.report.spectators()).sum();
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
    Optional<Long> since = awaySince(color);
    boolean isGone = isAbandoned(color, timeout, now);
    Presence away = isGone ? Presence.GONE : Presence.AWAY;
    Optional<Presence> presence = since.map(each -> away);
    return seats.isFree(color)
        ? new SeatStatus(Optional.empty(), presence, since, goneAt(since, timeout, isGone))
        : new SeatStatus(
            Optional.of(seats.holder(color).name()),
            presence.or(() -> Optional.of(Presence.HERE)),
            since,
            goneAt(since, timeout, isGone));
  }

  private static Optional<Long> goneAt(Optional<Long> since, OptionalLong timeout, boolean isGone) {
    return isGone || timeout.isEmpty()
        ? Optional.empty()
        : since.map(away -> away + timeout.getAsLong());
  }
}
