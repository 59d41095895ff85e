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
import java.util.Optional;
import org.arbiterchess.server.http.HttpClientForTests;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.http.SamplePageFolder;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerStartTest {

  @TempDir Path tempDir;

  private PageFiles page;
  private Store store;
  private SystemTimeSource time;

  @BeforeEach
  void create_page_and_store() throws IOException {
    page = PageFiles.fromFolder(SamplePageFolder.create(tempDir).folder());
    store = Store.open(tempDir.resolve("data"));
    time = new SystemTimeSource();
  }

  @AfterEach
  void close_store() {
    time.close();
    store.close();
  }

  private ArbiterServer start(String host, int port) {
    RoomContext rooms =
        new RoomContext(
            store,
            time,
            ServerLimits.DEFAULTS,
            Cluster.singleServer(time.now()),
            ServerEventListener.NONE);
    LinkConfig config = new LinkConfig(rooms, 90, false, Optional.empty());
    return ArbiterServer.start(host, port, page, config);
  }

  private void assertProblem(String host, int port, ServerBindException.Problem problem) {
    assertThatExceptionOfType(ServerBindException.class)
        .isThrownBy(() -> start(host, port).close())
        .satisfies(e -> assertThat(e.problem()).isEqualTo(problem))
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
  void a_closed_server_refuses_connections_and_frees_its_port() throws Exception {
    ArbiterServer server = start("127.0.0.1", 0);
    HttpClientForTests client = HttpClientForTests.of(server);
    int port = server.port();
    assertThat(client.get("/").statusCode()).isEqualTo(200);

    server.close();
    server.awaitClose();

    assertThatExceptionOfType(ConnectException.class)
        .isThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port));
    start("127.0.0.1", port).close();
  }

  @Test
  void a_port_in_use_is_reported() throws IOException {
    try (ServerSocket other = new ServerSocket(0)) {
      assertProblem("127.0.0.1", other.getLocalPort(), ServerBindException.Problem.PORT_IN_USE);
    }
  }

  @Test
  void an_unknown_host_is_reported() {
    assertProblem("no-such-host.invalid", 0, ServerBindException.Problem.HOST_NOT_LOCAL);
  }

  /** Uses an address that no machine has, as it is reserved for documentation (RFC 5737). */
  @Test
  void a_host_on_another_machine_is_reported() {
    assertProblem("192.0.2.1", 0, ServerBindException.Problem.HOST_NOT_LOCAL);
  }

  /** Linux and macOS give the first message, and Windows gives the second. */
  @ParameterizedTest
  @ValueSource(strings = {"Permission denied", "Permission denied: bind"})
  void a_privileged_port_is_distinguished_from_one_in_use(String words) {
    assertThat(ServerBindException.Problem.of(new BindException(words)))
        .isEqualTo(ServerBindException.Problem.PORT_NOT_PERMITTED);
  }

  @Test
  void ports_above_65535_are_rejected() {
    assertThatIllegalArgumentException().isThrownBy(() -> start("127.0.0.1", 65_536).close());
  }

  @Test
  void a_folder_without_index_html_is_rejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PageFiles.fromFolder(tempDir))
        .withMessageContaining("no index.html in " + tempDir);
  }
}
