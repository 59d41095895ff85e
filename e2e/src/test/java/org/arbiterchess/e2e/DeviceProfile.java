package org.arbiterchess.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** An emulated device's screen and settings. */
record DeviceProfile(
    int width, int height, boolean touch, boolean dark, boolean reducedMotion, String language) {

  static final DeviceProfile DESKTOP = new DeviceProfile(1440, 900, false, false, false, "en-GB");
  static final DeviceProfile LAPTOP = new DeviceProfile(1024, 768, false, false, false, "en-GB");
  static final DeviceProfile TABLET = new DeviceProfile(768, 1024, true, false, false, "en-GB");
  static final DeviceProfile PHONE = new DeviceProfile(360, 740, true, false, false, "en-GB");

  DeviceProfile withDarkTheme() {
    return new DeviceProfile(width, height, touch, true, reducedMotion, language);
  }

  DeviceProfile withoutMotion() {
    return new DeviceProfile(width, height, touch, dark, true, language);
  }

  /** Returns a copy with a language tag such as {@code de-DE}. */
  DeviceProfile withLanguage(String tag) {
    return new DeviceProfile(width, height, touch, dark, reducedMotion, tag);
  }

  NewContextOptions options() {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setHasTouch(touch)
        .setIsMobile(touch)
        .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(reducedMotion ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE)
        .setLocale(language);
  }
}
