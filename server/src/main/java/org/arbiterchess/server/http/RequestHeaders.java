package org.arbiterchess.server.http;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the headers of a request ask for. Each may be missing, which is null here. */
final class RequestHeaders {

  private RequestHeaders() {}

  /** Whether the browser has this very content already (RFC 9110, 13.1.2). */
  static boolean matchesEtag(String ifNoneMatch, String etag) {
    String opaque = etag.substring(etag.indexOf('"'));
    return items(ifNoneMatch)
        .anyMatch(tag -> tag.equals("*") || tag.replaceFirst("^W/", "").equals(opaque));
  }

  /** Whether the answer may be compressed (RFC 9110, 12.5.3). */
  static boolean acceptsGzip(String acceptEncoding) {
    List<String> codings =
        items(acceptEncoding).map(item -> item.toLowerCase(Locale.ROOT)).toList();
    return codings.stream().anyMatch(item -> item.matches("gzip\\b.*") && !hasZeroQuality(item));
  }

  /** Whether the answer is for a person who looks at a browser. */
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
