package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Runs the launcher with the real Maven in a project that has never been built. This is the slowest
 * launcher test.
 */
class FreshCloneIT extends LauncherFixture {

  /** Replaces Node and npm with scripts that always fail, because this build must not use them. */
  @Test
  void builds_the_program_and_answers_without_node() throws Exception {
    Path launcher = copyOfTheProject().resolve("arbiter");
    Path tools = Files.createDirectory(folder.resolve("tools"));
    script(tools.resolve("node"), "exit 1");
    script(tools.resolve("npm"), "exit 1");
    Map<String, String> environment =
        Map.of("PATH", tools + File.pathSeparator + System.getenv("PATH"));

    Answer answer = finish(start(launcher, environment, "fen", START, "--json"));

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out()).contains(START).hasLineCount(1);
    assertThat(answer.err()).contains(BUILDING).hasLineCount(1);
  }
}
