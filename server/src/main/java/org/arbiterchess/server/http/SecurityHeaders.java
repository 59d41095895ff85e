package org.arbiterchess.server.http;

import java.util.Map;

/** What every answer tells the browser not to do. */
public final class SecurityHeaders {

  /**
   * The board widget sets style attributes while a piece is dragged; nothing else is allowed. No
   * other page may frame this one, move its relative addresses, or receive its forms.
   */
  private static final String CONTENT_SECURITY_POLICY =
      "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self';"
          + " frame-ancestors 'none'";

  /**
   * The screen stays awake while a clock runs, moves are copied, and a table may fill the screen.
   */
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
