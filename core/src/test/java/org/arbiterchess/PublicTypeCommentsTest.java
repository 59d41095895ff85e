package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests that every public type has a Javadoc comment. The other libraries run this test too. The
 * property {@code arbiter.api.module} names the library under test.
 */
class PublicTypeCommentsTest {

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");
  private static final Path SOURCES = Path.of("src/main/java");

  @Test
  void every_public_type_has_a_comment() throws Exception {
    List<String> withoutComment = new ArrayList<>();
    int types = 0;
    for (Class<?> type : ExportedClasses.of(MODULE)) {
      if (isPublic(type)) {
        types++;
        if (!hasComment(type)) {
          withoutComment.add(type.getName());
        }
      }
    }
    System.out.println(types + " public types in " + MODULE + " have comments");
    assertThat(withoutComment).isEmpty();
    assertThat(types).isPositive();
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
  }

  private static boolean hasComment(Class<?> type) throws IOException {
    String file = type.getName().replaceAll("\\$.*", "").replace('.', '/') + ".java";
    List<String> lines = Files.readAllLines(SOURCES.resolve(file));
    Pattern declaration =
        Pattern.compile(
            " *([a-z-]+ )*(class|record|interface|enum) " + type.getSimpleName() + "\\b.*");
    int line = 0;
    while (!declaration.matcher(lines.get(line)).matches()) {
      line++;
    }
    line--;
    while (lines.get(line).strip().startsWith("@")) {
      line--;
    }
    return lines.get(line).endsWith("*/");
  }
}
