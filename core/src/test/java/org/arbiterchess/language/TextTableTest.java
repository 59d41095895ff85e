package org.arbiterchess.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The table that the formatter of the page passes, too. */
final class TextTableTest {

  @TestFactory
  Stream<DynamicTest> texts_of_the_table() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("../corpus/texts.csv"));
    return lines.stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(row -> DynamicTest.dynamicTest(String.join(" ", row), () -> check(row)));
  }

  private static void check(String[] row) {
    List<String> names = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (String value : row[2].isEmpty() ? new String[0] : row[2].split("; ", -1)) {
      names.add(value.substring(0, value.indexOf('=')));
      values.add(value(value.substring(value.indexOf('=') + 1)));
    }
    StringBuilder out = new StringBuilder();
    Template.parse(row[1], names).append(out, values.toArray(), texts(row[0]));
    assertEquals(row[3], out.toString());
  }

  /** The texts of a language, or English nouns with the plural forms of another language. */
  private static Texts texts(String language) {
    return Texts.of(language)
        .orElseGet(() -> new Texts(language, java.util.Map.of(), keys -> List.of()));
  }

  private static Object value(String written) {
    if (written.startsWith("[")) {
      String inside = written.substring(1, written.length() - 1);
      return Stream.of(inside.split("\\|", -1)).map(TextTableTest::value).toList();
    }
    if (written.startsWith("@")) {
      int parts = written.indexOf('(');
      return parts < 0
          ? Noun.of(written.substring(1))
          : Noun.of(
              written.substring(1, parts),
              Stream.of(written.substring(parts + 1, written.length() - 1).split(",", -1))
                  .map(TextTableTest::value)
                  .toArray());
    }
    return written.matches("\\d+") ? (Object) Integer.valueOf(written) : written;
  }

  @Test
  void a_malformed_text_is_reported_with_its_problem() {
    for (String text :
        List.of("{", "}", "{unknown}", "{a", "{a, plural, one {x}}", "{a.}", "{a, plural}")) {
      assertThrows(IllegalArgumentException.class, () -> Template.parse(text, List.of("a")), text);
    }
  }
}
