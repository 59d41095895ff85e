package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.server.protocol.Limit;
import org.arbiterchess.server.protocol.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Clients that send slowly, or nothing, and everybody else. */
@Timeout(120)
class SlowRequestsTest {

  private static final String HERE = "127.0.0.1";
  private static final String ELSEWHERE = "127.0.0.2";
  private static final int READ_MILLIS = 15_000;
  private static final String SLOW_POST =
      "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 300\r\n\r\n{";

  @TempDir Path place;

  private final List<Socket> sockets = new ArrayList<>();
  private LinkServerForTests club;

  private void open(Limits limits) {
    club = LinkServerForTests.start(place, new ManualTime(), limits);
  }

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    club.close();
  }

  private Socket connect(String from) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), club.port()));
    socket.setSoTimeout(READ_MILLIS);
    sockets.add(socket);
    return socket;
  }

  private Socket send(String from, String text) throws IOException {
    Socket socket = connect(from);
    socket.getOutputStream().write(text.getBytes(US_ASCII));
    return socket;
  }

  /** Everything until the server closes. */
  private static String readAll(Socket socket) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(read);
    } catch (SocketException e) {
      // What was not read of a request makes the end abrupt.
    }
    return read.toString(UTF_8);
  }

  private String ask(String from, String method, String path, Map<String, ?> body)
      throws IOException {
    String json = body.isEmpty() ? "" : JsonCodec.write(body);
    String length = body.isEmpty() ? "" : "Content-Length: " + json.length() + "\r\n";
    String head = method + " " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    return readAll(send(from, head + length + "\r\n" + json));
  }

  /** A WebSocket from an address of its own, as far as the server's welcome. */
  private void hello(String from, LinkServerForTests.SeatToken seated) throws IOException {
    List<String> upgrade =
        List.of(
            "GET /socket HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
    Socket socket = send(from, String.join("\r\n", upgrade) + "\r\n\r\n");
    String hello =
        JsonCodec.write(
            WebSocketPlayer.message(
                "hello",
                "game",
                seated.game(),
                "token",
                seated.token(),
                "after",
                0,
                "language",
                "en"));
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    // One text frame with a length of two bytes, masked by zeros.
    frame.writeBytes(new byte[] {(byte) 0x81, (byte) 0xFE, 0, (byte) hello.length(), 0, 0, 0, 0});
    frame.writeBytes(hello.getBytes(US_ASCII));
    awaitText(socket, "101 Switching");
    socket.getOutputStream().write(frame.toByteArray());
    awaitText(socket, "welcome");
  }

  private static void awaitText(Socket socket, String wanted) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder read = new StringBuilder();
    while (read.indexOf(wanted) < 0) {
      int next = in.read();
      assertThat(next).as(read.toString()).isNotNegative();
      read.append((char) next);
    }
  }

  @Test
  void two_hundred_slow_requests_of_one_address_keep_nobody_from_playing() throws IOException {
    open(LinkServerForTests.highLimits());
    LinkServerForTests.SeatToken white = club.createGame("5+3", "white");
    List<Socket> slow = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      slow.add(send(HERE, SLOW_POST));
    }

    assertThat(ask(ELSEWHERE, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    assertThat(ask(ELSEWHERE, "POST", "/api/games/" + white.game() + "/seats", join))
        .startsWith("HTTP/1.1 201");
    hello(ELSEWHERE, white);
    assertThat(ask(HERE, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
    assertThat(club.get("/api/games/" + white.game()).statusCode()).isEqualTo(200);
    WebSocketPlayer player = WebSocketPlayer.connect(club).hello(white);
    assertThat(player.move("e2e4")).containsEntry("type", "accepted");

    int refused = 0;
    for (Socket socket : slow) {
      String answer = readAll(socket);
      assertThat(answer).containsAnyOf("TOO_MANY_CONNECTIONS", "TOO_SLOW");
      refused += answer.contains("\"TOO_MANY_CONNECTIONS\"") ? 1 : 0;
    }
    assertThat(refused).isEqualTo(192);
  }

  @Test
  void a_body_that_trickles_in_is_cut_off_at_its_deadline() throws Exception {
    open(LinkServerForTests.highLimits().with(Limit.BODY_SECONDS, 1));

    assertThat(trickle(send(HERE, SLOW_POST)))
        .startsWith("HTTP/1.1 408")
        .contains("TOO_SLOW", "body-seconds");
  }

  @Test
  void a_body_below_the_minimum_rate_is_cut_off_before_its_deadline() throws Exception {
    open(
        LinkServerForTests.highLimits()
            .with(Limit.BODY_SECONDS, 100_000)
            .with(Limit.BODY_BYTES_PER_SECOND, 1_000_000));

    assertThat(trickle(send(HERE, SLOW_POST))).startsWith("HTTP/1.1 408");
  }

  /** Sends a byte every few milliseconds, for as long as there is no answer; gives that. */
  private static String trickle(Socket socket) throws Exception {
    try {
      while (socket.getInputStream().available() == 0) {
        socket.getOutputStream().write(' ');
        TimeUnit.MILLISECONDS.sleep(50);
      }
    } catch (SocketException e) {
      // It is closed; what it said before is read below.
    }
    return readAll(socket);
  }

  @Test
  void a_body_in_many_pieces_is_read_as_one() throws Exception {
    open(LinkServerForTests.highLimits());
    String json = JsonCodec.write(LinkServerForTests.createRequest("5+3", "white", "Anna"));
    Socket socket =
        send(
            HERE,
            "POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding:"
                + " chunked\r\n\r\n");
    socket.setTcpNoDelay(true);
    for (int i = 0; i < json.length(); i++) {
      socket.getOutputStream().write(("1\r\n" + json.charAt(i) + "\r\n").getBytes(US_ASCII));
    }
    socket.getOutputStream().write("0\r\n\r\n".getBytes(US_ASCII));

    assertThat(readAll(socket)).startsWith("HTTP/1.1 201").contains("seated");
  }

  @Test
  void an_upload_that_breaks_off_is_no_fault_of_the_program() throws Exception {
    open(LinkServerForTests.highLimits().with(Limit.BODIES_PER_ADDRESS, 1));
    send(HERE, SLOW_POST).close();

    String answer = "429";
    while (answer.contains("429")) {
      answer =
          ask(HERE, "POST", "/api/games", LinkServerForTests.createRequest("5+3", "white", "Anna"));
    }
    assertThat(answer).startsWith("HTTP/1.1 201");
    // That nothing was told to whoever mends the program, the club looks at when it is closed.
  }

  @Test
  void headers_that_trickle_in_are_cut_off_and_sockets_are_not() throws Exception {
    open(LinkServerForTests.highLimits().with(Limit.REQUEST_SECONDS, 1));
    WebSocketPlayer player = WebSocketPlayer.connect(club).hello(club.createGame("-", "white"));

    assertThat(trickle(send(HERE, "GET / HTTP/1.1\r\nX: "))).isEmpty();

    assertThat(player.sendCommand("abort")).containsEntry("type", "accepted");
  }

  @Test
  void an_address_has_so_many_connections_and_no_more() throws Exception {
    open(LinkServerForTests.highLimits().with(Limit.CONNECTIONS_PER_ADDRESS, 20));
    List<Socket> idle = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      idle.add(connect(ELSEWHERE));
    }

    assertThat(ask(ELSEWHERE, "GET", "/", Map.of())).isEmpty();
    assertThat(club.get("/").statusCode()).isEqualTo(200);

    idle.get(0).close();
    String answer = "";
    while (answer.isEmpty()) {
      answer = ask(ELSEWHERE, "GET", "/", Map.of());
    }
    assertThat(answer).startsWith("HTTP/1.1 200");
  }

  @Test
  void behind_a_proxy_all_connections_come_from_one_address() throws Exception {
    Limits one = LinkServerForTests.highLimits().with(Limit.CONNECTIONS_PER_ADDRESS, 1);
    club = LinkServerForTests.start(place, new ManualTime(), one, true);
    for (int i = 0; i < 20; i++) {
      connect(HERE);
    }

    assertThat(ask(HERE, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
  }
}
