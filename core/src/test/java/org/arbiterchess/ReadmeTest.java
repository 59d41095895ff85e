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
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example on the front page is compiled and run, and prints what the page says. */
class ReadmeTest {

  @TempDir Path folder;

  @Test
  void the_example_of_the_front_page_prints_what_the_page_says() throws Exception {
    String readme = Files.readString(Path.of("..", "README.md"));
    String printed = run(block(readme, "```java\n"));
    assertThat(printed).isEqualTo(block(readme, "```text\n"));
  }

  private static String block(String page, String fence) {
    int start = page.indexOf(fence);
    assertThat(start).as("a block that begins with " + fence).isNotNegative();
    return page.substring(start + fence.length(), page.indexOf("```\n", start + fence.length()));
  }

  private String run(String example) throws Exception {
    Path file = Files.writeString(folder.resolve("Example.java"), example);
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
      Method main = loader.loadClass("Example").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
