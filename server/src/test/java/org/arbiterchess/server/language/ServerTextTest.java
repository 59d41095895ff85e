package org.arbiterchess.server.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;

class ServerTextTest {

  @Test
  void the_server_has_the_languages_of_the_phrasebooks() {
    assertThat(Texts.all())
        .extracting(Texts::language)
        .isEqualTo(Texts.all().stream().map(Texts::language).toList());
  }

  /** Each file has exactly one text for each key, with no other placeholders than the key's. */
  @Test
  void the_texts_of_every_language_fit_their_keys() throws IOException {
    List<String> problems = new ArrayList<>();
    for (Texts texts : Texts.all()) {
      for (ServerText key : ServerText.values()) {
        try {
          texts.say(key, Collections.nCopies(key.placeholders().size(), 1).toArray());
        } catch (IllegalArgumentException | IllegalStateException e) {
          problems.add(texts.language() + " " + key + ": " + e.getMessage());
        }
      }
      Path file = Path.of("../texts", texts.language(), "server.properties");
      try (Stream<String> lines = Files.lines(file)) {
        List<String> names =
            lines
                .filter(line -> line.contains(" = "))
                .map(line -> line.substring(0, line.indexOf(" = ")))
                .toList();
        assertThat(names).as("" + file).doesNotHaveDuplicates().hasSameSizeAs(ServerText.values());
      }
    }
    assertThat(problems).isEmpty();
  }

  @Test
  void a_request_gets_the_best_language_that_it_accepts() {
    assertThat(AcceptLanguage.texts("fr, de-AT;q=0.8, en;q=0.5").language()).isEqualTo("de");
    assertThat(AcceptLanguage.texts("fr").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts("").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts("\u0000;;q=x").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts(null).language()).isEqualTo("en");
  }
}
