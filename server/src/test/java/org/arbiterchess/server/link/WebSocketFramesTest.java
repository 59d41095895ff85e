package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages in fragments, and bytes that are not UTF-8 (RFC 6455, 5.4 and 8.1). */
@Timeout(60)
class WebSocketFramesTest {

  private static final int TEXT = 0x1;
  private static final int CONTINUATION = 0x0;
  private static final int PING = 0x9;
  private static final int LAST = 0x80;
  private static final byte[] MESSAGE = "{\"v\":1,\"type\":\"grüß\"}".getBytes(UTF_8);

  @TempDir Path tempDir;

  private LinkServerForTests server;
  private SlowWebSocketClient eve;

  @BeforeEach
  void open() throws IOException {
    server = LinkServerForTests.start(tempDir, new ManualTime());
    eve = SlowWebSocketClient.connect(server);
  }

  @AfterEach
  void close() throws IOException {
    eve.close();
    server.close();
  }

  private static byte[] bytes(String hex) {
    return HexFormat.ofDelimiter(" ").parseHex(hex);
  }

  @Test
  void a_message_may_be_cut_anywhere() throws IOException {
    for (int cut = 0; cut < 5; cut++) {
      int middle = 16 + cut;
      eve.send(TEXT, Arrays.copyOf(MESSAGE, 3));
      eve.send(CONTINUATION, Arrays.copyOfRange(MESSAGE, 3, middle));
      eve.send(PING | LAST, bytes("ff"));
      eve.send(CONTINUATION | LAST, Arrays.copyOfRange(MESSAGE, middle, MESSAGE.length));
      assertThat(eve.text()).contains("MALFORMED", "grüß");
    }
  }

  @Test
  void a_message_may_end_with_an_empty_fragment() throws IOException {
    eve.send(TEXT, MESSAGE);
    eve.send(CONTINUATION | LAST, new byte[0]);
    assertThat(eve.text()).contains("MALFORMED", "grüß");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ff", "7b c3", "c3 28", "c0 af", "ed a0 80", "f4 90 80 80", "7b 7d 80"})
  void bytes_that_are_not_UTF_8_close_the_connection(String hex) throws IOException {
    eve.send(TEXT | LAST, bytes(hex));
    assertThat(eve.closeCode()).isEqualTo(1007);
  }

  @Test
  void fragments_that_are_not_UTF_8_together_close_the_connection() throws IOException {
    eve.send(TEXT, bytes("7b c3"));
    eve.send(CONTINUATION | LAST, bytes("28"));
    assertThat(eve.closeCode()).isEqualTo(1007);
  }
}
