package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The OpenAPI description of the HTTP API. */
final class OpenApi {

  private OpenApi() {}

  static String json() {
    try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
