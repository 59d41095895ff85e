package org.arbiterchess.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;

/**
 * An emulated device's screen and settings. Service workers are blocked unless a test needs them.
 * If they were always allowed, each new context would install one and load the whole page a second
 * time.
 */
record DeviceProfile(
    int width,
    int height,
    boolean touch,
    boolean dark,
    boolean reducedMotion,
    boolean serviceWorker,
    String language) {

  static final DeviceProfile DESKTOP =
      new DeviceProfile(1440, 900, false, false, false, false, "en-GB");
  static final DeviceProfile LAPTOP =
      new DeviceProfile(1024, 768, false, false, false, false, "en-GB");
  static final DeviceProfile TABLET =
      new DeviceProfile(768, 1024, true, false, false, false, "en-GB");
  static final DeviceProfile PHONE =
      new DeviceProfile(360, 740, true, false, false, false, "en-GB");

  DeviceProfile withSize(int newWidth, int newHeight) {
    return new DeviceProfile(
        newWidth, newHeight, touch, dark, reducedMotion, serviceWorker, language);
  }

  DeviceProfile withDarkTheme() {
    return new DeviceProfile(width, height, touch, true, reducedMotion, serviceWorker, language);
  }

  DeviceProfile withoutMotion() {
    return new DeviceProfile(width, height, touch, dark, true, serviceWorker, language);
  }

  /** Returns a copy that allows service workers, so that the page is cached for offline use. */
  DeviceProfile withServiceWorker() {
    return new DeviceProfile(width, height, touch, dark, reducedMotion, true, language);
  }

  /** Returns a copy with a language tag such as {@code de-DE}. */
  DeviceProfile withLanguage(String tag) {
    return new DeviceProfile(width, height, touch, dark, reducedMotion, serviceWorker, tag);
  }

  NewContextOptions options() {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setHasTouch(touch)
        .setIsMobile(touch)
        .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(reducedMotion ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE)
        .setServiceWorkers(serviceWorker ? ServiceWorkerPolicy.ALLOW : ServiceWorkerPolicy.BLOCK)
        .setLocale(language);
  }
}
