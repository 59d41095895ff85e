package org.arbiterchess.cli.pgn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a PGN file, and the forms in which {@code --fix} is allowed to write them. A word is
 * a run of characters other than whitespace, control characters, PGN punctuation (<code> { } ( ) [
 * ] ; " \ % . ! ? &lt; &gt; ,</code>) and the typographic characters ‼ and “. Text with invalid
 * UTF-8 bytes does not count as a word, because the reader treats it as Windows-1252.
 *
 * <p>The fixed file must contain every word of the original, either unchanged or in one of these
 * forms:
 *
 * <ul>
 *   <li>A move may become any move to the same square with the same promotion, and castling may be
 *       written with the letter O: {@code e2e4} becomes {@code e4}, {@code Ng1-f3+} becomes {@code
 *       Nf3}, {@code 0-0} becomes {@code O-O}, and the German {@code Sf3} becomes {@code Nf3}.
 *   <li>A null move may become {@code --}.
 *   <li>A result may be written with hyphens, and a draw as {@code 1/2-1/2}. Non-ASCII characters
 *       next to the result become separate words.
 *   <li>A symbol may become a NAG, even if it directly follows a move. A hyphen there may become a
 *       separate word.
 *   <li>A byte order mark within a word may be removed.
 *   <li>A clock time may be written with or without leading zeros.
 * </ul>
 *
 * <p>These words need not appear in the fixed file:
 *
 * <ul>
 *   <li>Move numbers, because they follow from the moves. A number without a full stop may be
 *       missing only if the fixed file contains it as a move number.
 *   <li>Words that describe a move, such as {@code ch} and {@code e.p.}, because SAN includes this
 *       information in the move.
 *   <li>Forum tags.
 * </ul>
 */
final class LostPgnWords {

  private static final Pattern BETWEEN =
      Pattern.compile(
          "(?:[\\s\\p{Cntrl}\\u0085{}()\\[\\];\"\\\\%.!?<>,\u00a0‼“]|\\$(?!\\d))+"
              + "|(?=\\$\\d)|(?<=\\$\\d{1,9})(?!\\d)|(?=\\*)|(?<=\\*)");

  /** Matches a byte order mark, unless it is inside a word. */
  private static final Pattern MARK =
      Pattern.compile("(?<![^\\s\"(){}\\[\\];])\ufeff+|\ufeff+(?![^\\s\"(){}\\[\\];])");

  /**
   * Matches a number and the full stops after it, even directly before a result or a castling move,
   * but not in a date.
   */
  private static final Pattern MOVE_NUMBER =
      Pattern.compile("(?<![\\w.$/-])[0-9]+\\.+(?!\\d+(?![\\d/-]))");

  private static final Pattern MOVE =
      Pattern.compile(
          "(?:[KQRBNPDTLSFCAHWG]?[a-h]?[1-8]?[x:-]?([a-h][1-8])(?:(?<=[18])=?([QRBN]))?|([O0]-[O0](?:-[O0])?))"
              + "([+#]*)(.*)",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern GLUED_RESULT =
      Pattern.compile(
          "([^\\x00-\\x7F]*)(1[-–]0|0[-–]1|1/2(?:[-–]1/2)?)((?:[^\\x00-\\x7F].*)?)[+#]*");

  private static final Pattern TIME = Pattern.compile("(?:(\\d{1,9}):)?(\\d{1,9}):(\\d{1,9})");

  private static final Set<String> DRAWS = Set.of("½-½", "1/2", "1/2-1/2");

  private static final Set<String> NULL_MOVES = Set.of("--", "Z0", "z0", "0000", "null", "pass");

  private static final Map<String, String> SYMBOLS =
      Map.of("=", "$10", "~", "$13", "+-", "$18", "-+", "$19", "N", "$146", "D", "$220");

  private static final Set<String> UNDERSTOOD =
      Set.of("pgn", "/pgn", "ep", "+", "++", "#", "ch", "dis", "dbl", "mate", "x");

  private LostPgnWords() {}

  static List<String> of(byte[] bytes) {
    String text = MARK.matcher(new String(bytes, StandardCharsets.UTF_8)).replaceAll(" ");
    return BETWEEN
        .splitAsStream(MOVE_NUMBER.matcher(text).replaceAll(" "))
        .filter(word -> !word.replace("\ufeff", "").isEmpty() && word.indexOf(0xFFFD) < 0)
        .filter(word -> !UNDERSTOOD.contains(word))
        .toList();
  }

  private static Set<String> moveNumbers(byte[] bytes) {
    return MOVE_NUMBER
        .matcher(new String(bytes, StandardCharsets.UTF_8))
        .results()
        .map(number -> number.group().replace(".", ""))
        .collect(Collectors.toSet());
  }

  /**
   * Returns the words of the original file that are missing from the fixed file or occur fewer
   * times in it.
   */
  static List<String> missing(byte[] bytes, byte[] fixed) {
    List<String> words = of(bytes);
    Set<String> numbers = moveNumbers(fixed);
    List<String> left = new ArrayList<>(of(fixed));
    List<String> respelled = new ArrayList<>();
    for (String word : words) {
      if (!left.remove(word)) {
        respelled.add(word);
      }
    }
    List<String> forms = new ArrayList<>();
    left.forEach(word -> forms.addAll(respelled(word).orElse(List.of(word))));
    List<String> missing = new ArrayList<>();
    for (String word : respelled) {
      Optional<List<String>> parts = respelled(word);
      boolean found = parts.isPresent() && removeAll(forms, parts.get());
      if (!found && !numbers.contains(word.replace("\ufeff", ""))) {
        missing.add(word);
      }
    }
    return missing;
  }

  private static boolean removeAll(List<String> forms, List<String> parts) {
    List<String> rest = new ArrayList<>(forms);
    for (String part : parts) {
      if (!rest.remove(part)) {
        return false;
      }
    }
    parts.forEach(forms::remove);
    return true;
  }

  /** Returns the standard form of a word, or empty if {@code --fix} must not change the word. */
  private static Optional<List<String>> respelled(String word) {
    String ascii = ascii(word);
    if (DRAWS.contains(ascii)) {
      return Optional.of(List.of("1/2-1/2"));
    }
    if (NULL_MOVES.contains(ascii)) {
      return Optional.of(List.of("--"));
    }
    if (ascii.equals("1-0") || ascii.equals("0-1") || ascii.equals("-")) {
      return Optional.of(List.of(ascii));
    }
    if (SYMBOLS.containsKey(ascii)) {
      return Optional.of(List.of(SYMBOLS.get(ascii)));
    }
    if (word.indexOf(0xFEFF) >= 0) {
      String plain = word.replace("\ufeff", "");
      return Optional.of(respelled(plain).orElse(List.of(plain)));
    }
    Matcher result = GLUED_RESULT.matcher(word);
    if (result.matches()) {
      List<String> parts = new ArrayList<>(respelled(result.group(2)).orElseThrow());
      Stream.of(result.group(1), result.group(3))
          .filter(part -> !part.isEmpty())
          .forEach(part -> parts.addAll(respelled(part).orElse(List.of(part))));
      return Optional.of(parts);
    }
    Matcher time = TIME.matcher(ascii);
    if (time.matches()) {
      long hours = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
      long minutes = 60 * hours + Long.parseLong(time.group(2));
      return Optional.of(List.of("clock " + (60 * minutes + Long.parseLong(time.group(3)))));
    }
    return move(ascii);
  }

  private static String ascii(String word) {
    return word.replace('–', '-').replace('♘', 'N');
  }

  private static Optional<List<String>> move(String word) {
    Matcher move = MOVE.matcher(word);
    if (!move.matches()) {
      return Optional.empty();
    }
    String castling = move.group(3);
    String target =
        castling != null
            ? castling.replace('0', 'O').replace('o', 'O')
            : "to "
                + (move.group(1) + (move.group(2) == null ? "" : move.group(2)))
                    .toLowerCase(Locale.ROOT);
    String behind = move.group(5);
    if (behind.isEmpty()) {
      return Optional.of(List.of(target));
    }
    if (behind.equals("-")) {
      return Optional.of(List.of(target, behind));
    }
    String nag = SYMBOLS.getOrDefault(move.group(4) + behind, SYMBOLS.getOrDefault(behind, ""));
    return nag.isEmpty() ? Optional.empty() : Optional.of(List.of(target, nag));
  }
}
