package org.arbiterchess.cli.serve;

import static org.arbiterchess.cli.CommandRun.arbiter;
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
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Tests a server's log and metrics. */
@Timeout(60)
class ServeMonitoringTest {

  private static final String TIME = "20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z";

  @TempDir Path page;
  @TempDir Path data;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  private CommandRun serve(String... options) {
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
    try (RunningServeCommand serving =
        RunningServeCommand.start(page, "--data", data.toString(), "--metrics", "0")) {
      assertThat(serving.rest().readLine()).startsWith("Games by link are stored in ");
      String said = serving.rest().readLine();
      assertThat(said).matches("Metrics are at http://127\\.0\\.0\\.1:[1-9][0-9]*/metrics\\.");
      String address = said.substring("Metrics are at ".length(), said.length() - 1);
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
      assertThat(answer.body()).contains("arbiter_sockets 0.0", "jvm_memory_used_bytes{");
      assertThat(serving.get("/metrics").statusCode()).isEqualTo(404);
      assertThat(serving.get("/status").body()).startsWith("Everything is working.");
      assertThat(serving.stop()).isZero();
    }
  }

  @Test
  void the_log_has_a_readable_line_for_start_and_stop_without_being_asked_for() throws Exception {
    try (RunningServeCommand serving =
        RunningServeCommand.start(
            page, "--data", data.toString(), "--limit", "sockets-per-address=7")) {
      String port = serving.address().substring(serving.address().lastIndexOf(':') + 1);
      assertThat(serving.stop()).isZero();

      List<String> lines = serving.err().lines().toList();
      assertThat(lines).hasSize(3).allMatch(line -> line.matches(TIME + " INFO    [A-Z].*\\."));
      assertThat(lines.get(0))
          .contains("Arbiter (not packaged) listens on 127.0.0.1:" + port + ".")
          .contains("Games are in " + data + ".", "Limits: sockets-per-address=7.");
      assertThat(lines.get(1)).endsWith("Arbiter is stopping. Running clocks are paused.");
      assertThat(lines.get(2)).endsWith("Arbiter has stopped.");
    }
  }

  @Test
  void the_log_is_one_json_object_per_line_for_programs() throws Exception {
    try (RunningServeCommand serving =
        RunningServeCommand.start(
            page, "--data", data.toString(), "--log", "json", "--host", "0.0.0.0")) {
      assertThat(serving.get("/ready").statusCode()).isEqualTo(200);
      assertThat(serving.stop()).isZero();
      List<JsonNode> lines = serving.err().lines().map(CommandRun::parse).toList();
      assertThat(lines)
          .allMatch(
              line ->
                  line.has("at") && line.has("level") && line.has("event") && line.has("sentence"));
      assertThat(lines)
          .extracting(line -> line.get("event").asString())
          .containsExactly("started", "stopping", "stopped");
      assertThat(lines.get(0).get("address").asString()).isEqualTo(serving.address());
      assertThat(lines.get(0).get("listen").asString()).startsWith("0.0.0.0:");
      assertThat(lines.get(0).get("games").asString()).isEqualTo(data.toString());
      assertThat(lines.get(0).get("limits").isEmpty()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess",
        ":9464",
        "65536",
        "127.0.0.1",
        "127.0.0.1:x",
        "::1:9464",
        "[::1:9464",
        "[x]y:1:2"
      })
  void a_place_for_measurements_that_makes_no_sense_is_told(String place) {
    CommandRun ran = serve("--metrics", place);

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("\"" + place + "\"", "--metrics 9464").hasLineCount(1);
  }

  @Test
  void a_port_for_measurements_that_is_taken_is_told() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CommandRun ran = serve("--metrics", Integer.toString(other.getLocalPort()));

      assertThat(ran.exitCode()).isEqualTo(2);
      assertThat(ran.err())
          .contains("127.0.0.1:" + other.getLocalPort(), "--metrics")
          .hasLineCount(1);
    }
  }

  @Test
  void a_log_of_another_form_is_told() {
    CommandRun ran = serve("--log", "xml");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("arbiter: The log format must be text or json, not \"xml\".\n");
  }
}
