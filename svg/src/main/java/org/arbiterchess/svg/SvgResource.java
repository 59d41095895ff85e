package org.arbiterchess.svg;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the resource files of this package. */
final class SvgResource {

  private SvgResource() {}

  static String read(String name) {
    try (InputStream in = SvgResource.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar of arbiter-svg has no file " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name + " in the jar of arbiter-svg", e);
    }
  }
}
