package org.arbiterchess.svg;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles and runs the examples in Javadoc comments. What an example prints must be what the
 * comment after each {@code println} says.
 */
class JavadocExamplesTest {

  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\n(.*?)\n \\* *}</pre>", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\); // (.*)");
  private static final String IMPORTS =
      Stream.of(
              "java.util",
              "org.arbiterchess.chess",
              "org.arbiterchess.notation",
              "org.arbiterchess.rules",
              "org.arbiterchess.pgn",
              "org.arbiterchess.svg")
          .map(name -> "import " + name + ".*;\n")
          .collect(joining());

  @TempDir Path folder;

  @Test
  void every_example_prints_what_its_comments_say() throws Exception {
    List<String> examples = examples();
    assertThat(examples).hasSizeGreaterThanOrEqualTo(3);
    for (int i = 0; i < examples.size(); i++) {
      String example = examples.get(i);
      List<String> expected =
          PRINTED.matcher(example).results().map(match -> match.group(1)).toList();
      assertThat(expected).as("printed by " + example).isNotEmpty();
      compile("Example" + i, example);
      assertThat(run("Example" + i).lines()).as(example).isEqualTo(expected);
    }
    System.out.println(examples.size() + " examples in Javadoc");
  }

  private static List<String> examples() throws IOException {
    List<String> examples = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        Matcher blocks = EXAMPLE.matcher(Files.readString(file));
        while (blocks.find()) {
          examples.add(blocks.group(1).replaceAll("(?m)^ *\\* ?", ""));
        }
      }
    }
    return examples;
  }

  private void compile(String name, String code) throws IOException {
    Path file = folder.resolve(name + ".java");
    String start = "public class " + name + " { public static void main(String[] args) {\n";
    Files.writeString(file, IMPORTS + start + code + "\n}}\n");
    String classPath = System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                classPath,
                "-d",
                folder.toString(),
                file.toString());
    assertThat(failed).as("compiling " + code).isZero();
  }

  private String run(String name) throws Exception {
    PrintStream standard = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        PrintStream captured = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standard);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
