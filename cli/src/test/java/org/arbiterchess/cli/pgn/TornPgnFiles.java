package org.arbiterchess.cli.pgn;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Creates damaged PGN files from a seed. They are truncated or spliced, or contain flipped bytes or
 * inserted fragments.
 */
final class TornPgnFiles {

  private static final List<String> GAMES =
      List.of(
          """
          [Event "Club"]
          [Site "Here"]
          [Date "2026.11.15"]
          [Round "1"]
          [White "Ann"]
          [Black "Zoë"]
          [Result "1-0"]
          [ECO "C50"]

          1. e4 {best by test} e5 2. Nf3 $1 (2. f4 exf4 {King's Gambit} (2... d5 3. exd5) 3. Nf3)
          2... Nc6! 3. Bc4 {[%clk 0:04:58] quiet} Bc5 4. O-O Nf6 ; natural
          5. d3 d6 6. c3 a6 1-0

          """,
          """
          [White "Cat"]
          [FEN "4k3/P6p/8/8/8/8/8/4K3 w - - 0 1"]
          [SetUp "1"]
          [Annotator "The \\"Doctor\\""]
          {before the moves}

          1. a8=Q+ Kd7 2. Qb7+ {strong} Ke6 (2... Kd6 $2 3. Qxh7) 3. Qxh7 1/2-1/2 {agreed}

          """,
          """
          1. d4 d5 2. c4 dxc4 3. e3 b5 4. a4 c6 5. axb5 cxb5 6. Qf3 0-1

          A note between the games, from the bulletin.

          """,
          """
          [Event "House"]
          [Variant "Crazyhouse"]
          [Result "0-1"]

          1. e4 d5 2. exd5 Qxd5 {check} 3. Nc3 Qa5 4. P@d4 0-1

          """,
          """
          [Event "Illegal"]
          [Result "*"]

          % an escaped line
          1. e4 e5 2. Ke3 Nc6 3. d4 (3. c4 {the pawn} Nf6) 3... exd4 *

          """,
          """
          [Event "Chess960"]
          [Variant "Fischerandom"]
          [FEN "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w HBhb - 0 0"]
          [Result "1/2"]

          1. f4 d5 2. g3 f5 3. b3 Nb6 *

          """,
          """
          [White "Dan"]
          [SetUp "1"]
          [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]

          1. c4 c5 1/2

          [White "Eve"]
          [Variant "Standard"]
          [SetUp "0"]

          1. c4 {no result}

          1. b3 b6

          """);

  private static final List<String> SPLINTERS =
      List.of(
          "{",
          "}",
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "\"",
          "\\",
          ";",
          "%",
          "\n%",
          "\n",
          " ",
          "$",
          "$999",
          "!",
          "*",
          "1-0",
          "1/2-1/2",
          "[Event \"x\"]",
          "\n\n[Event \"y\"]\n",
          "[White zed]",
          "\0",
          "\r",
          "é",
          "½-½",
          "...",
          "Nbd2",
          "word",
          "resigns",
          "<",
          "[%unread]",
          "{[%unread] x}",
          "\ufeff",
          "[pgn]",
          "[/pgn]",
          "‼",
          "–",
          "♘f3",
          "\u00a0",
          "“");

  private TornPgnFiles() {}

  static byte[] of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] bytes = new byte[0];
    for (int games = 1 + random.nextInt(4); games > 0; games--) {
      bytes = join(bytes, game(random));
    }
    for (int cuts = 1 + random.nextInt(8); cuts > 0 && bytes.length > 1; cuts--) {
      int at = random.nextInt(bytes.length);
      byte[] head = Arrays.copyOf(bytes, at);
      byte[] tail = Arrays.copyOfRange(bytes, at, bytes.length);
      bytes =
          switch (random.nextInt(6)) {
            case 0 -> random.nextInt(4) == 0 ? head : bytes;
            case 1 -> {
              bytes[at] = (byte) (bytes[at] ^ 1 << random.nextInt(8));
              yield bytes;
            }
            case 2 -> join(head, cut(game(random), random), tail);
            default -> join(head, utf8(SPLINTERS.get(random.nextInt(SPLINTERS.size()))), tail);
          };
    }
    return bytes;
  }

  private static byte[] game(SplittableRandom random) {
    return utf8(GAMES.get(random.nextInt(GAMES.size())));
  }

  private static byte[] cut(byte[] bytes, SplittableRandom random) {
    int from = random.nextInt(bytes.length);
    return Arrays.copyOfRange(bytes, from, from + random.nextInt(bytes.length - from));
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
