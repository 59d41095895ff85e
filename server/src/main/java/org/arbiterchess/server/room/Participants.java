package org.arbiterchess.server.room;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.SeatStatus.Presence;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/**
 * The clients in a room, on this server and others, how they come and go, and how long absent
 * players have been away. Not thread-safe; used only by its room.
 */
final class Participants {

  /** A report expires after this time. Each server repeats its report every five seconds. */
  static final long REPORT_LIFETIME_MILLIS = 16_000;

  /** What another server has reported, and when. */
  private record Report(Announcement.Attended report, long at) {}

  private final Room room;
  private List<Participant> participants = List.of();
  private Announcement.Attended here = Announcement.Attended.BY_NOBODY;
  private final Map<String, Report> remote = new HashMap<>();
  private final Map<Color, Long> awaySince = new EnumMap<>(Color.class);

  Participants(Room room) {
    this.room = room;
  }

  // Coming and going

  /** Admits a client to the room and sends it the events that it does not have yet. */
  void hello(Participant participant, ClientMessage.Hello hello) {
    participant.setLanguage(hello.language());
    if (hello.protocol().filter(stated -> stated != ClientMessage.PROTOCOL).isPresent()) {
      throw new RefusalException(ServerRefusalReason.RELOAD_PAGE);
    }
    participant.greetings = hello.greetings();
    Optional<String> hash = hello.token().map(IdsAndTokens::hash);
    boolean isPlayer = !room.seats().heldBy(hash).isEmpty();
    boolean isUnknown = hash.isPresent() && !isPlayer;
    // The client may come from another server, which may just have given it a seat.
    if ((isUnknown || hello.after() > room.head()) && room.reloadFirst()) {
      return;
    }
    ServerLimits limits = room.limits;
    ServerLimit limit = ServerLimit.SPECTATORS_PER_GAME;
    if (isUnknown) {
      leave(participant);
      throw new RefusalException(ServerRefusalReason.WRONG_TOKEN);
    } else if (!isPlayer && !has(participant) && spectators() >= limits.get(limit)) {
      room.afterwards(
          () ->
              participant.refuseAndClose(
                  limits.exceeded(ServerRefusalReason.TOO_MANY_SPECTATORS, limit)));
    } else {
      participant.setTokenHash(hash);
      add(participant, hello.after());
    }
  }

  private void add(Participant participant, int after) {
    if (!has(participant)) {
      participants = Stream.concat(participants.stream(), Stream.of(participant)).toList();
      participant.joinedAt = room.now();
    }
    boolean changed = room.updatePresence();
    room.timer.updateAbsence();
    if (!changed) {
      room.timer.broadcastSoon();
    }
    LoggedGame loggedGame = room.loggedGame;
    List<GameLogEntry> missed = loggedGame.after(after);
    int from = loggedGame.clampedStart(after);
    ServerMessage state = room.state();
    List<Color> seats = participant.seatsHeld(room.seats());
    room.sendLog(
        participant, ServerMessage.welcome(room.id(), seats, from, missed, state, room.now()));
    if (changed) {
      room.send(except(participant), state);
    }
  }

  /** Removes a client from the room. */
  void leave(Participant participant) {
    if (!has(participant)) {
      return;
    }
    participants = except(participant);
    if (isSeatRequestOrphaned(participant)) {
      room.updatePresence();
      room.changeMetadata(room.metadata.withSeatRequest(Optional.empty()), () -> {});
    } else {
      room.broadcastPresence(true);
    }
  }

  /** Whether the departed client made the pending seat request and has no other connection. */
  private boolean isSeatRequestOrphaned(Participant departed) {
    return room.metadata
        .seatRequest()
        .filter(request -> departed.hasHash(request.tokenHash()))
        .filter(request -> participants.stream().noneMatch(p -> p.hasHash(request.tokenHash())))
        .isPresent();
  }

  // Who is here

  boolean isEmpty() {
    return participants.isEmpty();
  }

  boolean has(Participant participant) {
    return participants.contains(participant);
  }

  /** The clients on this server. The list does not change later. */
  List<Participant> participants() {
    return participants;
  }

  List<Participant> except(Participant excluded) {
    return participants.stream().filter(each -> each != excluded).toList();
  }

  private Stream<Participant> holders(Color color) {
    return participants.stream().filter(each -> seatsHeld(each).contains(color));
  }

  /** Which clients are connected to this server. */
  Announcement.Attended here() {
    return here;
  }

  /** Called when clients, seats or the clock have changed. */
  void updatePresence() {
    int spectators = (int) participants.stream().filter(each -> seatsHeld(each).isEmpty()).count();
    here =
        new Announcement.Attended(
            colors(color -> holders(color).findAny().isPresent()),
            colors(color -> holders(color).anyMatch(each -> greets(each))),
            spectators,
            room.serverTime.stoppedAt().orElse(0L),
            false);
  }

  private static List<Color> colors(Predicate<Color> condition) {
    return Stream.of(Color.values()).filter(condition).toList();
  }

  private List<Color> seatsHeld(Participant participant) {
    return participant.seatsHeld(room.seats());
  }

  private boolean greets(Participant player) {
    return player.greetings && seatsHeld(player).size() == 1;
  }

  private Stream<Announcement.Attended> elsewhere() {
    return remote.values().stream().map(Report::report);
  }

  private Stream<Announcement.Attended> everywhere() {
    return Stream.concat(Stream.of(here), elsewhere());
  }

  /** Whether a player is connected to any server. */
  boolean isConnected(Color color) {
    return isConnectedHere(color) || isConnectedElsewhere(color);
  }

  /** Whether a player is connected to another server. */
  boolean isConnectedElsewhere(Color color) {
    return elsewhere().anyMatch(each -> each.players().contains(color));
  }

  /** Whether a player is connected to this server. */
  boolean isConnectedHere(Color color) {
    return here.players().contains(color);
  }

  /**
   * Whether a player is connected to this server and has sent a message at the given time or later.
   */
  boolean isHeardHere(Color color, long since) {
    return holders(color).anyMatch(participant -> participant.heardAt >= since);
  }

  /** Since when a player has been connected to this server, or {@link RoomTimer#NEVER}. */
  long joinedAt(Color color) {
    return holders(color).mapToLong(player -> player.joinedAt).min().orElse(RoomTimer.NEVER);
  }

  /** The players who want to exchange greetings. */
  List<Color> greetings() {
    return colors(color -> everywhere().anyMatch(each -> each.greeters().contains(color)));
  }

  int spectators() {
    return everywhere().mapToInt(Announcement.Attended::spectators).sum();
  }

  // Other servers

  /** Stores a server's report. Returns whether it differs from that server's previous report. */
  boolean updateRemote(String node, Announcement.Attended report, long now) {
    Announcement.Attended nobody = Announcement.Attended.BY_NOBODY;
    Report before =
        report.equals(nobody) ? remote.remove(node) : remote.put(node, new Report(report, now));
    return !report.equals(before == null ? nobody : before.report);
  }

  /** Removes expired reports, unless this server may have missed newer ones. */
  void removeExpired(long subscribedSince, long now) {
    long oldest = now - REPORT_LIFETIME_MILLIS;
    if (subscribedSince <= oldest) {
      remote.values().removeIf(each -> each.at < oldest);
    }
  }

  /** Removes the report of a server that has failed. */
  Optional<Announcement.Attended> removeRemote(String node) {
    return Optional.ofNullable(remote.remove(node)).map(Report::report);
  }

  /** Since when another server has been unable to store the move of the side to move. */
  OptionalLong remoteClockStoppedAt() {
    return elsewhere()
        .mapToLong(Announcement.Attended::clockStoppedAt)
        .filter(since -> since > 0)
        .max();
  }

  // Absence

  /**
   * Updates the record of which players are away. In a game that has begun, a free seat counts as
   * an absent player. Returns whether anything changed.
   */
  boolean updateAbsences() {
    boolean changed = false;
    for (Color color : Color.values()) {
      boolean isBegun = room.loggedGame.game().plies() > 0;
      if (room.seats().isFree(color) ? !isBegun : isConnected(color)) {
        changed |= awaySince.remove(color) != null;
      } else {
        changed |= awaySince.putIfAbsent(color, room.now()) == null;
      }
    }
    return changed;
  }

  /** Counts every absence only from the given time. */
  void restartAbsences(long since) {
    awaySince.replaceAll((color, before) -> Math.max(before, since));
  }

  /** When the opponent of an absent player can claim the game. Empty after the game. */
  private Optional<Long> goneAt(Color color) {
    return Optional.ofNullable(awaySince.get(color))
        .filter(since -> !room.loggedGame.game().isOver())
        .map(since -> since + room.abandonmentMillis());
  }

  /** Whether a player has been away for so long that the opponent can claim the game. */
  boolean isGone(Color color, long now) {
    return goneAt(color).filter(moment -> now >= moment).isPresent();
  }

  /** When the next absent player will have been away for too long. */
  Optional<Long> nextGone() {
    return Stream.of(Color.values())
        .flatMap(color -> goneAt(color).stream())
        .filter(moment -> moment > room.now())
        .min(Long::compare);
  }

  SeatStatus seatStatus(Color color) {
    boolean isFree = room.seats().isFree(color);
    boolean isGone = isGone(color, room.now());
    Presence absent = isGone ? Presence.GONE : Presence.AWAY;
    Optional<Presence> present = isFree ? Optional.empty() : Optional.of(Presence.HERE);
    Optional<Long> since = Optional.ofNullable(awaySince.get(color));
    return new SeatStatus(
        isFree ? Optional.empty() : Optional.of(room.seats().holder(color).name()),
        since.map(each -> absent).or(() -> present),
        since,
        goneAt(color).filter(moment -> !isGone));
  }
}
