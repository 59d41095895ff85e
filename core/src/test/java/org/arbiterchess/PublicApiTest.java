package org.arbiterchess;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Compares the public API with a checked-in listing, so that the API never changes by accident. The
 * other libraries run this test too. The property {@code arbiter.api.module} names the library
 * under test.
 */
class PublicApiTest {

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");
  private static final Path LIST = Path.of("api.txt");

  @Test
  void the_public_api_is_the_one_listed() throws Exception {
    String api = ApiListing.of(ExportedClasses.of(MODULE));
    if (Boolean.getBoolean("arbiter.api.write")) {
      Files.writeString(LIST, api);
    }
    String listed = Files.exists(LIST) ? Files.readString(LIST) : "";
    if (!api.equals(listed)) {
      fail(
          "The public API is not the one in %s/api.txt. If it is meant to be, run: make api\n"
                  .formatted(MODULE)
              + difference("- ", listed, api)
              + difference("+ ", api, listed));
    }
  }

  /**
   * Returns the lines of {@code of} that {@code lacking} does not contain, each prefixed with
   * {@code sign}.
   */
  private static String difference(String sign, String of, String lacking) {
    List<String> lines = new ArrayList<>(of.lines().toList());
    lacking.lines().forEach(lines::remove);
    return lines.stream().map(line -> sign + line + "\n").collect(joining());
  }
}
