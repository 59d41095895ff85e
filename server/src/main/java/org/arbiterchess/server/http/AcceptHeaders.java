package org.arbiterchess.server.http;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Evaluates the Accept and Accept-Encoding headers of requests. A missing header is passed as null.
 */
final class AcceptHeaders {

  private AcceptHeaders() {}

  /** Whether the client accepts gzip (RFC 9110, 12.5.3). */
  static boolean acceptsGzip(String acceptEncoding) {
    List<String> codings =
        items(acceptEncoding).map(item -> item.toLowerCase(Locale.ROOT)).toList();
    return codings.stream().anyMatch(item -> item.matches("gzip\\b.*") && !hasZeroQuality(item));
  }

  /** Whether the client accepts HTML, as browsers do. */
  static boolean acceptsHtml(String accept) {
    return items(accept).anyMatch(type -> type.startsWith("text/html"));
  }

  private static boolean hasZeroQuality(String coding) {
    return coding.matches(".*;\\s*q=0(\\.0*)?\\s*");
  }

  private static Stream<String> items(String header) {
    return header == null ? Stream.empty() : Stream.of(header.split(",", -1)).map(String::strip);
  }
}
