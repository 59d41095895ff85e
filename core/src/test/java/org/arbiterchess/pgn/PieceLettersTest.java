package org.arbiterchess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.testing.RandomPgnText;
import org.junit.jupiter.api.Test;

/**
 * Tests that games with the piece letters of other languages can be read if all moves are legal.
 */
class PieceLettersTest {

  private static final String ENGLISH =
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qf6 6. Re1 Ke7 7. h3 Be6 8. Ng5 Qxg5 *";

  private static PgnReading only(String text) {
    List<PgnReading> games = PgnWarningsTest.all(text);
    assertThat(games).as(text).hasSize(1);
    return games.get(0);
  }

  private static String in(String letters, String text) {
    StringBuilder translated = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      int role = "KQRBN".indexOf(letter);
      translated.append(role < 0 ? "" + letter : letters.substring(role, role + 1));
    }
    return translated.toString();
  }

  private static void reads(String text, PgnWarning.Kind kind, int column) {
    PgnReading reading = only(text);
    assertThat(reading.errors()).as(text).isEmpty();
    assertThat(reading.game()).isEqualTo(only(ENGLISH).game());
    assertThat(reading.warnings()).contains(new PgnWarning(kind, 1, 1, column));
    PgnReader reader = new PgnReader(ByteSource.of(text));
    assertThat(reader.next()).isTrue();
    PgnReplayResult replay = reader.replay();
    assertThat(replay.warnings()).isEqualTo(reading.warnings());
    assertThat(replay.plies()).isEqualTo(16);
  }

  @Test
  void each_language_is_recognised() {
    reads(in("KDTLS", ENGLISH), PgnWarning.Kind.GERMAN_LETTERS, 13);
    reads(in("RDTFC", ENGLISH), PgnWarning.Kind.FRENCH_LETTERS, 13);
    reads(in("RDTAC", ENGLISH), PgnWarning.Kind.SPANISH_OR_ITALIAN_LETTERS, 13);
    reads(in("KDTLP", ENGLISH), PgnWarning.Kind.DUTCH_LETTERS, 13);
    reads(in("KHWGS", ENGLISH), PgnWarning.Kind.POLISH_LETTERS, 13);
    String russian = in("ЯФЛСК", ENGLISH).replace("Я", "Кр").replace("O-O", "О-О");
    reads(russian, PgnWarning.Kind.RUSSIAN_LETTERS, 13);
    reads(russian.replace('x', 'х').replace("-", "–"), PgnWarning.Kind.RUSSIAN_LETTERS, 13);
  }

  @Test
  void promotions_and_variations_are_translated_but_comments_are_not() {
    PgnReading reading =
        only(
            "[FEN \"4k3/P6P/8/8/8/8/8/4K3 w - - 0 1\"]\n\n"
                + "1. a8D+ {Dame} Kd7 2. h8=S (2. h8=T Ke7 ; Turm\n3. Tg8) Ke7 3. Db7+ *");

    assertThat(reading.errors()).isEmpty();
    assertThat(PgnCodec.write(reading.game()).replace('\n', ' '))
        .contains("1. a8=Q+ {Dame} 1... Kd7 2. h8=N (2. h8=R Ke7 {Turm} 3. Rg8) 2... Ke7 3. Qb7+");
  }

  @Test
  void a_game_that_only_partly_reads_in_a_language_is_an_error() {
    assertThat(only("1. e4 e5 2. Sf3 Nc6 *").errors()).hasSize(1);
    assertThat(only("1. e4 e5 2. Sf3 Sc6 3. Lb6 *").errors().get(0).found()).isEqualTo("Sf3");
    assertThat(only("1. e4 e5 2. Sf3 Sc6 (2... Sf3) *").errors()).hasSize(1);
  }

  @Test
  void the_first_language_counts_if_several_read_the_game() {
    assertThat(only("1. e4 e5 2. Df3 Df6 3. Dxf6 *").warnings())
        .extracting(PgnWarning::kind)
        .containsExactly(PgnWarning.Kind.GERMAN_LETTERS);
  }

  @Test
  void a_french_king_is_no_rook_if_the_game_goes_on_in_french() {
    PgnReading reading =
        only("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Rd1 Rd7 2. Ta7+ Rc6 *");

    assertThat(reading.errors()).isEmpty();
    assertThat(reading.game().last().king(org.arbiterchess.chess.Color.WHITE).toString())
        .isEqualTo("d1");
  }

  @Test
  void random_games_are_read_in_every_language() {
    int games = 0;
    for (int seed = 0; seed < 100; seed++) {
      String english = RandomPgnText.text(seed).replaceAll("\\{[^}]*}", "").replaceAll(";.*", "");
      List<PgnGame> read = new ArrayList<>();
      for (String letters : List.of("KQRBN", "KDTLS", "RDTFC", "RDTAC", "KDTLP", "KHWGS")) {
        int moves = english.indexOf("\n\n");
        String text = english.substring(0, moves) + in(letters, english.substring(moves));
        PgnReading reading = only(text);
        assertThat(reading.errors()).as(text).isEmpty();
        boolean certain =
            letters.equals("KQRBN")
                || reading.warnings().stream().anyMatch(w -> w.kind().name().endsWith("_LETTERS"));
        // Skip a game if the language is uncertain: the reader tries English first, and a French
        // king move such as Re2 may be a legal rook move in English.
        if (certain) {
          read.add(reading.game());
          games++;
        }
      }
      assertThat(read).as("seed " + seed).containsOnly(read.get(0));
    }
    System.out.println("seeds 0 to 99: " + games + " games in six sets of piece letters");
  }

  /**
   * Tests that the reader does not copy its buffer for each language. The buffer is larger than 100
   * KB, so even one copy per game would exceed the memory limit asserted here.
   */
  @Test
  void an_illegal_move_in_english_letters_copies_no_text() {
    PgnReader reader = new PgnReader(ByteSource.of("1. e4 e5 2. Nf4 Nc6 0-1\n\n".repeat(200)));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    assertThat(reader.next()).isTrue();
    assertThat(reader.replay().errors()).hasSize(1);
    long before = threads.getCurrentThreadAllocatedBytes();
    int games = 1;
    while (reader.next()) {
      assertThat(reader.replay().errors()).hasSize(1);
      games++;
    }
    assertThat(games).isEqualTo(200);
    assertThat((threads.getCurrentThreadAllocatedBytes() - before) / games).isLessThan(65_536);
  }
}
