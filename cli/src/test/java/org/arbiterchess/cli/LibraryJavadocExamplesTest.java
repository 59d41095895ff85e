package org.arbiterchess.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compiles the examples in the Javadoc of all libraries except {@code core}, and runs those whose
 * comments show the output. The other examples are not run, because they need a file. Examples that
 * use Stockfish run only if it is installed.
 */
class LibraryJavadocExamplesTest {

  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\n(.*?)\n \\* *}</pre>", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\); // (.*)");
  private static final Pattern EXPORTED = Pattern.compile("exports (\\S+);");
  private static final List<String> JAVA_PACKAGES =
      List.of("java.util", "java.util.stream", "java.nio.file", "java.time");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"io", "openings", "svg", "uci"})
  void the_examples_of_a_library_compile_and_print_what_they_say(String module) throws Exception {
    List<String> examples = examples(module);
    String imports = imports(module);
    int run = 0;
    for (int i = 0; i < examples.size(); i++) {
      String code = examples.get(i);
      JavaExample example = JavaExample.ofStatements("Example" + i, imports, code);
      example.compile(folder);
      List<String> printed = PRINTED.matcher(code).results().map(match -> match.group(1)).toList();
      if (!printed.isEmpty() && example.canRun()) {
        assertThat(example.run(folder).lines()).as(code).containsExactlyElementsOf(printed);
        run++;
      }
    }
    System.out.printf("%s: %d examples in Javadoc, %d were run%n", module, examples.size(), run);
    assertThat(examples).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"io", "openings", "svg", "uci"})
  void every_exported_package_has_an_example_in_its_package_info(String module) throws Exception {
    List<String> exported = exported(module);
    assertThat(exported).isNotEmpty();
    for (String name : exported) {
      Path info = sources(module).resolve(name.replace('.', '/')).resolve("package-info.java");
      Matcher example = EXAMPLE.matcher(Files.readString(info));
      assertThat(example.find()).as("an example in %s", info).isTrue();
      assertThat(PRINTED.matcher(example.group(1)).find()).as("printed in %s", info).isTrue();
    }
  }

  private static Path sources(String module) {
    return Path.of("..", module, "src/main/java");
  }

  private static List<String> examples(String module) throws IOException {
    List<String> examples = new ArrayList<>();
    try (Stream<Path> files = Files.walk(sources(module))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        for (MatchResult block : EXAMPLE.matcher(Files.readString(file)).results().toList()) {
          examples.add(
              block
                  .group(1)
                  .lines()
                  .map(line -> line.replaceFirst("^ *\\* ?", ""))
                  .collect(joining("\n")));
        }
      }
    }
    return examples;
  }

  private static List<String> exported(String module) throws IOException {
    String exports = Files.readString(sources(module).resolve("module-info.java"));
    return EXPORTED.matcher(exports).results().map(match -> match.group(1)).toList();
  }

  /**
   * Returns import statements for the packages of core and of the given module, and for a few Java
   * packages.
   */
  private static String imports(String module) throws IOException {
    List<String> packages = new ArrayList<>(JAVA_PACKAGES);
    for (String library : List.of("core", module)) {
      packages.addAll(exported(library));
    }
    return packages.stream().map(name -> "import " + name + ".*;\n").collect(joining());
  }
}
