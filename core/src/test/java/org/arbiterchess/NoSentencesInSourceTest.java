package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Searches the sources for sentences that a person reads: literals with three words in a row. They
 * belong in the catalogue files in {@code texts}.
 */
class NoSentencesInSourceTest {

  private static final Path ROOT = Path.of("..");

  /** Sources in which every literal is for developers, or a name. */
  private static final List<String> FOR_DEVELOPERS =
      List.of(
          "bench/",
          // Libraries, whose sentences are messages of exceptions.
          "io/",
          "uci/",
          // The English detail of a damaged record, beside a sentence in the page's language.
          "web/src/storage/gameRecordShape.ts",
          // What libraries log, and log lines about program errors.
          "server/src/main/java/org/arbiterchess/server/monitoring/LibraryLog.java",
          "server/src/main/java/org/arbiterchess/server/monitoring/RedactedStackTrace.java",
          // Descriptions of metrics in Prometheus.
          "server/src/main/java/org/arbiterchess/server/monitoring/ServerMetrics.java",
          // Names of authors.
          "web/src/shell/credits.ts");

  /** The code of a statement before a literal that only developers or a browser read. */
  private static final Pattern DEVELOPER_CODE =
      Pattern.compile(
          "\\bthrow\\b|(Exception|Error)\\(|\\bassert\\b|requireNonNull\\(|console\\.\\w+\\("
              + "|\\bfail\\(|\\b(class|generics)=$|(querySelector|closest)\\S*\\($");

  /** Exceptions whose messages a person reads. */
  private static final Pattern PEOPLE_CODE =
      Pattern.compile(
          "(BadInput|DamagedFile|DamagedExport|Refusal|MissingParameter|UnmatchedArgument)Exception\\(");

  private static final Pattern SQL =
      Pattern.compile("(select|insert|update|delete|pragma|set) .*|.*(order by|on conflict) .*");

  /** A set of words that the code searches, each between spaces. */
  private static final Pattern WORD_SET = Pattern.compile(" [a-z ]+ ");

  private static final Pattern THREE_WORDS =
      Pattern.compile("(?<!\\S)[\"'(“„]?\\p{L}+[,;:]? \\p{L}+[,;:]? \\p{L}{2,}[\\p{P}]*(?!\\S)");

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\\n]*|/\\*.*?\\*/|<!--.*?-->)"
              + "|\"\"\"(?<block>.*?)\"\"\""
              + "|\"(?<text>(?:[^\"\\\\\\n]|\\\\.)*+)\""
              + "|'(?<single>(?:[^'\\\\\\n]|\\\\.)*+)'"
              + "|`(?<template>(?:[^`\\\\]|\\\\.)*+)`",
          Pattern.DOTALL);

  /**
   * A literal, joined with the literals that are added to it.
   *
   * @param code the code of its statement before it
   */
  private record Literal(String code, String text) {

    /** Whether it has three words in a row outside HTML tags, and a person reads them. */
    boolean isForPeople() {
      String words = text.replaceAll("<[^>]*(>|$)", " | ").replaceAll("\\s+", " ");
      return THREE_WORDS.matcher(words).find()
          && !SQL.matcher(words.strip()).matches()
          && !WORD_SET.matcher(text).matches()
          && (!DEVELOPER_CODE.matcher(code).find() || PEOPLE_CODE.matcher(code).find());
    }
  }

  @Test
  void every_sentence_for_a_person_is_in_a_catalogue_file() throws IOException {
    List<String> found = new ArrayList<>();
    int count = 0;
    for (Path file : sources()) {
      List<Literal> literals = literals(Files.readString(file));
      if (file.toString().endsWith(".svelte")) {
        literals.add(new Literal("", markup(Files.readString(file))));
      }
      count += literals.size();
      for (Literal literal : literals) {
        if (literal.isForPeople()) {
          found.add(ROOT.relativize(file) + ": " + literal.text.strip());
        }
      }
    }
    System.out.println(count + " literals");
    assertThat(count).isGreaterThan(5_000);
    assertThat(found).isEmpty();
  }

  @Test
  void a_sentence_is_found_wherever_it_is_written() {
    assertThat(
            Stream.of(
                "say(\"It is \" + \"your turn.\");",
                "throw new BadInputException(\"There is no such file.\");",
                "return `There is no ${name} here, sorry about that.`;",
                "String page = \"\"\"\n<p>This page is\n empty.</p>\"\"\";"))
        .allMatch(source -> literals(source).stream().anyMatch(Literal::isForPeople));
    assertThat(
            Stream.of(
                "throw new IllegalStateException(\"this is a bug\");",
                "prepare(\"select a, b, c from game\");",
                "say(\"e4 e5\"); // It is not prose.",
                "<div class=\"one two three\">"))
        .noneMatch(source -> literals(source).stream().anyMatch(Literal::isForPeople));
    assertThat(new Literal("", markup("<p class={a}>It is {b} your turn now.</p>")).isForPeople())
        .isTrue();
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.sorted().toList()) {
        Path folder = module.resolve(module.endsWith("web") ? "src" : "src/main/java");
        if (Files.isDirectory(folder)) {
          try (Stream<Path> files = Files.walk(folder)) {
            files.filter(NoSentencesInSourceTest::isSearched).sorted().forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }

  private static boolean isSearched(Path file) {
    String name = ROOT.relativize(file).toString();
    return name.matches(".*\\.(java|ts|svelte)")
        && !name.endsWith(".test.ts")
        && FOR_DEVELOPERS.stream().noneMatch(name::startsWith);
  }

  private static List<Literal> literals(String source) {
    List<Literal> literals = new ArrayList<>();
    String statement = "";
    Matcher token = TOKEN.matcher(source);
    int end = 0;
    while (token.find()) {
      String code = source.substring(end, token.start());
      end = token.end();
      statement = afterLastStatement(statement + code);
      if (token.group("comment") != null) {
        continue;
      }
      String text = text(token);
      if (code.strip().equals("+") && !literals.isEmpty()) {
        Literal first = literals.remove(literals.size() - 1);
        literals.add(new Literal(first.code, first.text + text));
      } else {
        literals.add(new Literal(statement, text));
      }
    }
    return literals;
  }

  /** The code after the last semicolon or brace. */
  private static String afterLastStatement(String code) {
    int end = Math.max(code.lastIndexOf(';'), code.lastIndexOf('{'));
    return code.substring(Math.max(end, code.lastIndexOf('}')) + 1);
  }

  private static String text(Matcher token) {
    return Stream.of("block", "text", "single", "template")
        .map(token::group)
        .filter(text -> text != null)
        .findFirst()
        .orElseThrow()
        .replaceAll("\\$\\{[^}]*}", "…");
  }

  /** The text of a component between its tags, without expressions. */
  private static String markup(String source) {
    String text = source.replaceAll("(?s)<(script|style)\\b.*?</\\1>|<!--.*?-->", "");
    String before;
    do {
      before = text;
      text = text.replaceAll("\\{[^{}]*}", " … ");
    } while (!text.equals(before));
    return text;
  }
}
