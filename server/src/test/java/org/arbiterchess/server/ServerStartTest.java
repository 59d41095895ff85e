package org.arbiterchess.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import org.arbiterchess.server.http.HttpClientForTests;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.http.SamplePageFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerStartTest {

  @TempDir Path place;

  private PageFiles page;

  @BeforeEach
  void make_a_page() throws IOException {
    page = PageFiles.fromFolder(SamplePageFolder.create(place).folder());
  }

  private ArbiterServer start(String host, int port) {
    return ArbiterServer.start(host, port, page, fault -> {});
  }

  private void assertObstacle(String host, int port, ServerBindException.Problem obstacle) {
    assertThatExceptionOfType(ServerBindException.class)
        .isThrownBy(() -> start(host, port).close())
        .satisfies(e -> assertThat(e.problem()).isEqualTo(obstacle))
        .withMessageContaining(host + ":" + port);
  }

  @Test
  void two_servers_find_a_free_port_each() {
    try (ArbiterServer one = start("127.0.0.1", 0);
        ArbiterServer other = start("127.0.0.1", 0)) {
      assertThat(one.port()).isPositive().isNotEqualTo(other.port());
      assertThat(one.host().isLoopbackAddress()).isTrue();
    }
  }

  @Test
  void a_server_that_was_closed_answers_nobody_and_frees_its_port() throws Exception {
    ArbiterServer server = start("127.0.0.1", 0);
    HttpClientForTests visitor = HttpClientForTests.of(server);
    int port = server.port();
    assertThat(visitor.get("/").statusCode()).isEqualTo(200);

    server.close();
    server.awaitClose();

    assertThatExceptionOfType(ConnectException.class)
        .isThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port));
    start("127.0.0.1", port).close();
  }

  @Test
  void a_port_that_is_taken_is_named() throws IOException {
    try (ServerSocket other = new ServerSocket(0)) {
      assertObstacle("127.0.0.1", other.getLocalPort(), ServerBindException.Problem.PORT_IN_USE);
    }
  }

  @Test
  void a_host_nobody_knows_is_named() {
    assertObstacle("no-such-host.invalid", 0, ServerBindException.Problem.HOST_NOT_LOCAL);
  }

  /** The address is for documentation (RFC 5737): no machine has it. */
  @Test
  void a_host_that_is_another_machine_is_named() {
    assertObstacle("192.0.2.1", 0, ServerBindException.Problem.HOST_NOT_LOCAL);
  }

  /** As on Linux, macOS and Windows. */
  @ParameterizedTest
  @ValueSource(strings = {"Permission denied", "Permission denied: bind"})
  void a_port_of_the_administrator_is_told_from_one_that_is_taken(String words) {
    assertThat(ServerBindException.Problem.of(new BindException(words)))
        .isEqualTo(ServerBindException.Problem.PORT_NOT_PERMITTED);
  }

  @Test
  void no_port_is_beyond_65535() {
    assertThatIllegalArgumentException().isThrownBy(() -> start("127.0.0.1", 65_536).close());
  }

  @Test
  void a_folder_without_a_front_page_is_no_page() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PageFiles.fromFolder(place))
        .withMessageContaining("no index.html in " + place);
  }
}
