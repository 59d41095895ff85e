package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the tables of types in docs/library.md name every public type exactly once. */
class LibraryDocumentTest {

  private static final Path PAGE = Path.of("../docs/library.md");

  /** Matches the declaration of a type in an api.txt, which the members follow with an indent. */
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^(?:\\w+ |non-sealed )*?(?:class|interface|record|enum) ([A-Z][\\w.]*)");

  private static final Pattern NAMED = Pattern.compile("`([A-Z][A-Za-z0-9]*(?:\\.[A-Z]\\w*)*)`");

  @ParameterizedTest
  @ValueSource(strings = {"core", "officiating", "io", "openings", "svg", "uci"})
  void every_public_type_is_named_once(String module) throws IOException {
    Set<String> declared =
        new TreeSet<>(matches(DECLARED, Files.readString(Path.of("..", module, "api.txt"))));
    List<String> named = matches(NAMED, section("arbiter-" + module));
    System.out.println(module + ": " + declared.size() + " types");
    assertThat(declared).isNotEmpty();
    assertThat(named).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(declared);
  }

  /** Returns the part of the page from the heading to the next one of the same level. */
  private static String section(String title) throws IOException {
    String heading = "\n### " + title + "\n";
    String page = Files.readString(PAGE);
    assertThat(page).contains(heading);
    String text = page.substring(page.indexOf(heading) + heading.length());
    int end = text.indexOf("\n##");
    return end < 0 ? text : text.substring(0, end);
  }

  private static List<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(LibraryDocumentTest::name).toList();
  }

  private static String name(MatchResult match) {
    return match.group(1);
  }
}
