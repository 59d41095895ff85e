package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compiles and runs the Java examples in the documentation, with all libraries on the class path,
 * and compares their output with the documented output.
 */
class JavaExamplesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/library.md"})
  void the_examples_of_a_page_print_what_the_page_says(String page) throws Exception {
    String text = Files.readString(Path.of("..", page));
    List<String> examples = blocks(text, "```java\n");
    List<String> outputs = blocks(text, "```text\n");
    assertThat(examples).hasSameSizeAs(outputs).hasSizeGreaterThan(1);
    for (int i = 0; i < examples.size(); i++) {
      JavaExample example = new JavaExample(className(examples.get(i)), examples.get(i));
      example.compile(folder);
      assertThat(example.run(folder)).isEqualTo(outputs.get(i));
    }
    System.out.println(page + ": " + examples.size() + " Java examples ran");
  }

  @Test
  void the_tasks_of_the_cookbook_print_what_it_says() throws Exception {
    String text = Files.readString(Path.of("..", "docs/cookbook.md"));
    String imports = blocks(text, "```java imports\n").get(0);
    List<String> tasks = blocks(text, "```java\n");
    List<String> outputs = blocks(text, "```text\n");
    assertThat(tasks).hasSameSizeAs(outputs).hasSizeGreaterThanOrEqualTo(30);
    int run = 0;
    for (int i = 0; i < tasks.size(); i++) {
      JavaExample example = JavaExample.ofStatements("Task" + (i + 1), imports, tasks.get(i));
      example.compile(folder);
      if (example.canRun()) {
        assertThat(example.run(folder)).as(example.name()).isEqualTo(outputs.get(i));
        run++;
      }
    }
    System.out.printf("docs/cookbook.md: %d tasks compiled, %d were run%n", tasks.size(), run);
    assertThat(run).isGreaterThanOrEqualTo(30);
  }

  private static List<String> blocks(String page, String fence) {
    List<String> blocks = new ArrayList<>();
    int start = page.indexOf(fence);
    while (start >= 0) {
      int end = page.indexOf("```\n", start + fence.length());
      blocks.add(page.substring(start + fence.length(), end));
      start = page.indexOf(fence, end);
    }
    return blocks;
  }

  private static String className(String example) {
    int start = example.indexOf("class ") + "class ".length();
    return example.substring(start, example.indexOf(' ', start));
  }
}
