package org.arbiterchess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.arbiterchess.testing.Corpus;
import org.junit.jupiter.api.Test;

/** Tests that every reference in docs/laws.md exists and that the document covers every reason. */
class LawsDocumentTest {

  private static final Pattern METHOD = Pattern.compile("`([A-Z]\\w+)\\.([a-z]\\w+)`");
  private static final Pattern TABLE = Pattern.compile("`([a-z0-9-]+\\.csv)`");

  private static String page() throws IOException {
    Path root = Corpus.path("rulings").getParent().getParent();
    return Files.readString(root.resolve("docs/laws.md"));
  }

  @Test
  void every_reason_stands_on_the_page_with_its_article() throws IOException {
    List<String> lines = List.of(page().split("\n", -1));
    for (Reason reason : Reason.values()) {
      assertThat(lines)
          .as(reason.name())
          .anyMatch(
              line ->
                  line.contains("| `" + reason + "` |")
                      && line.matches("\\| [^|]*\\b" + Pattern.quote(reason.article()) + "\\b.*"));
    }
  }

  @Test
  void every_method_on_the_page_exists() throws IOException {
    List<MatchResult> named = METHOD.matcher(page()).results().toList();
    assertThat(named).hasSizeGreaterThan(30);
    for (MatchResult method : named) {
      assertThat(methods(method.group(1))).as(method.group()).contains(method.group(2));
    }
  }

  private static List<String> methods(String simpleName) {
    for (String name : List.of("rules.", "game.", "notation.", "winnability.", "touch.")) {
      try {
        Class<?> found =
            Class.forName(
                "org.arbiterchess." + name + simpleName,
                false,
                LawsDocumentTest.class.getClassLoader());
        return Stream.of(found.getDeclaredMethods()).map(Method::getName).toList();
      } catch (ClassNotFoundException e) {
        // try the next package
      }
    }
    return List.of();
  }

  @Test
  void every_table_is_on_the_page_and_the_page_names_no_other() throws IOException {
    List<String> tables =
        Stream.of("rulings", "strict")
            .flatMap(folder -> Corpus.tables(folder).stream())
            .map(path -> path.getFileName().toString())
            .toList();
    List<String> named =
        TABLE.matcher(page()).results().map(result -> result.group(1)).distinct().toList();
    assertThat(tables).containsAll(named);
    for (String table : tables) {
      assertThat(page()).contains(table);
    }
  }
}
