package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles and runs the examples in the README and compares their output with the documented
 * output.
 */
class ReadmeTest {

  @TempDir Path folder;

  @Test
  void the_examples_of_the_front_page_print_what_the_page_says() throws Exception {
    String readme = Files.readString(Path.of("..", "README.md"));
    List<String> examples = blocks(readme, "```java\n");
    List<String> outputs = blocks(readme, "```text\n");
    assertThat(examples).hasSameSizeAs(outputs).hasSizeGreaterThan(1);
    for (int i = 0; i < examples.size(); i++) {
      assertThat(run(examples.get(i))).isEqualTo(outputs.get(i));
    }
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

  private String run(String example) throws Exception {
    Path file = Files.writeString(folder.resolve(className(example) + ".java"), example);
    String classPath = System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", classPath, "-d", folder.toString(), file.toString());
    assertThat(failed).as("compiling\n" + example).isZero();

    PrintStream standard = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls);
        PrintStream captured = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      Method main = loader.loadClass(className(example)).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
