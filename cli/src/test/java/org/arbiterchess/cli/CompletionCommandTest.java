package org.arbiterchess.cli;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.arbiterchess.cli.terminal.Terminal;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Tests the completion script in the shells that are installed. */
class CompletionCommandTest {

  /**
   * A bash script that reads incomplete command lines, one per line of input, and prints the
   * completions for each of them.
   */
  private static final String COMPLETE_EACH_LINE =
      """
      source "$1"
      while IFS= read -r line; do
        COMP_WORDS=($line "$2"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
        _complete_arbiter arbiter "$2" 2>/dev/null
        echo "${COMPREPLY[*]}"
      done
      """;

  @TempDir private Path folder;

  @Test
  void every_command_and_every_option_is_completed_in_bash() throws Exception {
    Map<String, CommandLine> commands = new TreeMap<>();
    add(Commands.all(terminal()), commands);
    List<List<String>> names = complete(commands.keySet(), "");
    List<List<String>> options = complete(commands.keySet(), "--");

    int checked = 0;
    int at = 0;
    for (CommandLine line : commands.values()) {
      assertThat(names.get(at)).containsAll(line.getSubcommands().keySet());
      for (OptionSpec option : line.getCommandSpec().options()) {
        assertThat(options.get(at)).contains(option.longestName());
        checked++;
      }
      at++;
    }
    System.out.println(commands.size() + " commands, " + checked + " options completed in bash");
  }

  @Test
  void a_word_is_completed_to_the_only_command_that_starts_like_it() throws Exception {
    assertThat(complete(List.of("arbiter"), "ru")).containsExactly(List.of("rule"));
    assertThat(complete(List.of("arbiter ask"), "fl")).containsExactly(List.of("flag"));
    assertThat(complete(List.of("arbiter completion"), "")).containsExactly(List.of("bash", "zsh"));
  }

  @Test
  void zsh_reads_the_script_too() throws Exception {
    Assumptions.assumeTrue(InstalledPrograms.find("zsh").isPresent(), "zsh is not installed");
    String registered =
        run("", "zsh", "-f", "-c", "source \"$1\"; echo ${_comps[arbiter]}", "-", script());

    assertThat(registered).contains("_complete_arbiter");
  }

  @Test
  void the_script_is_the_same_for_both_shells_and_other_shells_are_refused() {
    assertThat(arbiter("completion", "bash").out())
        .isEqualTo(arbiter("completion").out())
        .isEqualTo(arbiter("completion", "zsh").out())
        .contains("bashcompinit");
    assertThat(arbiter("completion", "fish").exitCode()).isEqualTo(2);
    assertThat(arbiter("completion", "fish").err())
        .startsWith("arbiter: Invalid value for SHELL: \"fish\"\n");
  }

  private static Terminal terminal() {
    return Terminal.of(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream());
  }

  private static void add(CommandLine line, Map<String, CommandLine> commands) {
    commands.put(line.getCommandSpec().qualifiedName(), line);
    line.getSubcommands().values().forEach(each -> add(each, commands));
  }

  /** Returns, for each command, the completions that bash offers for a word typed after it. */
  private List<List<String>> complete(Iterable<String> commands, String word) throws Exception {
    Assumptions.assumeTrue(InstalledPrograms.find("bash").isPresent(), "bash is not installed");
    String input = String.join("\n", commands) + "\n";
    List<List<String>> found = new ArrayList<>();
    run(input, "bash", "-c", COMPLETE_EACH_LINE, "-", script(), word)
        .lines()
        .forEach(line -> found.add(List.of(line.split("\\s+", -1))));
    return found;
  }

  private String script() throws IOException {
    return Files.writeString(folder.resolve("completion"), arbiter("completion").out()).toString();
  }

  private static String run(String input, String... command) throws Exception {
    Process process = new ProcessBuilder(command).start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(err).isZero();
    return out;
  }
}
