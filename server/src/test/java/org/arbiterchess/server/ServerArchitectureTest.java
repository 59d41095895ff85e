package org.arbiterchess.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the dependencies between packages, and the length of each file. */
class ServerArchitectureTest {

  private static final Path SOURCES = Path.of("src/main/java/org/arbiterchess/server");

  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?org\\.arbiterchess\\.(?:(server)\\.)?([a-z]+)\\..*");

  private static final Pattern NAMED_PACKAGE = Pattern.compile("\\{@code server\\.([a-z]+)}");

  private static final String CORE = "core";

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

  /** The packages listed in a package-info's "Depends on" sentence. */
  private static Set<String> declared(String folder) throws IOException {
    String comment =
        Files.readString(SOURCES.resolve(folder).resolve("package-info.java"))
            .replaceAll("\\s+(\\*\\s+)?", " ");
    Set<String> names = new TreeSet<>();
    Matcher sentence = Pattern.compile("Depends on (.*?)\\. ?\\*/").matcher(comment);
    assertThat(sentence.find()).as(comment).isTrue();
    NAMED_PACKAGE.matcher(sentence.group(1)).results().forEach(name -> names.add(name.group(1)));
    if (sentence.group(1).contains("core")) {
      names.add(CORE);
    }
    return names;
  }

  private static Set<String> used(String folder, Map<Path, List<String>> sources) {
    String own = folder.split("/", 2)[0];
    Set<String> names = new TreeSet<>();
    sources.forEach(
        (file, lines) -> {
          if (folder(file).equals(folder)) {
            for (String line : lines) {
              Matcher matcher = IMPORT.matcher(line);
              if (matcher.matches()) {
                names.add(matcher.group(1) == null ? CORE : matcher.group(2));
              }
            }
          }
        });
    names.remove(own);
    return names;
  }

  @Test
  void packages_depend_on_exactly_what_their_package_info_names() throws IOException {
    Map<Path, List<String>> sources = sources();
    for (String folder : sources.keySet().stream().map(file -> folder(file)).distinct().toList()) {
      assertThat(used(folder, sources)).as("server/" + folder).isEqualTo(declared(folder));
    }
  }

  @Test
  void no_two_packages_depend_on_each_other() throws IOException {
    Map<String, Set<String>> graph = new TreeMap<>();
    Map<Path, List<String>> sources = sources();
    for (Path file : sources.keySet()) {
      String folder = folder(file);
      graph
          .computeIfAbsent(folder.split("/", 2)[0], name -> new TreeSet<>())
          .addAll(used(folder, sources));
    }
    while (!graph.isEmpty()) {
      Set<String> remaining = graph.keySet();
      List<String> leaves =
          graph.entrySet().stream()
              .filter(entry -> Collections.disjoint(entry.getValue(), remaining))
              .map(Map.Entry::getKey)
              .toList();
      assertThat(leaves).as("packages without a cycle among " + graph).isNotEmpty();
      leaves.forEach(graph::remove);
    }
  }

  @Test
  void each_library_is_used_in_one_place() throws IOException {
    Map<String, List<String>> places =
        Map.ofEntries(
            Map.entry("tools.jackson", List.of("json")),
            Map.entry("java.sql", List.of("store")),
            Map.entry("org.sqlite", List.of("store")),
            Map.entry("org.postgresql", List.of("store")),
            Map.entry("io.micrometer", List.of("monitoring")),
            Map.entry("org.slf4j", List.of("monitoring")),
            // The server must not depend on java.desktop.
            Map.entry("java.awt", List.of()),
            Map.entry("javax.imageio", List.of()),
            Map.entry("io.javalin", List.of()),
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
  void only_SystemTime_reads_the_system_clock() throws IOException {
    sources()
        .forEach(
            (file, lines) -> {
              if (!file.toString().equals("SystemTimeSource.java")) {
                assertThat(lines)
                    .as(file.toString())
                    .noneMatch(line -> line.contains("currentTimeMillis"));
              }
            });
  }

  @Test
  void no_file_is_long_and_every_package_says_what_it_is() throws IOException {
    Map<Path, List<String>> sources = sources();
    sources.forEach((file, lines) -> assertThat(lines).as("" + file).hasSizeLessThan(700));
    for (Path file : sources.keySet()) {
      Path folder = file.getParent() == null ? Path.of("") : file.getParent();
      assertThat(sources).containsKey(folder.resolve("package-info.java"));
    }
  }
}
