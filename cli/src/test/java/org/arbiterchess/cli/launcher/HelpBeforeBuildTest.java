package org.arbiterchess.cli.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import org.arbiterchess.cli.Main;
import org.junit.jupiter.api.Test;

/** Tests the help that the launcher prints when no jar exists. */
class HelpBeforeBuildTest {

  @Test
  void equals_the_help_of_the_program() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] arguments = {"--help"};
    Main.run(arguments, InputStream.nullInputStream(), out, OutputStream.nullOutputStream());

    assertThat(Path.of("help.txt"))
        .as("to update it: make jar && LC_ALL=C ./arbiter --help >cli/help.txt")
        .hasContent(out.toString(UTF_8));
  }
}
