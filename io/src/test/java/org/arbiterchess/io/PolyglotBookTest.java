package org.arbiterchess.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads books that the test writes byte by byte, following the specification of the format. */
class PolyglotBookTest {

  private static final long INITIAL = 0x463b96181691fc9cL;

  @TempDir Path folder;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream book = new DataOutputStream(bytes);

  private void entry(long key, String move, int weight, int learn) throws IOException {
    entry(key, code(move), weight, learn);
  }

  private void entry(long key, int move, int weight, int learn) throws IOException {
    book.writeLong(key);
    book.writeShort(move);
    book.writeShort(weight);
    book.writeInt(learn);
  }

  private static int code(String move) {
    int promotion = move.length() == 4 ? 0 : 1 + "nbrq".indexOf(move.charAt(4));
    return (move.charAt(2) - 'a')
        | (move.charAt(3) - '1') << 3
        | (move.charAt(0) - 'a') << 6
        | (move.charAt(1) - '1') << 9
        | promotion << 12;
  }

  private static Move move(Position position, String san) {
    return position.legalMoves().stream()
        .filter(move -> San.write(position, move).equals(san))
        .findFirst()
        .orElseThrow();
  }

  private Path file() throws IOException {
    return Files.write(folder.resolve("book.bin"), bytes.toByteArray());
  }

  private BookReading read(Position position) throws IOException {
    try (PolyglotBook opened = PolyglotBook.open(file())) {
      return opened.read(position);
    }
  }

  @Test
  void finds_the_moves_of_the_initial_position_in_the_order_of_the_book() throws IOException {
    entry(1, "e2e4", 1, 0);
    entry(INITIAL, "e2e4", 65_535, -1);
    entry(INITIAL, "g1f3", 7, 42);
    entry(-1, "e2e4", 1, 0);
    Position initial = Position.initial();

    try (PolyglotBook opened = PolyglotBook.open(file())) {
      assertThat(opened.size()).isEqualTo(4);
      assertThat(opened.moves(initial))
          .containsExactly(
              new BookMove(move(initial, "e4"), 65_535, 4_294_967_295L),
              new BookMove(move(initial, "Nf3"), 7, 42));
      assertThat(opened.read(initial).illegal()).isEmpty();
      assertThat(opened.moves(Fen.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1a1, O-O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8h8, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, e8a8, O-O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1c1, O-O-O",
    "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8q, a8=Q+",
    "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8n, a8=N",
    "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8b, a8=B",
    "7k/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8r, a8=R+",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, e5d6, exd6",
    "6k1/8/8/8/8/8/8/4Q2K w - - 0 1, e1h4, Qh4",
  })
  void turns_castling_promotion_and_en_passant_into_our_moves(String fen, String move, String san)
      throws IOException {
    Position position = Fen.parse(fen);
    entry(PolyglotKey.of(position), move, 1, 0);
    List<BookMove> moves = read(position).moves();
    assertThat(moves).hasSize(1);
    assertThat(San.write(position, moves.get(0).move())).isEqualTo(san);
  }

  @Test
  void in_chess960_only_the_king_taking_its_rook_means_castling() throws IOException {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", Variant.CHESS960);
    Position wide = Fen.parse("4k3/8/8/8/8/8/8/5K1R w K - 0 1", Variant.CHESS960);
    long key = PolyglotKey.of(position);
    long wideKey = PolyglotKey.of(wide);
    boolean first = Long.compareUnsigned(key, wideKey) < 0;
    if (first) {
      entry(key, "f1g1", 1, 0);
    }
    entry(wideKey, "f1h1", 1, 0);
    entry(wideKey, "f1g1", 1, 0);
    if (!first) {
      entry(key, "f1g1", 1, 0);
    }

    assertThat(read(position).moves().get(0).move().isCastling()).isTrue();
    assertThat(read(wide).moves()).hasSize(2);
    assertThat(read(wide).moves().get(0).move().isCastling()).isTrue();
    assertThat(read(wide).moves().get(1).move().isCastling()).isFalse();
  }

  @Test
  void entries_that_are_not_legal_are_reported_with_the_reason() throws IOException {
    entry(INITIAL, "e2e5", 3, 9);
    entry(INITIAL, "d2d4", 1, 0);
    entry(INITIAL, "e1h1", 1, 0);
    entry(INITIAL, 0, 0, 0);
    entry(INITIAL, 0x5fff, 1, 0);
    entry(INITIAL, 0xffff, 1, 0);

    BookReading reading = read(Position.initial());

    assertThat(reading.moves()).hasSize(1);
    assertThat(reading.illegal())
        .extracting(IllegalBookMove::move)
        .containsExactly("e2e5", "e1h1", "a1a1", "0x5fff", "0xffff");
    assertThat(reading.illegal().get(0).weight()).isEqualTo(3);
    assertThat(reading.illegal().get(0).learn()).isEqualTo(9);
    assertThat(reading.illegal()).allSatisfy(entry -> assertThat(entry.reason()).endsWith("."));
    assertThat(reading.illegal().get(0).reason()).contains("3.7");
  }

  @Test
  void a_promotion_without_its_piece_is_illegal() throws IOException {
    Position position = Fen.parse("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    entry(PolyglotKey.of(position), "a7a8", 1, 0);
    assertThat(read(position).moves()).isEmpty();
    assertThat(read(position).illegal()).hasSize(1);
  }

  @Test
  void an_empty_file_is_an_empty_book() throws IOException {
    assertThat(read(Position.initial())).isEqualTo(new BookReading(List.of(), List.of()));
  }

  @Test
  void a_file_that_is_cut_off_is_refused() throws IOException {
    entry(INITIAL, "e2e4", 1, 0);
    book.write(1);
    assertRefused("its size, 17 bytes, is not a multiple of 16; it is cut off or not a Polyglot");
  }

  @Test
  void a_file_that_is_not_sorted_is_refused() throws IOException {
    for (int key = 1; key <= 5_000; key++) {
      entry(key, "e2e4", 1, 0);
    }
    entry(-1, "e2e4", 1, 0);
    entry(5, "e2e4", 1, 0);
    assertRefused(
        "entry 5002 has the key 0000000000000005, which is less than the key ffffffffffffffff");
  }

  private void assertRefused(String problem) throws IOException {
    Path file = file();
    assertThatThrownBy(() -> PolyglotBook.open(file))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("Cannot read " + file + ": " + problem);
  }

  @Test
  void a_missing_file_is_named() {
    Path missing = folder.resolve("missing.bin");
    assertThatThrownBy(() -> PolyglotBook.open(missing))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot read " + missing + ": there is no such file or folder");
  }

  @Test
  void a_closed_book_says_so() throws IOException {
    PolyglotBook opened = PolyglotBook.open(file());
    opened.close();
    opened.close();
    assertThatThrownBy(() -> opened.moves(Position.initial()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("book.bin is closed");
  }
}
