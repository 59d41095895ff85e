package org.arbiterchess.cli.query;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.notation.Fen;

/**
 * Tests that every line of arbitrary bytes gets exactly one JSON answer and causes no internal
 * error.
 */
class JsonQueryLoopFuzz {

  private static final List<Query> QUESTIONS =
      List.of(
          new MoveLegalityQuery(Fen.Style.STANDARD),
          new MovesQuery(Fen.Style.STANDARD),
          new GameStatusQuery(Fen.Style.STANDARD),
          new FenQuery(Fen.Style.STANDARD),
          AskQuery.JSON);

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
  void every_question_survives_any_line(byte[] bytes) {
    for (Query question : QUESTIONS) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      new JsonQueryLoop(question, Map.of())
          .run(Terminal.of(new ByteArrayInputStream(bytes), out, err));
      out.toString(StandardCharsets.UTF_8).lines().forEach(CommandRun::parse);
      if (err.size() > 0) {
        throw new AssertionError(err.toString(StandardCharsets.UTF_8));
      }
    }
  }
}
