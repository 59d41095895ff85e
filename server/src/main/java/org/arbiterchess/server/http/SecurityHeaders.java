package org.arbiterchess.server.http;

import java.util.Map;

/** The security headers sent with every response. */
public final class SecurityHeaders {

  /**
   * Allows pictures that the page creates for sharing, and inline style attributes, which the board
   * widget sets while a piece is dragged. Forbids frames that embed the page, {@code base}
   * elements, and forms that submit to other sites.
   */
  private static final String CONTENT_SECURITY_POLICY =
      "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  /** Allows the features that the page needs: the wake lock, the clipboard and full screen. */
  private static final String PERMISSIONS_POLICY =
      "screen-wake-lock=(self), clipboard-write=(self), fullscreen=(self),"
          + " accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(),"
          + " gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(),"
          + " publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

  public static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy", CONTENT_SECURITY_POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Permissions-Policy", PERMISSIONS_POLICY);

  private SecurityHeaders() {}
}
