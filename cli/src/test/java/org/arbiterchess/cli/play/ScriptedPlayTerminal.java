package org.arbiterchess.cli.play;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine;

/**
 * Runs {@code play} with scripted input and records its output. The line {@code @90} advances the
 * clock by 90 seconds, and {@code ?text} waits until the output contains the text.
 */
final class ScriptedPlayTerminal {

  private static final long LONGEST_WAIT = 20_000;

  private final Path folder;
  private String command = "arbiter";
  private final List<String> options = new ArrayList<>();
  private final Deque<String> script = new ArrayDeque<>();
  private final ByteArrayOutputStream read = new ByteArrayOutputStream();
  private long now = 1_000_000;
  private boolean color;

  private ScriptedPlayTerminal(Path folder) {
    this.folder = folder;
  }

  static ScriptedPlayTerminal in(Path folder, String... options) {
    ScriptedPlayTerminal table = new ScriptedPlayTerminal(folder);
    table.options.addAll(List.of(options));
    return table;
  }

  ScriptedPlayTerminal withColors() {
    color = true;
    return this;
  }

  ScriptedPlayTerminal startedAs(String typed) {
    command = typed;
    return this;
  }

  /** Types the lines, ends the input and returns all output. */
  String type(String... lines) {
    return type(() -> now, lines);
  }

  /** Like {@link #type}, but with the system clock. */
  String typeInRealTime(String... lines) {
    return type(System::currentTimeMillis, lines);
  }

  private String type(LongSupplier time, String... lines) {
    script.addAll(Arrays.asList(lines));
    Terminal terminal =
        new Terminal(
            new ScriptedInput(),
            new Output(new RecordedOutput()),
            new Output(read),
            color,
            false,
            false,
            Texts.english());
    List<RuntimeException> thrown = new ArrayList<>();
    new CommandLine(new PlayCommand(terminal, time, folder, folder.resolve("home"), command))
        .setExecutionExceptionHandler(
            (e, line, parsed) -> {
              thrown.add((RuntimeException) e);
              return ExitCode.BAD_INPUT;
            })
        .execute(options.toArray(String[]::new));
    if (!thrown.isEmpty()) {
      throw thrown.get(0);
    }
    return text();
  }

  private synchronized String text() {
    return read.toString(StandardCharsets.UTF_8);
  }

  /** Returns the last board in the output, without the sidebar. */
  static String lastBoard(String text) {
    List<String> lines = text.lines().toList();
    int files = lines.size() - 1;
    while (!lines.get(files).matches("     [a-h](  [a-h]){7}")) {
      files--;
    }
    StringBuilder board = new StringBuilder();
    for (String line : lines.subList(files - 8, files + 1)) {
      board.append((line + " ".repeat(28)).substring(2, 28).stripTrailing()).append('\n');
    }
    return board.toString();
  }

  /** Supplies one line at a time, like a terminal. */
  private final class ScriptedInput extends InputStream {

    private byte[] line = {};
    private int at;

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      if (at == line.length && !next()) {
        return -1;
      }
      int count = Math.min(length, line.length - at);
      System.arraycopy(line, at, bytes, offset, count);
      at += count;
      return count;
    }

    private boolean next() {
      while (!script.isEmpty()) {
        String typed = script.remove();
        if (typed.startsWith("@")) {
          now += Math.round(Double.parseDouble(typed.substring(1)) * 1000);
        } else if (typed.startsWith("?") && typed.length() > 1) {
          await(typed.substring(1));
        } else {
          line = (typed + "\n").getBytes(StandardCharsets.UTF_8);
          at = 0;
          return true;
        }
      }
      return false;
    }

    private void await(String text) {
      long end = System.currentTimeMillis() + LONGEST_WAIT;
      synchronized (ScriptedPlayTerminal.this) {
        while (!text().contains(text)) {
          long left = end - System.currentTimeMillis();
          if (left <= 0) {
            throw new AssertionError("waited in vain for " + text + " in " + text());
          }
          try {
            ScriptedPlayTerminal.this.wait(left);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
      }
    }
  }

  private final class RecordedOutput extends OutputStream {

    @Override
    public void write(int letter) {
      write(new byte[] {(byte) letter}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      synchronized (ScriptedPlayTerminal.this) {
        read.write(bytes, offset, length);
        ScriptedPlayTerminal.this.notifyAll();
      }
    }
  }
}
