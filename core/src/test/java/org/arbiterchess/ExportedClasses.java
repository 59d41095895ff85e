package org.arbiterchess;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lists the classes in a library's packages exported to everybody, whether public or not. */
final class ExportedClasses {

  private ExportedClasses() {}

  /** Returns the classes in core's exported packages, sorted by name. */
  static List<Class<?>> all() throws IOException, URISyntaxException {
    return of("core");
  }

  /** Returns the classes in a library's exported packages, sorted by name. */
  static List<Class<?>> of(String library) throws IOException, URISyntaxException {
    Path classes = folder(library);
    try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"));
        Stream<Path> files = Files.walk(classes)) {
      ModuleDescriptor module = ModuleDescriptor.read(in);
      List<String> exported =
          module.exports().stream()
              .filter(export -> !export.isQualified())
              .map(ModuleDescriptor.Exports::source)
              .toList();
      return files
          .map(file -> classes.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
          .sorted()
          .<Class<?>>map(ExportedClasses::load)
          .toList();
    }
  }

  /** The folder of a library's classes, which is inside its jar if Maven has packed it already. */
  static Path folder(String library) throws IOException, URISyntaxException {
    URL descriptor = descriptor("org.arbiterchess." + library);
    if (descriptor.openConnection() instanceof JarURLConnection jar) {
      return FileSystems.newFileSystem(Path.of(jar.getJarFileURL().toURI())).getPath("/");
    }
    return Path.of(descriptor.toURI()).getParent();
  }

  private static URL descriptor(String module) throws IOException {
    for (URL url :
        (Iterable<URL>)
            ExportedClasses.class.getClassLoader().resources("module-info.class")::iterator) {
      try (InputStream in = url.openStream()) {
        if (ModuleDescriptor.read(in).name().equals(module)) {
          return url;
        }
      }
    }
    throw new IllegalStateException("module " + module + " is not on the class path");
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ExportedClasses.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
