package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs every documentation example in the test's own process. */
class DocumentationExamplesTest {

  private static final Path PAGE = Path.of("../docs/cli.md");

  /**
   * Matches a shell word: in single quotes, in double quotes without special characters, or
   * unquoted.
   */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"$`\\\\]*)\"|([^\\s'\"]+)");

  @TestFactory
  Stream<DynamicTest> the_page_shows_what_is_printed() throws Exception {
    List<DocumentationExample> examples = DocumentationExample.of(PAGE);
    assertThat(examples).as("examples of the page").hasSizeGreaterThan(20);
    System.out.println(examples.size() + " examples of " + PAGE);
    return examples.stream().map(example -> dynamicTest(example.command(), () -> check(example)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/ask.md"})
  void a_page_for_people_shows_what_is_printed(String page) throws Exception {
    List<DocumentationExample> examples = DocumentationExample.of(Path.of("..", page));
    assertThat(examples).as("examples of " + page).isNotEmpty();
    examples.forEach(DocumentationExamplesTest::check);
  }

  private static void check(DocumentationExample example) {
    String[] parts = example.command().split(" \\| arbiter ", 2);
    boolean piped = parts.length == 2;
    List<String> words = words(piped ? "arbiter " + parts[1] : example.command());
    assertThat(words.remove(0)).isIn("arbiter", "./arbiter");

    CommandRun ran = CommandRun.reading(piped ? input(parts[0]) : "", words.toArray(new String[0]));

    assertThat(DocumentationExample.masked(ran.out() + ran.err())).isEqualTo(example.output());
    example.exitCode().ifPresent(code -> assertThat(ran.exitCode()).isEqualTo(code));
  }

  /** Returns what {@code echo WORD} or {@code printf '%s\n' WORD…} writes into the pipe. */
  private static String input(String command) {
    List<String> words = words(command);
    String program = words.remove(0);
    if (program.equals("printf")) {
      assertThat(words.remove(0)).isEqualTo("%s\\n");
    } else {
      assertThat(program).isEqualTo("echo");
    }
    return String.join("\n", words) + "\n";
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      String quoted = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
      words.add(quoted == null ? matcher.group(3) : quoted);
    }
    return words;
  }
}
