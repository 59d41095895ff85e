package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks a screen's accessibility with axe-core. */
final class AxeAudit {

  private static final Path AXE = Path.of("../web/node_modules/axe-core/axe.min.js");

  /**
   * A script that runs axe-core. It first waits for animations to end, because text has too little
   * contrast while it fades in.
   */
  private static final String RUN_AXE =
      """
      async () => {
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        return (await axe.run({ resultTypes: ['violations'] })).violations.map(({ id, impact, help, nodes }) =>
          `${impact} ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
      """;

  private AxeAudit() {}

  static void assertNoViolations(Page page) {
    // Wait until the page's code has replaced the prerendered home screen. Otherwise, the
    // replacement could happen while axe is running.
    PlaywrightAssertions.assertThat(page.locator(".prerendered")).hasCount(0);
    if (!(Boolean) page.evaluate("() => 'axe' in window")) {
      page.evaluate(axe());
    }
    List<?> violations = (List<?>) page.evaluate(RUN_AXE);
    assertThat(violations).as("violations at " + page.url()).isEmpty();
  }

  private static String axe() {
    try {
      return Files.readString(AXE);
    } catch (IOException e) {
      throw new UncheckedIOException("axe-core is missing; run npm ci in web", e);
    }
  }
}
