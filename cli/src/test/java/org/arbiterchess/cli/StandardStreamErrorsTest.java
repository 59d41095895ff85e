package org.arbiterchess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

class StandardStreamErrorsTest {

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Returns a stream that fails on every write. */
  private static OutputStream closed(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }

  private int run(OutputStream out, String... args) {
    return Main.run(args, new ByteArrayInputStream("{}\n{}\n".getBytes(UTF_8)), out, err);
  }

  @Test
  void a_reader_that_has_read_enough_ends_the_program_quietly() {
    assertThat(run(closed("Broken pipe"), "moves", "--json", "-")).isZero();
    assertThat(run(closed("Broken pipe"), "moves")).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void a_full_disk_is_told() {
    assertThat(run(closed("No space left on device"), "moves", "--json", "-")).isEqualTo(70);
    assertThat(err.toString(UTF_8)).contains("No space left on device").hasLineCount(1);
  }

  @Test
  void input_that_cannot_be_read_is_told() throws IOException {
    InputStream closed = InputStream.nullInputStream();
    closed.close();

    int exitCode =
        Main.run(new String[] {"moves", "--json", "-"}, closed, new ByteArrayOutputStream(), err);

    assertThat(exitCode).isEqualTo(70);
    assertThat(err.toString(UTF_8)).contains("I/O error").hasLineCount(1);
  }
}
