package org.arbiterchess.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** What the page is looked at with. */
record Device(int width, int height, boolean touch, boolean dark, boolean still, String language) {

  static final Device DESKTOP = new Device(1440, 900, false, false, false, "en-GB");
  static final Device LAPTOP = new Device(1024, 768, false, false, false, "en-GB");
  static final Device TABLET = new Device(768, 1024, true, false, false, "en-GB");
  static final Device PHONE = new Device(360, 740, true, false, false, "en-GB");

  /** At night. */
  Device inTheDark() {
    return new Device(width, height, touch, true, still, language);
  }

  /** For people who do not like things to move. */
  Device withoutMotion() {
    return new Device(width, height, touch, dark, true, language);
  }

  /** For people who read another language, such as {@code de-DE}. */
  Device in(String other) {
    return new Device(width, height, touch, dark, still, other);
  }

  NewContextOptions options() {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setHasTouch(touch)
        .setIsMobile(touch)
        .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(still ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE)
        .setLocale(language);
  }
}
