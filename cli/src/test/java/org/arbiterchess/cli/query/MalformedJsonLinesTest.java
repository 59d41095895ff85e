package org.arbiterchess.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.arbiterchess.cli.CommandRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests that each of thousands of mutated lines gets exactly one JSON answer. */
class MalformedJsonLinesTest {

  private static final int LINES = Boolean.getBoolean("arbiter.soak") ? 200_000 : 4_000;

  private static final String FEN =
      "\"fen\":\"r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 9\"";

  private static final Map<String, List<String>> SOUND =
      Map.of(
          "rule",
          List.of(
              "{" + FEN + ",\"move\":\"e1g1\"}",
              "{\"moves\":\"e2e4 d7d5 e4e5 f7f5\",\"move\":\"exf6\",\"chess960\":false}",
              "{\"moves\":[\"e4\",\"e5\"],\"move\":\"Nf3\"}"),
          "moves",
          List.of("{" + FEN + "}", "{\"chess960\":true}"),
          "game",
          List.of(
              "{\"moves\":\"1. f3 e5 2. g4 Qh4#\",\"rulebook\":\"ONLINE\"}",
              "{" + FEN + ",\"moves\":[\"O-O-O\",\"O-O\"]}"),
          "fen",
          List.of(
              "{" + FEN + ",\"lenient\":true}",
              "{\"fen\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"}"),
          "ask",
          List.of(
              "{\"question\":\"touched\"," + FEN + ",\"touched\":[\"e1\",\"h1\",\"e5\"]}",
              "{\"question\":\"illegal\",\"move\":\"e2e5\",\"pressed\":true,\"irregularities\":0,"
                  + "\"control\":\"3+2\",\"supervised\":false}",
              "{\"question\":\"claim\",\"kind\":\"FIFTY_MOVES\",\"moves\":\"e2e4 d7d5\","
                  + "\"named\":\"exd5\"}",
              "{\"question\":\"setup\",\"what\":\"PIECES\",\"completed\":12,"
                  + "\"misplaced\":[\"KING\",\"ROOK\"]}"));

  private static final String[] STRANGE = {
    "\u0000",
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\r",
    "\t",
    " ",
    "\\u0000",
    "\\ud800",
    "♘",
    "\ud83d\ude00",
    "9999999999999999999",
    "-1",
    "1e999",
    "null",
    "true",
    "K",
    "x",
    "0-0",
    "=Q",
    "/",
    "\u202e",
    "\ufeff",
    "e4",
    "NaN"
  };

  @Test
  void every_line_gets_exactly_one_answer() {
    SOUND.forEach(
        (command, sound) -> {
          Random random = new Random(command.hashCode());
          ByteArrayOutputStream input = new ByteArrayOutputStream();
          for (int i = 0; i < LINES; i++) {
            input.writeBytes(mutated(sound.get(random.nextInt(sound.size())), random));
            input.write('\n');
          }

          CommandRun ran = CommandRun.reading(input.toByteArray(), command, "--json", "-");

          assertThat(ran.exitCode()).isZero();
          assertThat(ran.err()).isEmpty();
          String[] answers = ran.out().split("\n", -1);
          assertThat(answers).as("lines and what follows the last").hasSize(LINES + 1);
          int answered = 0;
          for (int i = 0; i < LINES; i++) {
            JsonNode answer = CommandRun.parse(answers[i]);
            assertThat(answer.isObject()).as(answers[i]).isTrue();
            answered += answer.has("error") ? 0 : 1;
          }
          assertThat(answered).as("lines that were still sound").isBetween(1, LINES - 1);
          System.out.println(command + ": " + LINES + " hostile lines, " + answered + " answered");
        });
  }

  private static byte[] mutated(String sound, Random random) {
    StringBuilder text = new StringBuilder(sound);
    if (random.nextBoolean()) {
      char other = text.charAt(random.nextInt(text.length()));
      text.setCharAt(random.nextInt(text.length()), other);
      return text.toString().getBytes(StandardCharsets.UTF_8);
    }
    for (int left = random.nextInt(4); left >= 0; left--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + random.nextInt(4));
      String strange = STRANGE[random.nextInt(STRANGE.length)];
      switch (random.nextInt(4)) {
        case 0 -> text.insert(at, strange);
        case 1 -> text.replace(at, end, strange);
        case 2 -> text.delete(at, end);
        default -> text.insert(at, text.substring(at, end));
      }
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(10) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) (random.nextInt(245) + 11);
    }
    return bytes;
  }
}
