package org.arbiterchess.e2e;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the piece placement from the square labels, as a screen reader would. */
final class PlacementFromSquareLabels {

  private static final String SQUARES =
      """
      () => [...document.querySelectorAll('[role=grid] [data-square]')]
        .sort((a, b) => key(a) < key(b) ? -1 : 1)
        .map((button) => button.getAttribute('aria-label'));
      function key({ dataset: { square } }) { return 9 - square[1] + square[0]; }
      """;

  private static final Pattern PIECE =
      Pattern.compile("^\\w\\d, (white|black) (king|queen|rook|bishop|knight|pawn)");

  private static final Map<String, String> LETTERS =
      Map.of("king", "k", "queen", "q", "rook", "r", "bishop", "b", "knight", "n", "pawn", "p");

  private PlacementFromSquareLabels() {}

  static String of(Page page) {
    List<?> names = (List<?>) page.evaluate(SQUARES);
    StringBuilder placement = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      placement.append(i > 0 && i % 8 == 0 ? "/" : "").append(letter((String) names.get(i)));
    }
    String text = placement.toString();
    for (int empty = 8; empty > 0; empty--) {
      text = text.replace("-".repeat(empty), String.valueOf(empty));
    }
    return text;
  }

  private static String letter(String name) {
    Matcher piece = PIECE.matcher(name);
    if (!piece.find()) {
      return "-";
    }
    String letter = LETTERS.get(piece.group(2));
    return piece.group(1).equals("white") ? letter.toUpperCase(Locale.ROOT) : letter;
  }
}
