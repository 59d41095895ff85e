package org.arbiterchess.cli;

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
class CliArchitectureTest {

  private static final Path SOURCES = Path.of("src/main/java");

  private static Map<String, List<String>> sources() throws IOException {
    Map<String, List<String>> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.put(file.getFileName().toString(), Files.readAllLines(file));
      }
    }
    assertThat(sources).containsKey("Main.java");
    return sources;
  }

  @Test
  void no_class_knows_jackson_and_one_the_json_of_the_server() throws IOException {
    sources()
        .forEach(
            (file, lines) -> {
              assertThat(lines).as(file).noneMatch(line -> line.contains("tools.jackson"));
              boolean json = lines.stream().anyMatch(line -> line.contains("server.json."));
              assertThat(json).as(file).isEqualTo(file.equals("JsonLine.java"));
            });
  }

  @Test
  void only_the_outermost_classes_touch_the_process() throws IOException {
    sources()
        .forEach(
            (file, lines) -> {
              if (!file.equals("Main.java") && !file.equals("Terminal.java")) {
                assertThat(lines)
                    .as(file)
                    .noneMatch(line -> line.matches(".*System\\.(exit|in|out|err|getenv)\\b.*"));
              }
            });
  }

  @Test
  void no_file_is_long() throws IOException {
    sources().forEach((file, lines) -> assertThat(lines).as(file).hasSizeLessThan(400));
  }
}
