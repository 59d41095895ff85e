package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What axe-core finds wrong with a screen, for people who do not see, hear or point well. */
final class AxeAudit {

  private static final Path AXE = Path.of("../web/node_modules/axe-core/axe.min.js");

  /** Waits until what appears has appeared: half transparent text has no contrast. */
  private static final String LOOK =
      """
      async () => {
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        return (await axe.run()).violations.map(({ id, impact, help, nodes }) =>
          `${impact} ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
      """;

  private AxeAudit() {}

  /** Fails if axe-core finds anything at all. */
  static void look(Page page) {
    if (!(Boolean) page.evaluate("() => 'axe' in window")) {
      page.evaluate(axe());
    }
    List<?> found = (List<?>) page.evaluate(LOOK);
    assertThat(found).as("what axe-core found at " + page.url()).isEmpty();
  }

  private static String axe() {
    try {
      return Files.readString(AXE);
    } catch (IOException e) {
      throw new UncheckedIOException("axe-core comes with npm ci in web", e);
    }
  }
}
