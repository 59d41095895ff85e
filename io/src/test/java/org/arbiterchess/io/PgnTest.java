package org.arbiterchess.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.arbiterchess.pgn.ByteSource;
import org.arbiterchess.pgn.PgnReader;
import org.arbiterchess.pgn.PgnReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PgnTest {

  private static final String TWO_GAMES =
      """
      [White "Ann"]

      1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 1-0

      [White "Zoë"]

      1. f3 e5 2. g5 *
      """;

  @TempDir Path folder;

  private static List<PgnReading> all(Stream<PgnReading> games) {
    try (games) {
      return games.toList();
    }
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private Path file(String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content);
  }

  @Test
  void reads_the_games_of_a_text_with_errors_as_values() {
    List<PgnReading> games = all(Pgn.read(TWO_GAMES));

    assertThat(games).hasSize(2);
    assertThat(games.get(0).errors()).isEmpty();
    assertThat(games.get(0).game().tag("White")).contains("Ann");
    assertThat(games.get(1).errors())
        .singleElement()
        .asString()
        .isEqualTo(
            "line 7, column 13: g5 is not allowed. You have no pawn that can reach g5 (3.7).");
  }

  @Test
  void reads_the_same_games_from_a_file_a_stream_and_compressed() throws IOException {
    List<PgnReading> expected = all(Pgn.read(TWO_GAMES));
    byte[] plain = TWO_GAMES.getBytes(UTF_8);

    assertThat(all(Pgn.read(file("two.pgn", plain)))).isEqualTo(expected);
    assertThat(all(Pgn.read(file("two.pgn.gz", gzip(TWO_GAMES))))).isEqualTo(expected);
    assertThat(all(Pgn.read(file("no-suffix", gzip(TWO_GAMES))))).isEqualTo(expected);
    assertThat(all(Pgn.read(new ByteArrayInputStream(plain)))).isEqualTo(expected);
    assertThat(all(Pgn.read(new ByteArrayInputStream(gzip(TWO_GAMES))))).isEqualTo(expected);
  }

  @Test
  void every_part_of_a_compressed_input_is_read_although_it_arrives_slowly() throws IOException {
    ByteArrayOutputStream parts = new ByteArrayOutputStream();
    for (int i = 0; i < 20; i++) {
      parts.write(gzip(TWO_GAMES + "\n"));
    }
    InputStream slow =
        new ByteArrayInputStream(parts.toByteArray()) {
          @Override
          public synchronized int read(byte[] into, int offset, int length) {
            return super.read(into, offset, Math.min(length, 7));
          }

          @Override
          public synchronized int available() {
            return 0;
          }
        };
    assertThat(all(Pgn.read(slow))).hasSize(40);
  }

  @Test
  void nothing_and_text_without_a_game_give_no_games() throws IOException {
    assertThat(all(Pgn.read(""))).isEmpty();
    assertThat(all(Pgn.read(file("empty.pgn", new byte[0])))).isEmpty();
    assertThat(all(Pgn.read(file("one-byte.pgn", new byte[] {'\n'})))).isEmpty();
  }

  @Test
  void a_missing_file_is_reported_at_once_with_its_name() {
    Path missing = folder.resolve("missing.pgn");
    assertThatThrownBy(() -> Pgn.read(missing))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot read " + missing + ": there is no such file or folder");
  }

  @Test
  void a_folder_cannot_be_read() {
    assertThatThrownBy(() -> all(Pgn.read(folder)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("Cannot read " + folder + ": ");
  }

  @Test
  void a_file_that_is_cut_off_gives_its_games_and_then_an_error() throws IOException {
    StringBuilder text = new StringBuilder();
    RandomGames.stream(1, 60).limit(30).forEach(game -> text.append(RandomGames.pgn(game)));
    byte[] whole = gzip(text.toString());
    Path file = file("cut.pgn.gz", Arrays.copyOf(whole, whole.length - 9));

    List<PgnReading> read = new ArrayList<>();
    assertThatThrownBy(
            () -> {
              try (Stream<PgnReading> games = Pgn.read(file)) {
                games.forEach(read::add);
              }
            })
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith(
            "Cannot read " + file + ": its compressed data are damaged or cut off");
    assertThat(read).hasSizeGreaterThan(25);
  }

  @Test
  void an_input_that_fails_is_reported_when_it_fails() {
    InputStream failing =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the cable is loose");
          }

          @Override
          public int read(byte[] into, int offset, int length) throws IOException {
            throw new IOException("the cable is loose");
          }
        };
    Stream<PgnReading> games = Pgn.read(failing);
    assertThatThrownBy(games::toList)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot read the input stream: the cable is loose");
  }

  @Test
  void utf_16_is_refused_with_advice() throws IOException {
    Path file = file("utf16.pgn", new byte[] {(byte) 0xFF, (byte) 0xFE, '1', 0, '.', 0});
    assertThatThrownBy(() -> all(Pgn.read(file)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("Cannot read " + file + ": it is UTF-16; convert it to UTF-8");
  }

  @Test
  void a_missing_input_is_named_before_the_first_game_is_read() {
    InputStream empty = InputStream.nullInputStream();
    assertThatThrownBy(() -> Pgn.read((InputStream) null)).hasMessage("input");
    assertThatThrownBy(() -> Pgn.source(empty, null)).hasMessage("name");
    assertThatThrownBy(() -> new PgnReader(null)).hasMessage("source");
    assertThatThrownBy(() -> ByteSource.of(null, 1)).hasMessage("bytes");
  }

  @Test
  void a_source_lets_a_reader_visit_games_of_a_file() throws IOException {
    Path file = file("two.pgn.gz", gzip(TWO_GAMES));
    try (InputStream in = Files.newInputStream(file)) {
      PgnReader reader = new PgnReader(Pgn.source(in, file.toString()));
      List<String> players = new ArrayList<>();
      while (reader.next()) {
        players.add(reader.tag("White").orElseThrow());
      }
      assertThat(players).containsExactly("Ann", "Zoë");
    }
  }
}
