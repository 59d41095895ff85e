package org.arbiterchess.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The built page, held in memory. Only what was found when it was read can be asked for, so no path
 * leads out of it.
 */
public final class PageFiles {

  /** Where the page is in the runnable jar. */
  private static final String PACKAGED = "/page/";

  private static final String FRONT = "/index.html";

  private final Map<String, PageFile> files;

  private PageFiles(Map<String, PageFile> files) {
    this.files = files;
  }

  /** The page that is packaged with the program, if one is. */
  public static Optional<PageFiles> packaged() {
    URL front = PageFiles.class.getResource(PACKAGED + "index.html");
    if (front == null) {
      return Optional.empty();
    }
    try {
      if (!(front.openConnection() instanceof JarURLConnection connection)) {
        return Optional.of(in(Path.of(front.toURI()).getParent()));
      }
      URI jar = connection.getJarFileURL().toURI();
      try (FileSystem inside = FileSystems.newFileSystem(Path.of(jar))) {
        return Optional.of(in(inside.getPath(PACKAGED)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no place in a file system: " + front, e);
    }
  }

  /**
   * The page in a folder, as it is now. Throws IllegalArgumentException if there is no index.html.
   */
  public static PageFiles in(Path folder) {
    if (!Files.isRegularFile(folder.resolve("index.html"))) {
      throw new IllegalArgumentException("There is no index.html in " + folder + ".");
    }
    Map<String, PageFile> files = new HashMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String path = path(folder.relativize(file));
        files.put(path, PageFile.of(path, Files.readAllBytes(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.put("/", files.get(FRONT));
    return new PageFiles(Map.copyOf(files));
  }

  private static String path(Path file) {
    StringBuilder path = new StringBuilder();
    file.forEach(name -> path.append('/').append(name));
    return path.toString();
  }

  /** The file at the path of a request, exactly as it was sent. */
  Optional<PageFile> file(String path) {
    return Optional.ofNullable(files.get(path));
  }
}
