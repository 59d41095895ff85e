package org.arbiterchess.io;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * The entries in an opening book for a position.
 *
 * @param moves the legal moves, in book order
 * @param illegal the entries whose moves are illegal in the position, in book order; empty if the
 *     book is correct
 */
public record BookReading(List<BookMove> moves, List<IllegalBookMove> illegal) {

  public BookReading {
    moves = List.copyOf(moves);
    illegal = List.copyOf(illegal);
  }

  static BookReading of(Position position, List<BookEntry> entries) {
    List<BookMove> moves = new ArrayList<>();
    List<IllegalBookMove> illegal = new ArrayList<>();
    for (BookEntry entry : entries) {
      if (!entry.isWellFormed()) {
        illegal.add(illegal(entry, "The entry has a promotion piece that does not exist."));
        continue;
      }
      entry
          .in(position)
          .ifPresentOrElse(
              move -> moves.add(new BookMove(move, entry.weight(), entry.learn())),
              () -> illegal.add(illegal(entry, reason(position, entry))));
    }
    return new BookReading(moves, illegal);
  }

  private static IllegalBookMove illegal(BookEntry entry, String reason) {
    return new IllegalBookMove(entry.text(), entry.weight(), entry.learn(), reason);
  }

  private static String reason(Position position, BookEntry entry) {
    Ruling ruling = position.rule(entry.attempt());
    if (ruling instanceof Ruling.Illegal broken) {
      return broken.sentence().cited();
    }
    // The attempt is castling in Chess960, written as an ordinary king move. A player may write
    // castling that way, but a book may not.
    Move move = ((Ruling.Legal) ruling).move();
    return "The entry stands for no legal move; " + move + " is written differently.";
  }
}
