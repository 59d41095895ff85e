package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the catalogue files of the terminal and of the server. */
class TextFilesTest {

  static Stream<List<TextKey>> areas() {
    return Stream.of(
        List.of(TerminalText.values()),
        List.of(ServerText.values()),
        List.of(ServerRefusalReason.values()),
        List.of(InGameCommand.values()));
  }

  /** A text is parsed when it is first used, and a number is a value for every placeholder. */
  @ParameterizedTest
  @MethodSource("areas")
  void every_key_has_a_text_with_its_placeholders(List<TextKey> keys) {
    for (Texts texts : Texts.all()) {
      for (TextKey key : keys) {
        Object[] values = Collections.nCopies(key.placeholders().size(), 1).toArray();
        assertThat(texts.say(key, values)).as(key.toString()).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("areas")
  void every_text_has_a_key_and_none_occurs_twice(List<TextKey> keys) throws IOException {
    List<String> expected = new ArrayList<>();
    for (TextKey key : keys) {
      expected.add(key.toString().replace("_", "").toLowerCase(Locale.ROOT));
    }
    for (Texts texts : Texts.all()) {
      Path file = Path.of("../texts", texts.language(), keys.get(0).area() + ".properties");
      List<String> found =
          Files.readAllLines(file).stream()
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .map(line -> line.split(" ", 2)[0].toLowerCase(Locale.ROOT))
              .toList();

      assertThat(found).as(file.toString()).containsExactlyInAnyOrderElementsOf(expected);
    }
  }
}
