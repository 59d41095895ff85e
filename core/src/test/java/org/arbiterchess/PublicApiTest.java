package org.arbiterchess;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the public API with a checked-in listing, so that it never changes by accident. */
class PublicApiTest {

  private static final Path LIST = Path.of("api.txt");

  @Test
  void the_public_api_is_the_one_listed() throws Exception {
    String api = ApiListing.of(exportedClasses());
    if (Boolean.getBoolean("arbiter.api.write")) {
      Files.writeString(LIST, api);
    }
    String listed = Files.exists(LIST) ? Files.readString(LIST) : "";
    if (!api.equals(listed)) {
      fail(
          "The public API is not the one in core/api.txt. If it is meant to be, run: make api\n"
              + difference("- ", listed, api)
              + difference("+ ", api, listed));
    }
  }

  /**
   * Returns the lines of {@code of} that {@code lacking} does not contain, prefixed with a sign.
   */
  private static String difference(String sign, String of, String lacking) {
    List<String> lines = new ArrayList<>(of.lines().toList());
    lacking.lines().forEach(lines::remove);
    return lines.stream().map(line -> sign + line + "\n").collect(joining());
  }

  /** Returns the classes in the exported packages, sorted by name. */
  private static List<Class<?>> exportedClasses() throws IOException, URISyntaxException {
    URL descriptor = descriptorOfCore();
    Path classes = Path.of(descriptor.toURI()).getParent();
    try (InputStream in = descriptor.openStream();
        Stream<Path> files = Files.walk(classes)) {
      ModuleDescriptor module = ModuleDescriptor.read(in);
      List<String> exported =
          module.exports().stream().map(ModuleDescriptor.Exports::source).toList();
      return files
          .map(file -> classes.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
          .sorted()
          .<Class<?>>map(PublicApiTest::load)
          .toList();
    }
  }

  private static URL descriptorOfCore() throws IOException {
    for (URL url :
        (Iterable<URL>)
            PublicApiTest.class.getClassLoader().resources("module-info.class")::iterator) {
      try (InputStream in = url.openStream()) {
        if (ModuleDescriptor.read(in).name().equals("org.arbiterchess.core")) {
          return url;
        }
      }
    }
    throw new IllegalStateException("module org.arbiterchess.core is not on the class path");
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, PublicApiTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
