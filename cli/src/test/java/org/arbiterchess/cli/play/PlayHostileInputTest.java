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

  private static final List<String> STRICT_WORDS =
      List.of(
          "",
          "",
          "",
          "press",
          "touch e2",
          "touch e1 h1",
          "touch d7",
          "b1-d3",
          "d3-b1",
          "e7-e5",
          "Ke3",
          "h8",
          "promote q",
          "adjust",
          "adjust off",
          "accident",
          "start",
          "continue",
          "arbiter",
          "arbiter continue",
          "arbiter time white +2:00",
          "arbiter time black -0:40",
          "arbiter clock black 4:10",
          "arbiter moves white 40",
          "arbiter warn black",
          "arbiter back 1 black",
          "arbiter note {[%arb",
          "arbiter help",
          "log",
          "pgn");

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
  void no_conversation_confuses_the_table_in_strict_play() {
    Random random = new Random(3);
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(STRICT_WORDS);
    for (int game = 0; game < 60; game++) {
      List<String> script = new ArrayList<>(List.of("start"));
      for (int i = 0; i < 80; i++) {
        String word = words.get(random.nextInt(words.size()));
        script.add(random.nextInt(8) == 0 && !word.startsWith("@") ? mutated(word, random) : word);
      }
      script.addAll(List.of("end", "4", "no", "log", "pgn", "quit", "no"));
      String clock = game % 2 == 0 ? "3+2" : "-";

      assertThat(
              ScriptedPlayTerminal.in(folder, "--strict", "--clock", clock)
                  .type(script.toArray(String[]::new)))
          .as("game " + game + ": " + script)
          .endsWith("Goodbye.\n");
    }
  }

  @Test
  void a_saved_strict_game_that_was_changed_goes_on_or_is_refused_with_a_line() throws IOException {
    ScriptedPlayTerminal.in(folder, "--strict", "--clock", "3+2")
        .type(
            "start",
            "b1-d3",
            "",
            "",
            "Nc3",
            "",
            "touch e8 e7",
            "claim fifty",
            "e5",
            "draw",
            "",
            "arbiter",
            "arbiter note x",
            "continue",
            "save game.pgn",
            "quit");
    String saved = Files.readString(folder.resolve("game.pgn"));
    assertThat(saved).contains("irregularityFound", "noted", "pieceTouched");
    Random random = new Random(4);
    int refused = 0;
    int files = 700;
    for (int i = 0; i < files; i++) {
      String changed = mutated(saved, random);
      Files.writeString(folder.resolve("changed.pgn"), changed);
      try {
        ScriptedPlayTerminal.in(folder, "--continue", "changed.pgn")
            .type("words", "log", "resume", "", "quit", "no");
      } catch (BadInputException e) {
        // A message about unreadable text ends with that text instead of a full stop.
        assertThat(e)
            .as(changed)
            .hasMessageMatching("(?s)\"changed.pgn\", line [0-9]+: (.*\\.|.*not be read: .*)");
        refused++;
      }
    }
    assertThat(refused).isBetween(files / 2, files - 1);
  }

  @Test
  void a_saved_game_that_was_changed_goes_on_or_is_refused_with_a_line() throws IOException {
    ScriptedPlayTerminal.in(folder, "--white", "Ann", "--clock", "1+2")
        .type("e4", "e5", "take back", "y", "d5", "draw exd5", "@90", "save game.pgn", "quit");
    String saved = Files.readString(folder.resolve("game.pgn"));
    assertThat(saved).contains("FLAG", "drawOffered");
    Random random = new Random(2);
    int refused = 0;
    int files = 1500;
    for (int i = 0; i < files; i++) {
      String changed = mutated(saved, random);
      Files.writeString(folder.resolve("changed.pgn"), changed);
      try {
        ScriptedPlayTerminal.in(folder, "--continue", "changed.pgn").type("words", "quit", "no");
      } catch (BadInputException e) {
        // A message about unreadable text ends with that text instead of a full stop.
        assertThat(e)
            .as(changed)
            .hasMessageMatching("(?s)\"changed.pgn\", line [0-9]+: (.*\\.|.*not be read: .*)");
        refused++;
      }
    }
    System.out.println("changed files refused: " + refused + " of " + files);
    assertThat(refused).isBetween(files / 2, files - 1);
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
