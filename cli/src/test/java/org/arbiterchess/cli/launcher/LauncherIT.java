package org.arbiterchess.cli.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.cli.launcher.SampleProject.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs this repository's launcher with the jar that has already been built. */
class LauncherIT {

  @TempDir Path folder;

  /** Runs the launcher in another folder. */
  private Answer run(String... arguments) throws Exception {
    List<String> words = new ArrayList<>();
    words.add(SampleProject.REPOSITORY.resolve("arbiter").toString());
    words.addAll(List.of(arguments));
    return SampleProject.finish(start(words));
  }

  private Process start(List<String> words) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
    builder.environment().put("ARBITER_ARCHIVE", "off");
    return builder.start();
  }

  @Test
  void passes_on_the_exit_code_and_keeps_the_streams_apart() throws Exception {
    Answer yes = run("fen", "startpos", "--json");
    assertThat(yes.exitCode()).as(yes.err()).isZero();
    assertThat(yes.out()).startsWith("{").endsWith("}").hasLineCount(1);
    assertThat(yes.err()).isEmpty();

    Answer no = run("rule", "startpos", "e2e5", "--json");
    assertThat(no.exitCode()).isEqualTo(1);
    assertThat(no.out()).contains("\"legal\":false").hasLineCount(1);

    Answer badInput = run("no-such-command");
    assertThat(badInput.exitCode()).isEqualTo(2);
    assertThat(badInput.out()).isEmpty();
    assertThat(badInput.err()).isNotEmpty();
  }
}
