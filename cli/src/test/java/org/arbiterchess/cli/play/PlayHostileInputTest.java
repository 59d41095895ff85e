package org.arbiterchess.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.arbiterchess.cli.terminal.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that arbitrary input and damaged files never crash the program. */
class PlayHostileInputTest {

  private static final String LETTERS = "abcdefgh12345678NBRQKx=+#-0O {}[]\":,.\u001b\u2654é\t";

  private static final List<String> WORDS =
      List.of(
          "e4",
          "e5",
          "Nf3",
          "a6",
          "Qh5",
          "0-0",
          "take back",
          "take back two",
          "yes",
          "no",
          "draw",
          "draw e5",
          "accept",
          "decline",
          "claim",
          "claim threefold",
          "claim fifty Nc3",
          "resign",
          "abort",
          "end",
          "1",
          "3",
          "4",
          "5",
          "moves",
          "moves e2",
          "basic e1",
          "why",
          "words",
          "board",
          "flip",
          "fen",
          "clock",
          "pause",
          "resume",
          "new",
          "help",
          "",
          "@7",
          "@40");

  private static final int FILES = Boolean.getBoolean("arbiter.soak") ? 15_000 : 500;

  @TempDir Path folder;

  @Test
  void no_conversation_confuses_the_table() {
    Random random = new Random(1);
    int lines = 0;
    for (int game = 0; game < 60; game++) {
      List<String> script = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        String word = WORDS.get(random.nextInt(WORDS.size()));
        script.add(random.nextInt(8) == 0 && !word.startsWith("@") ? mutated(word, random) : word);
      }
      script.add("end");
      script.add("4");
      script.add("no");
      script.add("quit");
      script.add("no");
      String clock = game % 2 == 0 ? "1+2" : "-";

      assertThat(
              ScriptedPlayTerminal.in(folder, "--clock", clock).type(script.toArray(String[]::new)))
          .as("game " + game + ": " + script)
          .endsWith("Goodbye.\n");
      lines += script.size();
    }
    System.out.println("lines typed at the table: " + lines);
  }

  @Test
  void a_saved_game_that_was_changed_is_read_as_pgn_or_refused_with_a_line() throws IOException {
    ScriptedPlayTerminal.in(folder, "--white", "Ann", "--clock", "1+2")
        .type("e4", "e5", "take back", "y", "d5", "draw exd5", "@90", "save game.pgn", "quit");
    String saved = Files.readString(folder.resolve("game.pgn"));
    assertThat(saved).contains("FLAG", "drawOffered");
    Random random = new Random(2);
    int refused = 0;
    int readAsPgn = 0;
    for (int i = 0; i < FILES; i++) {
      String changed = mutated(saved, random);
      Files.writeString(folder.resolve("changed.pgn"), changed);
      try {
        String shown =
            ScriptedPlayTerminal.in(folder, "--continue", "changed.pgn")
                .type("words", "quit", "no");
        assertThat(shown).as(changed).endsWith("Goodbye.\n");
        readAsPgn += shown.contains("The file was read as PGN") ? 1 : 0;
      } catch (BadInputException e) {
        // A message about unreadable text ends with that text instead of a full stop.
        assertThat(e)
            .as(changed)
            .hasMessageMatching(
                "(?s)\"changed.pgn\"(, line [0-9]+: (.*\\.|.*not be read: .*)| contains no game.*)");
        refused++;
      }
    }
    System.out.println("changed files refused: " + refused + " of " + FILES);
    assertThat(refused).isPositive();
    // A changed name or time may still be what the program would have written.
    assertThat(readAsPgn).isBetween(FILES / 2, FILES - 1);
  }

  private static String mutated(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(changed.length() + 1);
      char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
      switch (random.nextInt(3)) {
        case 0 -> changed.insert(at, letter);
        case 1 -> changed.replace(at, Math.min(changed.length(), at + 1), "" + letter);
        default -> changed.delete(at, Math.min(changed.length(), at + random.nextInt(30)));
      }
    }
    return changed.toString().replace("\n", text.contains("\n") ? "\n" : " ");
  }
}
