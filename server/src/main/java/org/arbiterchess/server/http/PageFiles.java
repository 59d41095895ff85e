package org.arbiterchess.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jetty.util.resource.Resource;
import org.eclipse.jetty.util.resource.ResourceFactory;

/**
 * The built page's files, held in memory. Requests can reach only the files that were found when
 * the page was loaded, so path traversal is impossible.
 */
public final class PageFiles {

  private static final String INDEX = "/index.html";

  private final Map<String, PageFile> files;

  private PageFiles(Map<String, PageFile> files) {
    this.files = files;
  }

  /** The page in the program's jar, if there is one. */
  public static Optional<PageFiles> fromClasspath() {
    try (ResourceFactory.Closeable jar = ResourceFactory.closeable()) {
      Resource index = jar.newClassLoaderResource("page" + INDEX);
      return Optional.ofNullable(index).map(found -> fromFolder(found.getPath().getParent()));
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
