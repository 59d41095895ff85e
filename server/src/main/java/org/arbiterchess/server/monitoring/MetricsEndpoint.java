package org.arbiterchess.server.monitoring;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.Supplier;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.AcceptLanguage;
import org.arbiterchess.server.language.ServerText;

/**
 * Serves the metrics on a separate port, so that neither the page's port nor a proxy in front of it
 * exposes them.
 */
public final class MetricsEndpoint implements AutoCloseable {

  private static final String PATH = "/metrics";
  private static final String CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final HttpServer server;

  private MetricsEndpoint(HttpServer server) {
    this.server = server;
  }

  /** Starts the endpoint. Throws {@link IOException} if it cannot listen on the address. */
  public static MetricsEndpoint start(String host, int port, Supplier<String> text)
      throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getAllByName(host)[0], port), 0);
    server.createContext("/", exchange -> handle(exchange, text));
    server.start();
    return new MetricsEndpoint(server);
  }

  private static void handle(HttpExchange exchange, Supplier<String> text) throws IOException {
    try (exchange) {
      boolean found = exchange.getRequestURI().getPath().equals(PATH);
      boolean isGet = exchange.getRequestMethod().equals("GET");
      Texts texts = AcceptLanguage.texts(exchange.getRequestHeaders().getFirst("Accept-Language"));
      String address = texts.say(ServerText.METRICS_ADDRESS, PATH) + "\n";
      byte[] body = (found && isGet ? text.get() : address).getBytes(UTF_8);
      exchange.getResponseHeaders().set("Content-Type", CONTENT_TYPE);
      exchange.sendResponseHeaders(found ? (isGet ? 200 : 405) : 404, body.length);
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
