package org.arbiterchess.text;

import java.util.List;

/**
 * Text with placeholders. {@code {0}} is the first value and {@code {0^}} the same value
 * capitalised. {@code {0?field:fields}} chooses the singular or the plural depending on the value.
 * {@code {1| or }} lists the second and all subsequent values, with the text {@code or} before the
 * last one.
 */
public final class PositionalTemplate {

  private PositionalTemplate() {}

  public static String fill(String template, List<String> values) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    int open = template.indexOf('{');
    while (open >= 0) {
      int close = template.indexOf('}', open);
      text.append(template, at, open);
      int value = template.charAt(open + 1) - '0';
      text.append(formed(values, value, template.substring(open + 2, close)));
      at = close + 1;
      open = template.indexOf('{', at);
    }
    return text.append(template, at, template.length()).toString();
  }

  private static String formed(List<String> values, int index, String form) {
    String value = values.get(index);
    if (form.isEmpty()) {
      return value;
    }
    String rest = form.substring(1);
    return switch (form.charAt(0)) {
      case '^' -> capital(value);
      case '?' -> choice(rest, value.equals("1"));
      default -> list(values, index, rest);
    };
  }

  private static String choice(String words, boolean one) {
    int colon = words.indexOf(':');
    return one ? words.substring(0, colon) : words.substring(colon + 1);
  }

  /** Capitalises the first letter. */
  public static String capital(String text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    return first >= 'a' && first <= 'z' ? (char) (first - 'a' + 'A') + text.substring(1) : text;
  }

  /**
   * Joins the parts as {@code a}, {@code a and b} or {@code a, b and c}, with the given text before
   * the last part.
   */
  public static String list(List<String> parts, String lastLink) {
    return list(parts, 0, lastLink);
  }

  private static String list(List<String> parts, int first, String lastLink) {
    StringBuilder text = new StringBuilder();
    for (int i = first; i < parts.size(); i++) {
      if (i > first) {
        text.append(i == parts.size() - 1 ? lastLink : ", ");
      }
      text.append(parts.get(i));
    }
    return text.toString();
  }
}
