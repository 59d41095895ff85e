package org.arbiterchess.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;

/** The two seats in a game. */
public record Seats(SeatHolder white, SeatHolder black) {

  public SeatHolder holder(Color color) {
    return color == Color.WHITE ? white : black;
  }

  public boolean isFree(Color color) {
    return holder(color).tokenHash().isEmpty();
  }

  public boolean isFull() {
    return !isFree(Color.WHITE) && !isFree(Color.BLACK);
  }

  /** Whether both seats are taken, by two different tokens. */
  public boolean areHeldByTwo() {
    return isFull() && !white.tokenHash().equals(black.tokenHash());
  }

  public Optional<Color> freeSeat() {
    return Stream.of(Color.values()).filter(this::isFree).findFirst();
  }

  public Seats with(Color color, SeatHolder holder) {
    return color == Color.WHITE ? new Seats(holder, black) : new Seats(white, holder);
  }

  /** The seats that a token holds: none, one or both. Compares the hashes in constant time. */
  public List<Color> heldBy(Optional<String> hash) {
    return Stream.of(Color.values())
        .filter(
            color ->
                hash.isPresent()
                    && !isFree(color)
                    && MessageDigest.isEqual(
                        holder(color).tokenHash().get().getBytes(UTF_8),
                        hash.get().getBytes(UTF_8)))
        .toList();
  }

  /** A copy with the colours swapped. */
  public Seats swapped() {
    return new Seats(black, white);
  }
}
