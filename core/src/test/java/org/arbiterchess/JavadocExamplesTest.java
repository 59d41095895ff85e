package org.arbiterchess;

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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles and runs the examples in Javadoc comments. The output must match the comments after the
 * {@code println} calls. A block without a semicolon is a diagram, not an example.
 */
class JavadocExamplesTest {

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\n(.*?)\n \\* *}</pre>", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\); // (.*)");

  /** A Javadoc example and the file that contains it. */
  private record Example(Path source, String code) {

    List<String> expected() {
      return PRINTED.matcher(code).results().map(match -> match.group(1)).toList();
    }
  }

  @TempDir Path folder;

  @Test
  void every_example_prints_what_its_comments_say() throws Exception {
    List<Example> examples = examples();
    assertThat(examples).hasSizeGreaterThanOrEqualTo(MODULE.equals("core") ? 15 : 3);
    compile(examples);
    for (int i = 0; i < examples.size(); i++) {
      Example example = examples.get(i);
      assertThat(example.expected()).as("printed by %s", example).isNotEmpty();
      assertThat(run("Example" + i).lines()).as("%s", example).isEqualTo(example.expected());
    }
    System.out.println(examples.size() + " examples in Javadoc");
  }

  @Test
  void every_exported_package_has_an_example_in_its_package_info() throws Exception {
    Set<Path> withExample = new HashSet<>();
    examples().forEach(example -> withExample.add(example.source()));
    List<Path> exported =
        ExportedClasses.of(MODULE).stream()
            .map(type -> SOURCES.resolve(type.getPackageName().replace('.', '/')))
            .map(folder -> folder.resolve("package-info.java"))
            .distinct()
            .toList();
    assertThat(exported).hasSizeGreaterThan(2);
    assertThat(withExample).containsAll(exported);
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        Matcher blocks = EXAMPLE.matcher(Files.readString(file));
        while (blocks.find()) {
          String code =
              blocks.group(1).lines().map(JavadocExamplesTest::code).collect(joining("\n"));
          if (code.contains(";")) {
            examples.add(new Example(file, code));
          }
        }
      }
    }
    return examples;
  }

  /** Removes the asterisk at the start of a comment line. */
  private static String code(String line) {
    return line.replaceFirst("^ *\\* ?", "");
  }

  private void compile(List<Example> examples) throws Exception {
    String imports =
        Stream.concat(ExportedClasses.all().stream(), ExportedClasses.of(MODULE).stream())
            .map(Class::getPackageName)
            .distinct()
            .map(name -> "import " + name + ".*;\n")
            .collect(joining());
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-proc:none", "-cp", System.getProperty("java.class.path")));
    arguments.addAll(List.of("-d", folder.toString()));
    for (int i = 0; i < examples.size(); i++) {
      Path file = folder.resolve("Example" + i + ".java");
      Files.writeString(
          file,
          "import java.util.*;\n"
              + imports
              + ("public class Example" + i + " { public static void main(String[] args) {\n")
              + examples.get(i).code()
              + "\n}}\n");
      arguments.add(file.toString());
    }
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(new String[0]));
    assertThat(failed).as("compiling the examples").isZero();
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
