package org.arbiterchess.cli.serve;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.protocol.ServerLimit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class ServeCommandTest {

  private static final String FRONT = "<!doctype html><title>Arbiter</title>";

  @TempDir Path page;
  @TempDir Path data;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), FRONT);
  }

  private CommandRun serve(String... options) {
    String[] args = new String[options.length + 6];
    args[0] = "serve";
    args[1] = "--no-open";
    args[2] = "--page";
    args[3] = page.toString();
    args[4] = "--data";
    args[5] = data.toString();
    System.arraycopy(options, 0, args, 6, options.length);
    return arbiter(args);
  }

  private static void assertRefused(CommandRun ran, String... words) {
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("arbiter: ").contains(words).hasLineCount(1);
  }

  @Test
  void the_page_is_served_at_the_address_that_is_printed() throws Exception {
    try (RunningServeCommand serving =
        RunningServeCommand.start(page, "--data", data.toString(), "--keep", "30")) {
      assertThat(serving.line())
          .matches("Arbiter is at http://127\\.0\\.0\\.1:[1-9][0-9]* — press Ctrl-C to stop");
      assertThat(serving.get("/").body()).isEqualTo(FRONT);
      assertThat(serving.get("/no-such-page").statusCode()).isEqualTo(404);
      assertThat(serving.stop()).isZero();
      assertThat(serving.rest().readLine())
          .isEqualTo("Games by link are stored in " + data + " for 30 days after their last move.");
      assertThat(serving.log()).isNotEmpty().allMatch(line -> line.contains("Z INFO "));
    }
  }

  @Test
  void serving_everyone_is_said() throws Exception {
    try (RunningServeCommand serving =
        RunningServeCommand.start(page, "--data", data.toString(), "--host", "0.0.0.0")) {
      assertThat(serving.line()).startsWith("Arbiter is at http://127.0.0.1:");
      assertThat(serving.get("/").body()).isEqualTo(FRONT);
      String network = serving.get("/link.json").body().replaceAll(".*\"network\":\"|\"}$", "");
      assertThat(serving.stop()).isZero();
      if (network.startsWith("http")) {
        assertThat(serving.err()).contains(network);
      }
      assertThat(serving.err())
          .containsPattern("Anyone on your network can open it( at http://.+:[0-9]+)?\\.\n")
          .doesNotContain("at http://127.0.0.1");
    }
  }

  @Test
  void the_address_for_invitations_is_said_and_told_to_pages() throws Exception {
    String typed = "HTTPS://Chess.Example.org:443/";
    try (RunningServeCommand serving =
        RunningServeCommand.start(page, "--data", data.toString(), "--url", typed)) {
      assertThat(serving.get("/link.json").body())
          .contains("\"url\":\"https://chess.example.org\"");
      assertThat(serving.stop()).isZero();
      assertThat(serving.rest().readLine()).startsWith("Games by link are stored in ");
      assertThat(serving.rest().readLine())
          .isEqualTo("Invitation links start with https://chess.example.org.");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "chess.example.org",
        "ftp://chess.example.org",
        "https://",
        "https://chess.example.org/play",
        "https://chess.example.org/?a=b",
        "https://chess.example.org/#a",
        "https://anna@chess.example.org",
        "https://chess.example.org:0",
        "https://chess.example.org:99999",
        "https://chess example.org"
      })
  void an_address_that_no_invitation_could_lead_to_is_one_line_with_what_to_do(String url) {
    assertRefused(serve("--url", url), "\"" + url + "\"", "--url https://chess.example.org");
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:8080, http://localhost:8080",
    "http://chess.example.org:80, http://chess.example.org",
    "http://[::1]:99/, http://[::1]:99"
  })
  void an_address_for_invitations_is_written_as_browsers_do(String typed, String written) {
    assertThat(PublicUrl.parse(typed, Texts.english())).isEqualTo(written);
  }

  @Test
  void a_port_that_is_taken_is_one_line_with_what_to_do() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(other.getLocalPort());

      assertRefused(serve("--port", port), "Port " + port + " is in use", "--port");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-host.invalid", "192.0.2.1", "127.0.0.1:8080", "-"})
  void a_host_that_is_not_this_machine_is_one_line_with_what_to_do(String host) {
    assertRefused(
        serve("--port", "0", "--host", host), "\"" + host + "\"", "--host 127.0.0.1", "0.0.0.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"65536", "-1"})
  void there_is_no_such_port(String port) {
    assertRefused(serve("--port=" + port), "Port " + port + " is out of range", "0 to 65535");
  }

  @Test
  void a_port_that_is_no_number_is_told() {
    CommandRun ran = serve("--port", "chess");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--port", "chess", "Try: arbiter serve --help");
  }

  @Test
  void a_folder_without_a_page_is_told() throws IOException {
    Files.delete(page.resolve("index.html"));

    assertRefused(serve(), "no index.html in " + page, "built");
  }

  @Test
  void games_by_link_are_kept_where_it_says() throws Exception {
    try (RunningServeCommand serving =
        RunningServeCommand.start(page, "--data", data.toString(), "--keep", "30")) {
      assertThat(serving.get("/link.json").body()).contains("\"open\":true,\"keepDays\":30");
      assertThat(serving.get("/ready").statusCode()).isEqualTo(200);

      assertRefused(serve("--port", "0"), data.toString(), "another");
      assertThat(serving.stop()).isZero();
    }
  }

  @Test
  void a_place_where_no_games_can_be_kept_is_one_line_with_what_to_do() throws IOException {
    Path file = Files.writeString(page.resolve("file"), "no folder");

    for (String folder : List.of(file.toString(), "a\0b")) {
      CommandRun ran = arbiter("serve", "--no-open", "--page", page.toString(), "--data", folder);
      assertRefused(ran, folder.equals("a\0b") ? "not a valid folder name" : folder);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "36501"})
  void games_are_kept_for_a_sensible_time(String days) {
    assertRefused(serve("--keep=" + days), "1 to 36500 days", days);
  }

  @ParameterizedTest
  @CsvSource({
    "chess=3, Unknown limit \"chess\"",
    "chess=3, sockets-per-address",
    "'', Unknown limit \"\"",
    "sockets, 'for example, --limit sockets=20000'",
    "sockets=, 'not \"\"'",
    "sockets=0, from 1 to 1000000000",
    "sockets=-1, not \"-1\"",
    "sockets=99999999999, from 1",
    "message-bytes=10, from 1024",
    "sockets=many, not \"many\""
  })
  void a_limit_that_makes_no_sense_is_told(String limit, String words) {
    assertRefused(serve("--limit", limit), words);
  }

  @Test
  void every_limit_can_be_set() {
    for (ServerLimit limit : ServerLimit.values()) {
      List<String> option = List.of(limit.optionName() + "=" + (limit.defaultValue() + 1));
      assertThat(ServerLimitParser.parse(option, Texts.english()).get(limit))
          .isEqualTo(limit.defaultValue() + 1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, true, true, xdg-open",
    "Linux, false, false, xdg-open",
    "FreeBSD, true, true, xdg-open",
    "Mac OS X, false, true, open",
    "Windows 11, false, true, rundll32"
  })
  void a_desktop_is_known_by_its_system(
      String system, boolean screen, boolean present, String opener) {
    BrowserLauncher launcher = BrowserLauncher.of(system, screen);

    assertThat(launcher.available()).isEqualTo(present);
    assertThat(launcher.command()).startsWith(opener);
  }

  @Test
  void an_address_of_the_sixth_version_is_written_in_brackets() throws Exception {
    InetAddress host =
        InetAddress.getByAddress(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});

    assertThat(new ServerAddresses(host, 8080).localUrl())
        .isEqualTo("http://[0:0:0:0:0:0:0:1]:8080");
    assertThat(new ServerAddresses(host, 8080).isReachableFromNetwork()).isFalse();
  }
}
