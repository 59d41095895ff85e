package org.arbiterchess.server.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.junit.jupiter.api.Test;

class PlayerNameCleanerTest {

  /**
   * The web page's tests read the same file, so that the page and the server clean names in the
   * same way.
   */
  @Test
  void names_in_every_script_are_accepted_without_piles_of_marks() throws Exception {
    List<String> lines = Files.readAllLines(Path.of("../corpus/player-names.jsonl"));
    System.out.println(lines.size() + " names of corpus/player-names.jsonl");
    assertThat(lines).hasSizeGreaterThan(15);
    for (String line : lines) {
      Map<String, Object> row = JsonTreeCodec.parseObject(line);
      String name = PlayerNameCleaner.clean((String) row.get("typed"));
      assertThat(name).as("%s", row.get("about")).isEqualTo(row.get("kept"));
      assertThat(PlayerNameCleaner.clean(name)).isEqualTo(name);
    }
  }

  @Test
  void a_request_contains_the_cleaned_name() {
    GameHttpRequest request =
        GameHttpRequestReader.readJoin(
            "{\"v\":1,\"type\":\"join\",\"name\":\" Zo\u0301\u0302\u0303\u202ee \"}"
                .getBytes(UTF_8));

    assertThat(((GameHttpRequest.Join) request).name()).isEqualTo("Zo\u0301\u0302e");
  }
}
