package org.arbiterchess.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** What the page is looked at with. */
record DeviceProfile(
    int width, int height, boolean touch, boolean dark, boolean still, String language) {

  static final DeviceProfile DESKTOP = new DeviceProfile(1440, 900, false, false, false, "en-GB");
  static final DeviceProfile LAPTOP = new DeviceProfile(1024, 768, false, false, false, "en-GB");
  static final DeviceProfile TABLET = new DeviceProfile(768, 1024, true, false, false, "en-GB");
  static final DeviceProfile PHONE = new DeviceProfile(360, 740, true, false, false, "en-GB");

  /** At night. */
  DeviceProfile inTheDark() {
    return new DeviceProfile(width, height, touch, true, still, language);
  }

  /** For people who do not like things to move. */
  DeviceProfile withoutMotion() {
    return new DeviceProfile(width, height, touch, dark, true, language);
  }

  /** For people who read another language, such as {@code de-DE}. */
  DeviceProfile in(String other) {
    return new DeviceProfile(width, height, touch, dark, still, other);
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
