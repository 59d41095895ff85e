package org.arbiterchess.cli;

import static org.arbiterchess.cli.Ran.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that somebody watches over. */
@Timeout(60)
class ServeWatchingTest {

  @TempDir Path page;
  @TempDir Path data;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  private Ran serve(String... options) {
    String[] args = new String[options.length + 8];
    String[] fixed = {"serve", "--no-open", "--page", page.toString(), "--data", data.toString()};
    System.arraycopy(fixed, 0, args, 0, 6);
    args[6] = "--port";
    args[7] = "0";
    System.arraycopy(options, 0, args, 8, options.length);
    return arbiter(args);
  }

  @Test
  void measurements_are_at_the_address_that_is_printed_and_not_at_the_page() throws Exception {
    try (Serving serving = Serving.start(page, "--data", data.toString(), "--metrics", "0")) {
      assertThat(serving.rest().readLine()).startsWith("Games by link are kept in ");
      String said = serving.rest().readLine();
      assertThat(said).matches("Measurements are at http://127\\.0\\.0\\.1:[1-9][0-9]*/metrics\\.");
      String address = said.substring("Measurements are at ".length(), said.length() - 1);
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
      assertThat(answer.body()).contains("arbiter_sockets 0.0", "jvm_memory_used_bytes{");
      assertThat(serving.get("/metrics").statusCode()).isEqualTo(404);
      assertThat(serving.get("/status").body()).startsWith("All is well.");
      assertThat(serving.stop()).isZero();
    }
  }

  @Test
  void what_befalls_the_server_is_one_object_a_line_for_programs() throws Exception {
    try (Serving serving =
        Serving.start(page, "--data", data.toString(), "--log", "json", "--host", "0.0.0.0")) {
      assertThat(serving.get("/ready").statusCode()).isEqualTo(200);
      assertThat(serving.stop()).isZero();
      assertThat(serving.err().lines()).isNotEmpty();
      assertThat(serving.err().lines().map(Ran::parse))
          .allMatch(line -> line.has("at") && line.has("level") && line.has("event"));
      assertThat(Ran.parse(serving.err().lines().findFirst().orElseThrow()).get("event").asString())
          .isEqualTo("started");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chess", ":9464", "65536", "127.0.0.1", "127.0.0.1:x"})
  void a_place_for_measurements_that_makes_no_sense_is_told(String place) {
    Ran ran = serve("--metrics", place);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("\"" + place + "\"", "--metrics 9464").hasLineCount(1);
  }

  @Test
  void a_port_for_measurements_that_is_taken_is_told() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Ran ran = serve("--metrics", Integer.toString(other.getLocalPort()));

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.err())
          .contains("127.0.0.1:" + other.getLocalPort(), "--metrics")
          .hasLineCount(1);
    }
  }

  @Test
  void a_log_of_another_form_is_told() {
    Ran ran = serve("--log", "xml");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("arbiter: The log is text or json, not \"xml\".\n");
  }
}
