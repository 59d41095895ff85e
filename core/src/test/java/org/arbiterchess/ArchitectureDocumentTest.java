package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the architecture documentation names only types that exist. */
class ArchitectureDocumentTest {

  private static final Path ROOT = Path.of("..");
  private static final Set<String> NOT_SOURCES = Set.of("target", "node_modules", "dist", ".git");

  /** Matches a type in backticks, alone or with a member: {@code `Room`}, {@code `Room.append`}. */
  private static final Pattern TYPE = Pattern.compile("`([A-Z][a-z]\\w*)(?:[.(][^`]*)?`");

  @ParameterizedTest
  @ValueSource(strings = {"architecture.md", "decisions.md"})
  void every_type_it_names_exists(String page) throws IOException {
    Set<String> named = new TreeSet<>();
    Matcher matcher = TYPE.matcher(Files.readString(ROOT.resolve("docs").resolve(page)));
    while (matcher.find()) {
      named.add(matcher.group(1));
    }
    System.out.println("docs/" + page + ": " + named.size() + " types");
    assertThat(named).hasSizeGreaterThan(2);
    named.removeAll(typesInTheRepository());
    assertThat(named).as("types that do not exist").isEmpty();
  }

  @Test
  void it_fits_into_twelve_kilobytes() throws IOException {
    assertThat(Files.size(ROOT.resolve("docs/architecture.md"))).isLessThanOrEqualTo(12 * 1024);
  }

  private static Set<String> typesInTheRepository() throws IOException {
    Set<String> names = new TreeSet<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return NOT_SOURCES.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.getFileName().toString();
            if (name.endsWith(".java") || name.endsWith(".ts") || name.endsWith(".svelte")) {
              names.add(name.substring(0, name.indexOf('.')));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return names;
  }
}
