package org.arbiterchess.server.room;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.store.SeatHolder;
import org.arbiterchess.server.store.Seats;

/** The seats by colour. */
record Seating(Seats seats) {

  static Seating of(SeatHolder white, SeatHolder black) {
    return new Seating(new Seats(white, black));
  }

  SeatHolder holder(Color color) {
    return color == Color.WHITE ? seats.white() : seats.black();
  }

  boolean isFree(Color color) {
    return holder(color).tokenHash().isEmpty();
  }

  boolean isFull() {
    return !isFree(Color.WHITE) && !isFree(Color.BLACK);
  }

  Optional<Color> freeSeat() {
    return Stream.of(Color.values()).filter(this::isFree).findFirst();
  }

  Seating with(Color color, SeatHolder holder) {
    return color == Color.WHITE ? of(holder, seats.black()) : of(seats.white(), holder);
  }

  /** The seats that a token holds: none, one or both. */
  List<Color> heldBy(Optional<String> hash) {
    return Stream.of(Color.values())
        .filter(
            color ->
                hash.isPresent()
                    && !isFree(color)
                    && IdsAndTokens.isSameHash(holder(color).tokenHash().get(), hash.get()))
        .toList();
  }

  Seating swapped() {
    return of(seats.black(), seats.white());
  }
}
