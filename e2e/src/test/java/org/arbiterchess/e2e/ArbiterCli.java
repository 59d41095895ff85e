package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Runs the packaged program's commands. Tests compare their output with the page's answers. */
final class ArbiterCli {

  private ArbiterCli() {}

  /** Returns the answers from {@code arbiter rule --json -}, one per query. */
  static List<String> rule(List<String> queries) {
    return answers("rule", queries);
  }

  /** Returns the answers from {@code arbiter game --json -}, one per query. */
  static List<String> game(List<String> queries) {
    return answers("game", queries);
  }

  private static List<String> answers(String command, List<String> queries) {
    ProcessBuilder program = new ProcessBuilder(PackagedServer.command(command, "--json", "-"));
    try {
      Process process = program.redirectError(ProcessBuilder.Redirect.INHERIT).start();
      CompletableFuture<List<String>> answers =
          CompletableFuture.supplyAsync(
              () -> new ArrayList<>(process.inputReader(StandardCharsets.UTF_8).lines().toList()));
      try (Writer writer = process.outputWriter(StandardCharsets.UTF_8)) {
        writer.write(String.join("\n", queries) + "\n");
      }
      return answers.join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
