package org.arbiterchess.server.http;

import java.util.Map;

/**
 * A file's media type, based on its extension. The {@code nosniff} header prevents browsers from
 * guessing it.
 *
 * @param compressible whether gzip makes files of this type smaller
 */
record MediaType(String name, boolean compressible) {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("html", "text/html;charset=utf-8"),
          Map.entry("js", "text/javascript;charset=utf-8"),
          Map.entry("css", "text/css;charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("txt", "text/plain;charset=utf-8"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("wav", "audio/wav"),
          Map.entry("wasm", "application/wasm"));

  static MediaType of(String file) {
    String end = file.substring(file.lastIndexOf('.') + 1);
    String name = NAMES.getOrDefault(end, "application/octet-stream");
    return new MediaType(name, name.matches("text/.*|.*json|.*xml"));
  }
}
