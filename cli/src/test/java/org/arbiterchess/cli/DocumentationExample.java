package org.arbiterchess.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command from the documentation, shown on a line that starts with a dollar sign.
 *
 * @param output the expected output, with measured times replaced by 0
 * @param exitCode the output of {@code echo $?}, if the page shows it after the command
 */
public record DocumentationExample(String command, String output, Optional<Integer> exitCode) {

  private static final String ASK_EXIT_CODE = "echo $?";

  /** Returns the examples in all {@code console} code blocks on a page. */
  static List<DocumentationExample> of(Path page) throws IOException {
    List<DocumentationExample> examples = new ArrayList<>();
    boolean inside = false;
    StringBuilder output = new StringBuilder();
    Optional<String> command = Optional.empty();
    for (String line : Files.readAllLines(page)) {
      boolean fence = line.startsWith("```");
      if (inside && (fence || line.startsWith("$ "))) {
        command.ifPresent(said -> add(examples, said, output.toString()));
        command = fence ? Optional.empty() : Optional.of(line.substring(2));
        output.setLength(0);
      } else if (inside) {
        output.append(line).append('\n');
      }
      inside = fence ? line.equals("```console") : inside;
    }
    return examples;
  }

  private static void add(List<DocumentationExample> examples, String command, String output) {
    if (command.equals(ASK_EXIT_CODE)) {
      DocumentationExample last = examples.remove(examples.size() - 1);
      Optional<Integer> exitCode = Optional.of(Integer.valueOf(output.strip()));
      examples.add(new DocumentationExample(last.command, last.output, exitCode));
    } else {
      examples.add(new DocumentationExample(command, masked(output), Optional.empty()));
    }
  }

  /** Replaces measured times with 0. */
  public static String masked(String output) {
    return output
        .replaceAll("\"(seconds|cpuSeconds|nodesPerSecond)\":[0-9.E-]+", "\"$1\":0")
        .replaceAll(
            "in [0-9.]+ s(| of CPU time), [0-9,]+ (node|game)s? per second",
            "in 0 s$1, 0 $2s per second");
  }
}
