package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.arbiterchess.server.ArbiterServer;

/** Sends HTTP requests to a server. */
public record HttpClientForTests(ArbiterServer server, HttpClient client) {

  public static HttpClientForTests of(ArbiterServer server) {
    return new HttpClientForTests(server, HttpClient.newHttpClient());
  }

  public HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    return request("GET", path, headers);
  }

  HttpResponse<byte[]> request(String method, String path, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
            .method(method, BodyPublishers.noBody());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  /**
   * Sends a request line that a proper HTTP client would not send, and returns the whole response.
   */
  String sendRaw(String line) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      socket
          .getOutputStream()
          .write((line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n").getBytes(UTF_8));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }

  static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), UTF_8);
  }

  static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }
}
