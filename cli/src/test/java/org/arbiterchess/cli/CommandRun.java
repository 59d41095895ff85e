package org.arbiterchess.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The exit code and output of a command that was run in the test's own process. */
public record CommandRun(int exitCode, String out, String err) {

  private static final JsonMapper JSON = JsonMapper.shared();

  public static CommandRun arbiter(String... args) {
    return reading("", args);
  }

  public static CommandRun reading(String input, String... args) {
    return reading(input.getBytes(StandardCharsets.UTF_8), args);
  }

  public static CommandRun reading(byte[] input, String... args) {
    return reading(new ByteArrayInputStream(input), args);
  }

  public static CommandRun reading(InputStream input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(args, input, out, err);
    return new CommandRun(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Parses the output, which must be a single line of JSON. */
  public JsonNode json() {
    if (lines().size() != 1) {
      throw new AssertionError("not one line: " + this);
    }
    return parse(lines().get(0));
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  public static JsonNode parse(String line) {
    return JSON.readTree(line);
  }
}
