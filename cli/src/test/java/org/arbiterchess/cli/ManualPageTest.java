package org.arbiterchess.cli;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.arbiterchess.cli.terminal.Terminal;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class ManualPageTest {

  @TempDir private Path folder;

  private static CommandLine commandLine() {
    return Commands.all(
        Terminal.of(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream()));
  }

  @Test
  void every_command_has_a_page_with_every_option() {
    CommandLine line = commandLine();
    Map<String, String> pages = ManualPage.ofAll(line);
    int options = check(line, pages);

    System.out.println(pages.size() + " manual pages with " + options + " options");
    assertThat(pages).containsKeys("arbiter.1", "arbiter-rule.1", "arbiter-ask-flag.1");
  }

  private static int check(CommandLine line, Map<String, String> pages) {
    String name = line.getCommandSpec().qualifiedName("-");
    String page = pages.get(name + ".1");
    assertThat(page).as(name).startsWith(".TH ").contains(".SH NAME\n", ".SH SYNOPSIS\n");
    int checked = 0;
    for (OptionSpec option : line.getCommandSpec().options()) {
      for (String each : option.names()) {
        String tag = "\\fB" + each.replace("-", "\\-") + "\\fR";
        assertThat(page.lines().filter(text -> text.contains(tag))).as(name + each).hasSize(1);
        checked++;
      }
    }
    for (CommandLine each : line.getSubcommands().values()) {
      assertThat(page)
          .contains("\\fB" + RoffText.text(name + "-" + each.getCommandName()) + "\\fR(1)");
      checked += check(each, pages);
    }
    return checked;
  }

  @Test
  void a_page_has_the_texts_of_the_help() {
    assertThat(ManualPage.ofAll(commandLine()).get("arbiter-perft.1"))
        .startsWith(".TH \"ARBITER-PERFT\" \"1\" \"\" \"arbiter ")
        .contains(
            """
            .SH NAME
            arbiter\\-perft \\- Count the legal move sequences of a given length
            """)
        .contains(
            """
            .TP
            \\fB\\-\\-repeat\\fR \\fIK\\fR
            Count K times, so that the last passes run at full speed.
            """)
        .contains(".SH EXAMPLES\n", "\narbiter perft 4\n", ".SH SEE ALSO\n\\fBarbiter\\fR(1)\n");
    assertThat(ManualPage.ofAll(commandLine()).get("arbiter-completion.1"))
        .contains(".SH DESCRIPTION\nPrint a completion script", "\nsource <(arbiter completion)\n")
        .contains(".SH EXAMPLES\n.PP\n.nf\n.RS 4\narbiter completion bash\n");
  }

  @Test
  void the_command_writes_the_pages_and_replaces_earlier_ones() throws Exception {
    Path pages = folder.resolve("share/man1");

    assertThat(arbiter("man", pages.toString(), "--lang", "de").out())
        .endsWith(" Handbuchseiten geschrieben. Zum Lesen: man " + pages + "/arbiter-rule.1\n");
    assertThat(arbiter("man", pages.toString()).exitCode()).isZero();
    assertThat(Files.readString(pages.resolve("arbiter-rule.1"))).contains("Rule on a move");
    assertThat(arbiter("man", pages.resolve("arbiter-rule.1").toString()).err())
        .endsWith(" is not a valid folder name.\n");
  }

  @Test
  void groff_has_no_warnings() throws Exception {
    boolean installed =
        Stream.of(System.getenv("PATH").split(":", -1))
            .anyMatch(each -> Files.isExecutable(Path.of(each, "groff")));
    Assumptions.assumeTrue(installed, "groff is not installed");
    arbiter("man", folder.toString());
    List<String> command = List.of("groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        ProcessBuilder groff = new ProcessBuilder(command).redirectErrorStream(true);
        groff.redirectInput(file.toFile());
        Process process = groff.start();
        byte[] warnings = process.getInputStream().readAllBytes();
        assertThat(new String(warnings, StandardCharsets.UTF_8)).as(file.toString()).isEmpty();
        assertThat(process.waitFor()).as(file.toString()).isZero();
      }
    }
  }

  @Test
  void text_that_roff_would_interpret_is_escaped() {
    assertThat(RoffText.line(".git 'x' a-b \\n \"~^`\""))
        .isEqualTo("\\&.git \\(aqx\\(aq a\\-b \\en \\(dq\\(ti\\(ha\\(ga\\(dq");
  }
}
