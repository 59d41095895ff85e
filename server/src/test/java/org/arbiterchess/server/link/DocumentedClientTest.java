package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that docs/client.mjs, which is written from docs/protocol.md, can play. */
@Timeout(120)
class DocumentedClientTest {

  private static final Path DOCS = Path.of("../docs");

  @TempDir Path tempDir;

  @Test
  void it_plays_a_game_with_a_takeback_a_draw_and_a_rematch() throws Exception {
    try (LinkServerForTests server =
        LinkServerForTests.start(tempDir, new SystemTimeSource(), ServerLimits.DEFAULTS)) {
      List<String> lines = run("http://127.0.0.1:" + server.port());

      assertThat(lines).hasSize(5);
      assertThat(lines.get(0)).matches("game \\w{12}: Anna against Bo");
      assertThat(lines.get(1)).isEqualTo("moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 0-0 g8f6");
      assertThat(lines.get(2)).startsWith("refused ").contains("e5");
      assertThat(lines.get(3)).isEqualTo("ended AGREEMENT DRAW");
      assertThat(lines.get(4)).matches("rematch \\w{12}: Bo against Anna, d2d4 d7d5");
      StoredGame game = server.store().load(lines.get(0).substring(5, 17)).orElseThrow();
      assertThat(game.events().stream().map(StoredEvent::type))
          .contains("takebackAsked", "takenBack", "drawOffered", "ended");
      assertThat(game.rematchGame()).contains(lines.get(4).substring(8, 20));
    }
  }

  private List<String> run(String url) throws Exception {
    Path errors = tempDir.resolve("errors");
    Process node =
        new ProcessBuilder("node", DOCS.resolve("client.mjs").toString(), url)
            .redirectError(errors.toFile())
            .start();
    List<String> lines = new String(node.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assertThat(node.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(errors)).isEmpty();
    assertThat(node.exitValue()).isZero();
    return lines;
  }

  @Test
  void it_is_linked_and_short() throws Exception {
    assertThat(Files.readString(DOCS.resolve("protocol.md"))).contains("(client.mjs)");
    assertThat(Files.readAllLines(DOCS.resolve("client.mjs"))).hasSizeLessThan(200);
  }

  @Test
  void the_document_names_every_key_of_every_message() throws Exception {
    String document = Files.readString(DOCS.resolve("protocol.md"));
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(Path.of("../corpus/wire/protocol"))) {
      for (Path file : files.toList()) {
        for (String line : Files.readAllLines(file)) {
          addNames(JsonTreeCodec.parseObject(line), names);
        }
      }
    }
    assertThat(names).hasSizeGreaterThan(80).allMatch(name -> document.contains("`" + name + "`"));
  }

  /** Adds the keys and the message types, except for those that the document shows in JSON. */
  private static void addNames(Object node, Set<String> names) {
    if (node instanceof Map<?, ?> message) {
      message.forEach(
          (key, value) -> {
            names.add((String) (key.equals("type") ? value : key));
            addNames(value, names);
          });
      names.removeAll(Set.of("v", "at", "game"));
    } else if (node instanceof List<?> list) {
      list.forEach(each -> addNames(each, names));
    }
  }

  /** What docs/protocol.md says about moves. */
  @ParameterizedTest
  @CsvSource({
    "CLASSICAL, R3K2R w KQ, 0-0, 0-0",
    "CLASSICAL, R3K2R w KQ, e1g1, 0-0",
    "CLASSICAL, R3K2R w KQ, e1h1, 0-0",
    "CLASSICAL, R3K2R w KQ, e1c1, 0-0-0",
    "CHESS960, 6KR w H, g1h1, 0-0",
    "CHESS960, 6KR w H, 0-0, 0-0",
    "CLASSICAL, R3K2R w KQ, O-O, MALFORMED",
    "CLASSICAL, R3K2R w KQ, E1G1, MALFORMED",
    "CLASSICAL, R3K2R w KQ, Kg1, MALFORMED"
  })
  void castling_has_several_forms_and_is_logged_in_one(
      String variant, String position, String attempt, String logged) {
    try (LinkServerForTests server = LinkServerForTests.start(tempDir)) {
      Map<String, Object> create =
          new HashMap<>(LinkServerForTests.createRequest("-", "white", "Anna"));
      create.put("variant", variant);
      create.put("fen", "4k3/8/8/8/8/8/8/" + position + " - 0 1");
      LinkServerForTests.SeatToken white =
          LinkServerForTests.SeatToken.of(server.post("/api/games", create));
      server.joinGame(white.game());
      WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);

      Map<String, Object> answer = anna.move(attempt);

      Map<String, Object> last = anna.log().get(anna.head() - 1);
      assertThat(answer.getOrDefault("reason", last.get("attempt"))).isEqualTo(logged);
    }
  }

  /** What docs/protocol.md says about a repeated {@code create}. */
  @Test
  void only_the_token_of_a_repeated_create_counts() {
    try (LinkServerForTests server = LinkServerForTests.start(tempDir)) {
      Map<String, Object> create =
          new HashMap<>(LinkServerForTests.createRequest("5+3", "white", "Anna"));
      create.put("token", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
      String first = server.post("/api/games", create).body();
      create.put("control", "3+2");
      create.put("color", "black");
      assertThat(server.post("/api/games", create).body()).isEqualTo(first);
    }
  }
}
