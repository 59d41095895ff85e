package org.arbiterchess.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.arbiterchess.game.Game;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads every possible value of a move's two bytes. The legal moves must be accepted, and every
 * other value must be reported.
 */
class PolyglotMoveCodesTest {

  private static final long SEED = 1_618;
  private static final int CODES = 1 << 16;

  @TempDir Path folder;

  @Test
  void the_numbers_of_moves_stand_for_exactly_the_legal_moves() throws IOException {
    List<Position> positions = positions();
    int moves = 0;
    for (Position position : positions) {
      BookReading reading = read(position);
      Set<Move> read = new HashSet<>();
      reading.moves().forEach(entry -> read.add(entry.move()));
      List<Move> legal = position.legalMoves();
      assertThat(read).as(position.toString()).containsExactlyInAnyOrderElementsOf(legal);
      assertThat(reading.moves()).hasSize(legal.size() + castlingByGoal(position, legal));
      assertThat(reading.illegal()).hasSize(CODES - reading.moves().size());
      moves += legal.size();
    }
    System.out.printf(
        "%d numbers in %d positions with %d legal moves, seed %d%n",
        CODES, positions.size(), moves, SEED);
  }

  /**
   * The number of extra codes for castling. In standard chess, the destination can be either the
   * rook's square or the king's new square.
   */
  private static int castlingByGoal(Position position, List<Move> legal) {
    return position.variant() == Variant.CHESS960
        ? 0
        : (int) legal.stream().filter(Move::isCastling).count();
  }

  private static List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    positions.add(Fen.parse("r3k2r/P6P/8/2pP4/8/8/p6p/R3K2R w KQkq c6 0 1"));
    positions.add(Fen.parse("r3k2r/P6P/8/8/2pP4/8/p6p/R3K2R b KQkq d3 0 1"));
    positions.add(Fen.parse("1r2k1r1/8/8/8/8/8/8/1R1K2R1 w KQkq - 0 1", Variant.CHESS960));
    Random random = new Random(SEED);
    for (Game game : RandomGames.stream(SEED, 100).limit(7).toList()) {
      positions.add(game.positions().get(random.nextInt(game.plies())));
    }
    return positions;
  }

  private BookReading read(Position position) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(CODES * BookEntry.BYTES);
    for (int code = 0; code < CODES; code++) {
      bytes.putLong(PolyglotKey.of(position)).putShort((short) code).putShort((short) 1).putInt(0);
    }
    Path file = Files.write(folder.resolve("book.bin"), bytes.array());
    try (PolyglotBook book = PolyglotBook.open(file)) {
      return book.read(position);
    }
  }
}
