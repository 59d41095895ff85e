package org.arbiterchess.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a reader may rely on when taking a walk through this module. */
class ServerArchitectureTest {

  private static final Path SOURCES = Path.of("src/main/java/org/arbiterchess/server");
  private static final String PACKAGE_PREFIX = "org.arbiterchess.server.";

  /** Each package and those it may use. The outermost, without a name, may use all. */
  private static final Map<String, List<String>> ALLOWED_DEPENDENCIES =
      Map.of(
          "json", List.of(),
          "store", List.of(),
          "protocol", List.of("json"),
          "room", List.of("protocol", "store"),
          "link", List.of("protocol", "store", "room"),
          "http", List.of("room", "link"),
          "cluster", List.of("store", "room"),
          "transfer", List.of("json", "store"),
          "monitoring", List.of("json", "protocol", "store", "room", "link"));

  private static Map<Path, List<String>> sources() throws IOException {
    Map<Path, List<String>> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.put(SOURCES.relativize(file), Files.readAllLines(file));
      }
    }
    assertThat(sources).hasSizeGreaterThan(50);
    return sources;
  }

  private static String folder(Path file) {
    return file.getParent() == null ? "" : file.getParent().toString();
  }

  @Test
  void packages_use_only_those_they_may() throws IOException {
    sources()
        .forEach(
            (file, lines) -> {
              if (folder(file).isEmpty()) {
                return;
              }
              List<String> allowed = ALLOWED_DEPENDENCIES.get(folder(file));
              assertThat(allowed).as(file.toString()).isNotNull();
              for (String line : lines) {
                if (line.startsWith("import " + PACKAGE_PREFIX)
                    && !line.startsWith("import " + PACKAGE_PREFIX + folder(file) + ".")) {
                  String used =
                      line.substring(("import " + PACKAGE_PREFIX).length()).split("\\.", 2)[0];
                  assertThat(allowed).as(file + ": " + line).contains(used);
                }
              }
            });
  }

  @Test
  void each_library_is_known_in_one_place() throws IOException {
    Map<String, List<String>> places =
        Map.ofEntries(
            Map.entry("tools.jackson", List.of("json")),
            Map.entry("java.sql", List.of("store")),
            Map.entry("org.sqlite", List.of("store")),
            Map.entry("org.postgresql", List.of("store")),
            Map.entry("io.lettuce", List.of("cluster")),
            Map.entry("io.micrometer", List.of("monitoring")),
            Map.entry("org.slf4j", List.of("monitoring")),
            Map.entry("org.flywaydb", List.of("store")),
            Map.entry("io.javalin", List.of("", "http", "link")),
            Map.entry("org.eclipse.jetty", List.of("", "http", "link")));
    sources()
        .forEach(
            (file, lines) ->
                places.forEach(
                    (library, folders) -> {
                      if (lines.stream().anyMatch(line -> line.startsWith("import " + library))) {
                        assertThat(folders).as(file + " " + library).contains(folder(file));
                      }
                    }));
  }

  @Test
  void only_the_outermost_class_reads_the_systems_clock() throws IOException {
    sources()
        .forEach(
            (file, lines) -> {
              if (!file.toString().equals("SystemTime.java")) {
                assertThat(lines)
                    .as(file.toString())
                    .noneMatch(line -> line.contains("currentTimeMillis"));
              }
            });
  }

  @Test
  void no_file_is_long_and_every_package_says_what_it_is() throws IOException {
    Map<Path, List<String>> sources = sources();
    sources.forEach((file, lines) -> assertThat(lines).as("" + file).hasSizeLessThan(400));
    for (Path file : sources.keySet()) {
      Path folder = file.getParent() == null ? Path.of("") : file.getParent();
      assertThat(sources).containsKey(folder.resolve("package-info.java"));
    }
  }
}
