package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.arbiterchess.cli.Main;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.junit.jupiter.api.Test;

class PlayGermanLettersTest {

  @Test
  void a_german_player_reads_and_types_german_piece_letters() {
    String typed =
        """
        Sf3
        sf6
        Nc3
        Sb2
        züge b1
        zugliste
        pgn
        verlassen
        n
        """;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        Terminal.of(
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                out,
                new ByteArrayOutputStream())
            .withTexts(Texts.of("de").orElseThrow());

    Main.run(new String[] {"play", "--words"}, terminal);

    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("etwa e4 oder Sf3", "1. Sf3, Springer", "1... Sf6, Springer")
        .contains("     1. Sf3     Sf6\n     2. Sc3\n", "1. Nf3 Nf6 2. Nc3")
        .doesNotContain("kann „S");
  }
}
