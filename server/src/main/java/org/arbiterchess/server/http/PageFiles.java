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
 * The built page's files, held in memory. Requests can reach only the files that were found when
 * the page was loaded, so path traversal is impossible.
 */
public final class PageFiles {

  /** The page's path in the runnable jar. */
  private static final String RESOURCE_PATH = "/page/";

  private static final String INDEX = "/index.html";

  private final Map<String, PageFile> files;

  private PageFiles(Map<String, PageFile> files) {
    this.files = files;
  }

  /** The page in the program's jar, if there is one. */
  public static Optional<PageFiles> fromClasspath() {
    URL index = PageFiles.class.getResource(RESOURCE_PATH + "index.html");
    if (index == null) {
      return Optional.empty();
    }
    try {
      if (!(index.openConnection() instanceof JarURLConnection connection)) {
        return Optional.of(fromFolder(Path.of(index.toURI()).getParent()));
      }
      URI jar = connection.getJarFileURL().toURI();
      try (FileSystem inside = FileSystems.newFileSystem(Path.of(jar))) {
        return Optional.of(fromFolder(inside.getPath(RESOURCE_PATH)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not on a file system: " + index, e);
    }
  }

  /** Loads the page from a folder. Throws IllegalArgumentException if there is no index.html. */
  public static PageFiles fromFolder(Path folder) {
    if (!Files.isRegularFile(folder.resolve("index.html"))) {
      throw new IllegalArgumentException("There is no index.html in " + folder + ".");
    }
    Map<String, PageFile> files = new HashMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String path = path(folder.relativize(file));
        files.put(path, new PageFile(path, Files.readAllBytes(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.put("/", files.get(INDEX));
    return new PageFiles(Map.copyOf(files));
  }

  private static String path(Path file) {
    StringBuilder path = new StringBuilder();
    file.forEach(name -> path.append('/').append(name));
    return path.toString();
  }

  /** The file for a request's path. The path is looked up as is, without being decoded. */
  Optional<PageFile> file(String path) {
    return Optional.ofNullable(files.get(path));
  }
}
