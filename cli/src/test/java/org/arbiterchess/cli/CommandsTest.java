package org.arbiterchess.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.util.Map;
import org.arbiterchess.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/**
 * Compares the {@link CommandLine} that is built for a single command with the one that contains
 * all commands.
 */
class CommandsTest {

  private static final Terminal TERMINAL =
      Terminal.of(
          new ByteArrayInputStream(new byte[0]),
          OutputStream.nullOutputStream(),
          OutputStream.nullOutputStream());

  private static final Map<String, CommandLine> ALL = Commands.all(TERMINAL).getSubcommands();

  private static Map<String, CommandLine> needed(String... args) {
    return Commands.needed(TERMINAL, args).getSubcommands();
  }

  @Test
  void a_command_is_created_alone_with_the_same_options() {
    int alone = 0;
    for (Map.Entry<String, CommandLine> command : ALL.entrySet()) {
      Map<String, CommandLine> needed = needed(command.getKey(), "anything");
      assertThat(needed).containsKey(command.getKey());
      assertThat(needed.get(command.getKey()).getUsageMessage())
          .isEqualTo(command.getValue().getUsageMessage());
      alone += needed.size() == 1 ? 1 : 0;
    }
    assertThat(alone).isEqualTo(ALL.size() - 2);
  }

  @Test
  void names_agree_with_the_annotations() {
    ALL.forEach((name, line) -> assertThat(line.getCommandName()).isEqualTo(name));
  }

  @Test
  void other_arguments_need_all_commands() {
    assertThat(needed().keySet()).isEqualTo(ALL.keySet());
    assertThat(needed("--help").keySet()).isEqualTo(ALL.keySet());
    assertThat(needed("rul", "e2e4").keySet()).isEqualTo(ALL.keySet());
    assertThat(needed("--lang", "de", "rule").keySet()).isEqualTo(ALL.keySet());
    assertThat(needed("help", "rule").keySet()).isEqualTo(ALL.keySet());
    assertThat(needed("--version")).isEmpty();
  }
}
