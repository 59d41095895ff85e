package org.arbiterchess.cli;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.cli.messages.PretendTexts;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

class LanguageOptionTest {

  static List<Texts> languages() {
    return Texts.all();
  }

  private static CommandRun in(Texts texts, String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    int code = Main.run(args, Terminal.of(in, out, err).withTexts(texts));
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static Texts german() {
    return Texts.of("de").orElseThrow();
  }

  @Test
  void the_option_stands_before_or_after_the_command() {
    assertThat(arbiter("rule", "e2e5", "--lang", "de").out()).contains("Bauer");
    assertThat(arbiter("--lang", "de", "rule", "e2e5").out())
        .isEqualTo(arbiter("rule", "--lang=de", "e2e5").out())
        .isEqualTo(in(german(), "", "rule", "e2e5").out());
  }

  @Test
  void the_option_overrides_the_locale() {
    assertThat(in(german(), "", "rule", "e2e5", "--lang", "en").out())
        .isEqualTo(arbiter("rule", "e2e5").out());
  }

  @Test
  void json_is_english_unless_the_option_is_given() {
    assertThat(in(german(), "", "rule", "e2e5", "--json").out())
        .isEqualTo(arbiter("rule", "e2e5", "--json").out());
    assertThat(in(german(), "{}\n", "rule", "--json", "-").out())
        .isEqualTo("{\"error\":\"\\\"move\\\" is missing.\"}\n");
    assertThat(arbiter("rule", "e2e5", "--json", "--lang", "de").out())
        .contains("\"legal\":false", "Bauer");
  }

  @Test
  void an_unknown_language_is_rejected() {
    CommandRun ran = arbiter("rule", "e2e5", "--lang", "xx");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("arbiter: Unknown language \"xx\"; the languages are en, de.\n");
  }

  @Test
  void a_word_after_two_dashes_is_no_option() {
    assertThat(arbiter("game", "--", "--lang", "xx").err()).contains("--lang");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void every_command_option_and_argument_has_a_help_text(Texts texts) {
    Terminal terminal =
        Terminal.of(
                InputStream.nullInputStream(),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream())
            .withTexts(texts);
    assertComplete(Commands.all(terminal).getCommandSpec());
  }

  private static void assertComplete(CommandSpec command) {
    command.subcommands().values().forEach(each -> assertComplete(each.getCommandSpec()));
    assertThat(command.usageMessage().description()).as(command.qualifiedName()).isNotEmpty();
    for (ArgSpec each : command.args()) {
      assertThat(each.description())
          .as(command.qualifiedName() + " " + each)
          .isNotEmpty()
          .doesNotContain("");
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void help_fits_into_80_columns(Texts texts) {
    CommandLine program = Commands.all(terminalFor(texts));
    for (String command : program.getSubcommands().keySet()) {
      assertThat(in(texts, "", command, "--help").out().lines())
          .allMatch(line -> line.length() <= 80);
    }
    for (String question : program.getSubcommands().get("ask").getSubcommands().keySet()) {
      assertThat(in(texts, "", "ask", question, "--help").out().lines())
          .allMatch(line -> line.length() <= 80);
    }
  }

  private static Terminal terminalFor(Texts texts) {
    return Terminal.of(
            InputStream.nullInputStream(), new ByteArrayOutputStream(), new ByteArrayOutputStream())
        .withTexts(texts);
  }

  @Test
  void a_german_player_types_german_words(@TempDir Path folder) {
    String file = folder.resolve("partie.pgn").toString();
    CommandRun ran =
        in(
            german(),
            String.join(
                "\n",
                "e4",
                "e5",
                "remis",
                "ablehnen",
                "aufgeben",
                "ja",
                "speichern " + file,
                "verlassen"),
            "play",
            "--words");

    assertThat(ran.out())
        .contains("Weiß gibt auf. Bist du sicher? (ja/nein)", "gespeichert.", "Auf Wiedersehen.");
    assertThat(Path.of(file)).content().contains("[Event \"?\"]", "White resigns");
  }

  /** Asserts that no output contains untranslated words. */
  @Test
  void every_command_speaks_a_pretend_language(@TempDir Path folder) throws Exception {
    Path pgn =
        Files.writeString(
            folder.resolve("games.pgn"), "1. e2e4 e5 2. Ke3 *\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path page = Files.createDirectory(folder.resolve("page"));
    Files.writeString(page.resolve("index.html"), "<!doctype html>");
    String moves =
        "e4\nKe3\nzzz\nhelp\nmoves\nbasic e2\nwords\nwhy\nclock\nrecord\ndraw e5\nno\n"
            + "take back\nyes\nresign\nn\nend\n5\nclaim\nsave "
            + folder.resolve("g.pgn")
            + "\nabort\ny\n";
    List<List<String>> commands =
        List.of(
            List.of("play", "--words", "--clock", "5+3"),
            List.of("rule", "e2e5"),
            List.of("rule", "e2e4"),
            List.of("rule", "Zz9"),
            List.of("rule", "--moves", "e4 e5 Ke3", "a3"),
            List.of("rule", "8/8/8/8/8/8/8/K7 w - - 0 1", "Ka2"),
            List.of("rule", "8/8/8/8/8/8/8/K7"),
            List.of("rule", "-"),
            List.of("rule", "e4", "e5"),
            List.of("rule", "zz", "e5"),
            List.of("moves"),
            List.of("moves", "--moves", "e4 e5 Ke3"),
            List.of("moves", "7k/8/8/8/8/8/q7/1K6 w - - 0 1"),
            List.of("game", "f3", "e5", "g4", "Qh4"),
            List.of("game", "e4", "e5", "Ke3"),
            List.of("game", "--rulebook", "x"),
            List.of("fen", "4k3/8/8/8/8/8/8/4K2R x K - 0 0"),
            List.of("fen", "--lenient", "4k3/8/8/8/8/8/8/4K2R"),
            List.of("winnable", "8/2k5/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1"),
            List.of("winnable", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"),
            List.of("ask", "flag", "--fallen", "white"),
            List.of("ask", "flag", "--fallen", "x"),
            List.of("ask", "flag", "--both-fallen"),
            List.of("ask", "illegal", "--move", "e2e5"),
            List.of("ask", "illegal", "--move", "e2e5", "--pressed"),
            List.of("ask", "touched", "--touched", "e4"),
            List.of("ask", "touched", "--touched", "z9"),
            List.of("ask", "touched", "--touched", "b1"),
            List.of("ask", "claim", "--kind", "threefold"),
            List.of("ask", "claim", "--kind", "x"),
            List.of("ask", "phone", "--by", "white", "--place", "in-bag-on"),
            List.of("ask", "x"),
            List.of("perft", "--depth", "1"),
            List.of("perft", "--depth", "99"),
            List.of("perft", "--depth", "x"),
            List.of("perft", "1"),
            List.of("perft", "1", "--depth", "1"),
            List.of("perft"),
            List.of("pgn", pgn.toString()),
            List.of("pgn", "-"),
            List.of("pgn", "--filter", "x", pgn.toString()),
            List.of("pgn", "--split", "2", pgn.toString()),
            List.of("pgn", folder.resolve("none.pgn").toString()),
            List.of("play", "--words", "--clock", "5+3"),
            List.of("play", "--clock", "soon"),
            List.of("play", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"),
            List.of("play", "--continue", pgn.toString()),
            List.of("play", "--continue", folder.resolve("none.txt").toString()),
            List.of("serve", "--port", "70000"),
            List.of("serve", "--keep", "0"),
            List.of("serve", "--url", "x"),
            List.of("serve", "--limit", "x"),
            List.of("serve", "--limit", "sockets=many"),
            List.of("serve", "--page", empty.toString()),
            List.of("serve", "--database", "x"),
            List.of("serve", "--page", page.toString(), "--data", pgn.toString()),
            List.of("import", "--data", folder.resolve("new").toString(), pgn.toString()),
            List.of("export", "--data", empty.toString(), folder.resolve("x.zst").toString()),
            List.of("import", "--data", empty.toString(), folder.resolve("none").toString()),
            List.of("archive", "--data", empty.toString(), "-"),
            List.of("backup", "--data", empty.toString(), folder.resolve("x.db").toString()),
            List.of(
                "backup", "--database", "jdbc:postgresql:///x", folder.resolve("x.db").toString()),
            List.of("rul"),
            List.of("help", "rul"),
            List.of("ask", "flog"),
            List.of("completion", "fish"),
            List.of("rule", "e4", "--chess690"));
    for (List<String> command : commands) {
      CommandRun ran = in(PretendTexts.TEXTS, moves, command.toArray(new String[0]));
      assertThat(untranslated(ran.out() + ran.err(), command)).as(command + "\n" + ran).isEmpty();
    }
  }

  @Test
  void no_help_is_in_the_source() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Terminal terminal = Terminal.of(InputStream.nullInputStream(), nowhere, nowhere);
    CommandLine all = Commands.all(terminal);
    all.setResourceBundle(PretendTexts.help(Commands.help(Texts.english())));
    assertNoHelpInSource("arbiter", all);
  }

  private static void assertNoHelpInSource(String name, CommandLine command) {
    String help = command.getUsageMessage();
    assertThat(untranslated(help, List.of(name))).as(help).isEmpty();
    command.getSubcommands().forEach(LanguageOptionTest::assertNoHelpInSource);
  }

  /**
   * Returns the words of three or more letters outside ⟦brackets⟧, except for chess notation,
   * options and placeholders such as {@code FILE}.
   */
  private static List<String> untranslated(String output, List<String> command) {
    String text = output;
    for (int depth = 0; depth < 20; depth++) {
      text = text.replaceAll("⟦[^⟦⟧]*⟧", "");
    }
    for (String argument : command) {
      text = text.replace(argument, "");
    }
    return text.lines()
        .filter(line -> !line.contains(" >"))
        .filter(line -> !line.matches(".*(\\[?--?[a-z\\[].*|^  [a-z]+ +)"))
        .filter(line -> !line.matches("\\s*(\\S*/){7}\\S* .*"))
        .flatMap(line -> List.of(line.split("[^\\p{L}\\p{N}=+#.<>@/-]+")).stream())
        .filter(word -> word.matches("[A-Za-z]{3,}[.,]?"))
        .filter(word -> !word.matches("arbiter|[A-Z]+"))
        .toList();
  }
}
