package org.arbiterchess.cli.pgn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words of a PGN file. A word is a run of characters without whitespace, control characters and
 * the punctuation of PGN: {@code { } ( ) [ ] ; " \ % . ! ? < > ,} and pasted signs. Move numbers
 * are not words, and neither is anything with bytes that are not UTF-8.
 */
final class PgnWords {

  private static final Pattern BETWEEN =
      Pattern.compile(
          "(?:\\$[0-9]*|[\\s\\p{Cntrl}\\u0085{}()\\[\\];\"\\\\%.!?<>,\ufeff\u00a0‼–♘“*])+");

  /** What the reader may spell differently: moves, results, null moves, numbers and times. */
  private static final Pattern RESPELLED =
      Pattern.compile(
          "[KQRBNP]?[a-h]?[1-8]?[x:-]?[a-h][1-8](=?[QRBNqrbn])?[+#]*(ep|e)?"
              + "|[O0]-?[O0](-?[O0])?[+#]*|1-0|0-1|1/2(-1/2)?|½-½|\\*|--|Z0|0000|[+#=x~]+|ch|ep|mate"
              + "|[0-9]+|[0-9]+:[0-9:]+|clk|eval|emt|\\+-|-\\+|N|D|RR",
          Pattern.CASE_INSENSITIVE);

  /**
   * Words that the reader understood: the tags of a forum, and SetUp, which follows from the FEN.
   */
  private static final Set<String> UNDERSTOOD = Set.of("pgn", "/pgn", "SetUp");

  private PgnWords() {}

  static List<String> of(byte[] bytes) {
    return BETWEEN
        .splitAsStream(new String(bytes, StandardCharsets.UTF_8))
        .filter(word -> !word.isEmpty() && word.indexOf(0xFFFD) < 0 && !UNDERSTOOD.contains(word))
        .toList();
  }

  static boolean isRespelled(String word) {
    return RESPELLED.matcher(word).matches();
  }

  /** Returns the words of one file that are missing, or too rare, in another. */
  static List<String> missing(List<String> words, List<String> others) {
    Map<String, Integer> left = new HashMap<>();
    others.forEach(word -> left.merge(word, 1, Integer::sum));
    List<String> missing = new ArrayList<>();
    for (String word : words) {
      if (left.merge(word, -1, Integer::sum) < 0) {
        missing.add(word);
      }
    }
    return missing;
  }
}
