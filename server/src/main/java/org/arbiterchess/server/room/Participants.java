package org.arbiterchess.server.room;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.SeatView;
import org.arbiterchess.server.protocol.SeatView.Presence;

/**
 * The pages in a room, here and at other servers, and since when a player has had none. Belongs to
 * its room.
 */
final class Participants {

  private final Set<Participant> guests = new LinkedHashSet<>();
  private final RemotePresence elsewhere = new RemotePresence();
  private final Map<Color, Long> awaySince = new EnumMap<>(Color.class);

  boolean isEmpty() {
    return guests.isEmpty();
  }

  boolean has(Participant guest) {
    return guests.contains(guest);
  }

  void add(Participant guest) {
    guests.add(guest);
  }

  boolean remove(Participant guest) {
    return guests.remove(guest);
  }

  Set<Participant> guests() {
    return Set.copyOf(guests);
  }

  void clear() {
    guests.clear();
  }

  /** Notes who is away from now on, and who no longer is. Answers whether that is news. */
  boolean look(Seating seating, long now) {
    boolean news = false;
    for (Color color : Color.values()) {
      if (seating.isFree(color) || isHere(color, seating)) {
        news |= awaySince.remove(color) != null;
      } else {
        news |= awaySince.putIfAbsent(color, now) == null;
      }
    }
    return news;
  }

  /** Whether a player has a page, at whichever server. */
  boolean isHere(Color color, Seating seating) {
    return hasPage(color, seating) || elsewhere.has(color);
  }

  /** Whether a player has a page at this server. */
  boolean hasPage(Color color, Seating seating) {
    return guests.stream().anyMatch(guest -> guest.seats(seating).contains(color));
  }

  RemotePresence elsewhere() {
    return elsewhere;
  }

  /** What the other servers are told. */
  PresenceReport attendance(Seating seating) {
    return guests.isEmpty()
        ? PresenceReport.EMPTY
        : new PresenceReport(
            hasPage(Color.WHITE, seating), hasPage(Color.BLACK, seating), watchingHere(seating));
  }

  /** Whether some page has a token. */
  boolean hasToken(String hash) {
    return guests.stream()
        .anyMatch(
            guest ->
                guest.tokenHash().filter(own -> IdsAndTokens.isSameHash(own, hash)).isPresent());
  }

  int watching(Seating seating) {
    return watchingHere(seating) + elsewhere.watching();
  }

  private int watchingHere(Seating seating) {
    return (int) guests.stream().filter(guest -> guest.seats(seating).isEmpty()).count();
  }

  Optional<Long> awaySince(Color color) {
    return Optional.ofNullable(awaySince.get(color));
  }

  /** Whether a player has been away for so long, in milliseconds. */
  boolean isGone(Color color, OptionalLong patience, long now) {
    return patience.isPresent()
        && awaySince(color).filter(since -> now >= since + patience.getAsLong()).isPresent();
  }

  /** When the next of those who are away will be gone, if anybody will. */
  OptionalLong nextGone(OptionalLong patience, long now) {
    return patience.isEmpty()
        ? OptionalLong.empty()
        : awaySince.values().stream()
            .mapToLong(since -> since + patience.getAsLong())
            .filter(moment -> moment > now)
            .min();
  }

  SeatView seat(Color color, Seating seating, OptionalLong patience, long now) {
    if (seating.isFree(color)) {
      return new SeatView.Free();
    }
    Presence presence =
        awaySince(color)
            .<Presence>map(
                since ->
                    isGone(color, patience, now)
                        ? new Presence.Gone(since)
                        : new Presence.Away(since, goneAt(since, patience)))
            .orElseGet(Presence.Here::new);
    return new SeatView.Taken(seating.holder(color).name(), Optional.of(presence));
  }

  private static OptionalLong goneAt(long since, OptionalLong patience) {
    return patience.isPresent()
        ? OptionalLong.of(since + patience.getAsLong())
        : OptionalLong.empty();
  }

  void tell(String message) {
    guests.forEach(guest -> guest.send(message));
  }

  void tellOthers(Participant one, String message) {
    for (Participant guest : guests) {
      if (guest != one) {
        guest.send(message);
      }
    }
  }
}
