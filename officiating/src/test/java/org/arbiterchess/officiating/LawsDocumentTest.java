package org.arbiterchess.officiating;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Tests that docs/laws.md has a row for every article of the Laws, covers every reason and every
 * article that the program cites, and names only methods, tests and tables that exist.
 */
class LawsDocumentTest {

  private static final Path ROOT = Path.of("..");

  /**
   * The prefix in the third column for an article that the program leaves to the arbiter. The
   * reason follows it.
   */
  private static final String LEFT = "*left to the arbiter*: ";

  private static final String NOT_APPLICABLE = "*not applicable to a program*: ";

  private static final Pattern ROW =
      Pattern.compile("\\| ([0-9A-DI]+(?:\\.[0-9]+)+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]*)\\|");
  private static final Pattern METHOD = Pattern.compile("`([A-Z]\\w+)\\.([a-z]\\w+)`");
  private static final Pattern TYPE = Pattern.compile("`([A-Z][a-z]{2}\\w*)(?:\\.\\w+)?`");
  private static final Pattern TABLE = Pattern.compile("`(?:corpus/)?([a-z0-9/-]+\\.csv)`");
  private static final Pattern QUESTION = Pattern.compile("`ask ([a-z]+)`");
  private static final Pattern CITED =
      Pattern.compile("\"((?:[1-9]|1[0-2]|[A-D]|I{1,3})(?:\\.[1-9][0-9]?)+)\"");

  /** A row of the table of all articles. */
  private record ArticleRow(String article, String gist, String decidedBy, String testedBy) {

    boolean isRuled() {
      return !decidedBy.startsWith(LEFT) && !decidedBy.startsWith(NOT_APPLICABLE);
    }
  }

  private static String page() {
    return read(ROOT.resolve("docs/laws.md"));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<ArticleRow> articleRows() {
    String page = page();
    String section = page.substring(page.indexOf("\n## Every article\n"));
    return ROW.matcher(section)
        .results()
        .map(row -> new ArticleRow(row.group(1), row.group(2), row.group(3), row.group(4).strip()))
        .toList();
  }

  private static List<Csv.Row> articles() {
    return Corpus.rows(Corpus.path("articles.csv"));
  }

  @Test
  void every_article_has_its_row_and_its_gist() {
    List<String> expected =
        articles().stream().map(row -> row.get("article") + ": " + row.get("gist")).toList();
    List<ArticleRow> rows = articleRows();
    System.out.println("docs/laws.md: " + rows.size() + " articles");
    assertThat(rows.stream().map(row -> row.article() + ": " + row.gist())).isEqualTo(expected);
  }

  @Test
  void the_list_of_articles_is_complete() {
    Path shared = ROOT.resolve("../shared/ARTICLES.md");
    if (!Files.isRegularFile(shared)) {
      String message = "skipped: there is no shared list of articles beside the repository";
      System.out.println(message);
      Assumptions.abort(message);
    }
    List<String> expected =
        Pattern.compile("\\| ([0-9A-DI]+(?:\\.[0-9]+)+) \\| ([^|]+) \\| ([^|]+) \\|")
            .matcher(read(shared))
            .results()
            .map(row -> row.group(1) + ": " + row.group(2) + ": " + row.group(3))
            .toList();
    assertThat(articles().stream().map(row -> String.join(": ", row.values().values())))
        .isEqualTo(expected);
  }

  @Test
  void every_article_is_ruled_and_tested_or_says_why_not() {
    Map<String, String> kinds =
        articles().stream().collect(Collectors.toMap(r -> r.get("article"), r -> r.get("kind")));
    Map<String, Integer> counts = new TreeMap<>();
    for (ArticleRow row : articleRows()) {
      String kind = kinds.get(row.article());
      String decided = row.decidedBy();
      if (row.isRuled()) {
        assertThat(decided).as(row.article()).containsPattern(METHOD);
        assertThat(row.testedBy()).as("test of " + row.article()).contains("`");
      } else {
        String why = decided.substring(decided.indexOf(": ") + 2);
        assertThat(why).as(row.article()).contains(" ").hasSizeGreaterThan(10);
      }
      if (kind.equals("arbiter")) {
        assertThat(decided).as(row.article()).startsWith(LEFT);
      }
      if (kind.equals("not applicable")) {
        assertThat(decided).as(row.article()).startsWith(NOT_APPLICABLE);
      }
      String answer = row.isRuled() ? "ruled" : decided.startsWith(LEFT) ? "left" : "none";
      counts.merge(kind + ", " + answer, 1, Integer::sum);
    }
    System.out.println("docs/laws.md: " + counts);
    assertThat(counts.keySet()).contains("board, ruled", "procedure, ruled");
    assertThat(counts).doesNotContainKeys("board, left", "board, none");
  }

  @Test
  void every_reason_stands_on_the_page_with_its_article() {
    List<String> lines = List.of(page().split("\n", -1));
    for (Reason reason : Reason.values()) {
      assertThat(lines)
          .as(reason.name())
          .anyMatch(
              line ->
                  line.contains("| `" + reason + "` |")
                      && line.matches("\\| [^|]*\\b" + Pattern.quote(reason.article()) + "\\b.*"));
    }
  }

  @Test
  void every_article_that_the_program_cites_has_its_row() {
    Set<String> cited = new TreeSet<>();
    for (Path source : sources()) {
      CITED.matcher(read(source)).results().forEach(found -> cited.add(found.group(1)));
    }
    System.out.println("docs/laws.md: the program cites " + cited.size() + " articles");
    assertThat(cited).hasSizeGreaterThan(60);
    assertThat(withoutRow(cited)).isEmpty();
  }

  @Test
  void every_article_of_the_cases_has_its_row() {
    Set<String> cited = new TreeSet<>();
    for (Path table : Corpus.tables("cases")) {
      for (Csv.Row row : Corpus.rows(table)) {
        cited.addAll(List.of(row.get("articles").replace("Manual ", "Manual-").split(" ", -1)));
      }
    }
    cited.removeIf(
        article -> article.isEmpty() || article.startsWith("Manual-") || article.equals("…"));
    System.out.println("docs/laws.md: the cases cite " + cited.size() + " articles");
    assertThat(cited).hasSizeGreaterThan(60);
    assertThat(withoutRow(cited)).isEmpty();
  }

  /**
   * Returns the cited articles that have no row. For a heading such as 3.7, a row for one of its
   * articles is enough.
   */
  private static List<String> withoutRow(Set<String> cited) {
    List<String> rows = articleRows().stream().map(ArticleRow::article).toList();
    return cited.stream()
        .filter(
            article ->
                rows.stream()
                    .noneMatch(row -> row.equals(article) || row.startsWith(article + ".")))
        .toList();
  }

  @Test
  void every_question_is_on_the_page_and_the_page_names_no_other() {
    assertThat(QUESTION.matcher(page()).results().map(found -> found.group(1)))
        .containsAll(Question.Kind.words())
        .isSubsetOf(Question.Kind.words());
  }

  @Test
  void every_method_on_the_page_exists() throws ClassNotFoundException {
    Map<String, String> classes = classes();
    List<MatchResult> named = METHOD.matcher(page()).results().toList();
    System.out.println("docs/laws.md: " + named.size() + " references to methods");
    assertThat(named).hasSizeGreaterThan(30);
    for (MatchResult method : named) {
      String name = classes.getOrDefault(method.group(1), method.group(1));
      Class<?> found = Class.forName(name, false, LawsDocumentTest.class.getClassLoader());
      assertThat(Stream.of(found.getDeclaredMethods()).map(Method::getName))
          .as(method.group())
          .contains(method.group(2));
    }
  }

  /** Returns the full names of the top-level classes, keyed by their simple names. */
  private static Map<String, String> classes() {
    Map<String, String> names = new TreeMap<>();
    for (Path file : sources()) {
      String path = file.toString().replaceFirst(".*/src/main/java/", "").replace(".java", "");
      names.put(file.getFileName().toString().replace(".java", ""), path.replace('/', '.'));
    }
    return names;
  }

  private static List<Path> sources() {
    return Stream.of("core", "officiating")
        .flatMap(module -> files(ROOT.resolve(module).resolve("src/main/java"), ".java").stream())
        .toList();
  }

  @Test
  void every_type_and_every_test_on_the_page_exists() {
    Set<String> types = new TreeSet<>();
    for (String module : List.of("core", "officiating", "cli", "server", "e2e")) {
      files(ROOT.resolve(module).resolve("src"), ".java")
          .forEach(file -> types.add(file.getFileName().toString().replace(".java", "")));
    }
    Set<String> named = new TreeSet<>();
    TYPE.matcher(page()).results().forEach(type -> named.add(type.group(1)));
    System.out.println("docs/laws.md: " + named.size() + " types and tests");
    named.removeAll(types);
    assertThat(named).as("types that do not exist").isEmpty();
  }

  @Test
  void every_table_is_on_the_page_and_the_page_names_no_other() {
    List<String> named =
        TABLE.matcher(page()).results().map(result -> result.group(1)).distinct().toList();
    Path corpus = ROOT.resolve("corpus");
    for (String table : named) {
      assertThat(List.of(corpus.resolve(table), corpus.resolve("rulings").resolve(table)))
          .as(table)
          .anyMatch(Files::isRegularFile);
    }
    assertThat(named)
        .containsAll(tables("rulings", ""))
        .containsAll(tables("strict", "strict/"))
        .containsAll(tables("cases", "cases/"))
        .containsAll(tables("clock", "clock/"));
  }

  private static List<String> tables(String folder, String prefix) {
    return Corpus.tables(folder).stream().map(file -> prefix + file.getFileName()).toList();
  }

  private static List<Path> files(Path folder, String ending) {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(all.filter(file -> file.toString().endsWith(ending)).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
