package org.arbiterchess.cli.query;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.Main;

/**
 * Tests that every line of arbitrary bytes gets exactly one JSON answer and causes no internal
 * error.
 */
class LineFilterFuzz {

  private static final List<String> COMMANDS =
      List.of("rule", "moves", "game", "fen", "winnable", "ask");

  @FuzzTest
  @DictionaryEntries({
    "{\"fen\":\"4k3/8/8/8/8/8/4P3/4K2R w K - 0 1\"",
    "{\"move\":\"e2e4\"}",
    "{\"moves\":\"e4 e5 Nf3\"",
    ",\"move\":\"O-O\"}",
    ",\"chess960\":true",
    ",\"lenient\":true}",
    ",\"rulebook\":\"ONLINE\"}",
    "{\"question\":\"touched\",\"touched\":[\"e2\"]",
    "{\"question\":\"illegal\",\"pressed\":true,\"move\":\"e2e5\"}"
  })
  void every_command_survives_any_line(byte[] bytes) {
    for (String command : COMMANDS) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      String[] args = {command, "--json", "-"};
      Main.run(args, new ByteArrayInputStream(bytes), out, err);
      out.toString(StandardCharsets.UTF_8).lines().forEach(CommandRun::parse);
      if (err.size() > 0) {
        throw new AssertionError(err.toString(StandardCharsets.UTF_8));
      }
    }
  }
}
