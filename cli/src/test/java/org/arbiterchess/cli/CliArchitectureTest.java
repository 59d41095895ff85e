package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests the dependencies between this module's packages and the restrictions on individual classes.
 */
class CliArchitectureTest {

  private static final Path SOURCES = Path.of("src/main/java/org/arbiterchess/cli");

  /** The modules and packages that each package may use. {@code cli} is the root package. */
  private static final Map<String, Set<String>> DEPENDENCIES =
      Map.of(
          "cli",
              Set.of("core", "messages", "query", "serve", "pgn", "play", "transfer", "terminal"),
          "query", Set.of("core", "svg", "messages", "drawing", "terminal"),
          "play", Set.of("core", "messages", "drawing", "terminal"),
          "pgn", Set.of("core", "messages", "terminal"),
          "serve", Set.of("core", "server", "storage", "messages", "terminal"),
          "transfer", Set.of("core", "server", "storage", "messages", "terminal"),
          "storage", Set.of("core", "server", "messages", "terminal"),
          "terminal", Set.of("core", "server", "io", "messages"),
          "messages", Set.of("core"),
          "drawing", Set.of("core"));

  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?org\\.arbiterchess\\.(\\w+)\\.(\\w+).*;");
  private static final Pattern DEPENDS_ON = Pattern.compile("Depends on ([^.]*)\\.");
  private static final Pattern CODE = Pattern.compile("\\{@code (\\w+)}");

  /** Returns the lines of each source file, keyed by the file's path within the root package. */
  private static Map<String, List<String>> sources() throws IOException {
    Map<String, List<String>> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.put(SOURCES.relativize(file).toString(), Files.readAllLines(file));
      }
    }
    assertThat(sources).containsKey("Main.java");
    return sources;
  }

  private static String packageOf(String path) {
    return path.contains("/") ? path.substring(0, path.indexOf('/')) : "cli";
  }

  @Test
  void each_package_uses_what_the_table_lists() throws IOException {
    Map<String, Set<String>> used = new TreeMap<>();
    sources()
        .forEach(
            (path, lines) -> {
              Set<String> names = used.computeIfAbsent(packageOf(path), name -> new TreeSet<>());
              lines.forEach(line -> names.addAll(usedBy(line)));
              names.remove(packageOf(path));
            });

    assertThat(used).isEqualTo(DEPENDENCIES);
  }

  private static Set<String> usedBy(String line) {
    Matcher matcher = IMPORT.matcher(line);
    if (!matcher.matches()) {
      return Set.of();
    }
    return switch (matcher.group(1)) {
      case "cli" -> Set.of(matcher.group(2));
      case "server", "io", "svg" -> Set.of(matcher.group(1));
      default -> Set.of("core");
    };
  }

  @Test
  void the_table_has_no_cycle() {
    Set<String> resolved = new TreeSet<>(Set.of("core", "server", "io", "svg"));
    while (!resolved.containsAll(DEPENDENCIES.keySet())) {
      List<String> next =
          DEPENDENCIES.keySet().stream()
              .filter(name -> !resolved.contains(name))
              .filter(name -> resolved.containsAll(DEPENDENCIES.get(name)))
              .toList();
      assertThat(next).as("packages that can follow " + resolved).isNotEmpty();
      resolved.addAll(next);
    }
  }

  @Test
  void each_package_info_states_the_dependencies_of_the_table() throws IOException {
    for (Map.Entry<String, Set<String>> each : DEPENDENCIES.entrySet()) {
      Path folder = each.getKey().equals("cli") ? SOURCES : SOURCES.resolve(each.getKey());
      String text =
          Files.readString(folder.resolve("package-info.java")).replaceAll("\\s*\n \\*\\s*", " ");
      Matcher sentence = DEPENDS_ON.matcher(text);
      assertThat(sentence.find()).as(each.getKey() + " has a sentence Depends on").isTrue();
      Set<String> stated = new TreeSet<>();
      CODE.matcher(sentence.group(1)).results().forEach(name -> stated.add(name.group(1)));

      assertThat(stated).as(each.getKey()).isEqualTo(each.getValue());
    }
  }

  @Test
  void no_class_knows_jackson_and_one_the_json_of_the_server() throws IOException {
    sources()
        .forEach(
            (path, lines) -> {
              assertThat(lines).as(path).noneMatch(line -> line.contains("tools.jackson"));
              boolean json = lines.stream().anyMatch(line -> line.contains("server.json."));
              assertThat(json).as(path).isEqualTo(path.equals("terminal/JsonLine.java"));
            });
  }

  @Test
  void only_the_outermost_classes_touch_the_process() throws IOException {
    sources()
        .forEach(
            (path, lines) -> {
              if (!path.equals("Main.java") && !path.equals("terminal/Terminal.java")) {
                assertThat(lines)
                    .as(path)
                    .noneMatch(line -> line.matches(".*System\\.(exit|in|out|err|getenv)\\b.*"));
              }
            });
  }

  @Test
  void no_file_is_long() throws IOException {
    sources().forEach((path, lines) -> assertThat(lines).as(path).hasSizeLessThan(700));
  }
}
