package org.arbiterchess.server.link;

import java.util.stream.Stream;

/** Compares ETags. */
public final class EntityTags {

  private EntityTags() {}

  /**
   * Whether the If-None-Match header contains the ETag (RFC 9110, 13.1.2).
   *
   * @param ifNoneMatch the value of the header, or null
   */
  public static boolean matches(String ifNoneMatch, String etag) {
    String opaque = etag.substring(etag.indexOf('"'));
    return ifNoneMatch != null
        && Stream.of(ifNoneMatch.split(",", -1))
            .map(String::strip)
            .anyMatch(tag -> tag.equals("*") || tag.replaceFirst("^W/", "").equals(opaque));
  }
}
