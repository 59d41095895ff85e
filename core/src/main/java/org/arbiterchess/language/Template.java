package org.arbiterchess.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.text.Ascii;

/**
 * A text with placeholders, parsed once and filled many times. {@code docs/texts.md} has a table of
 * the syntax; {@code corpus/texts.csv} has examples that this class and the page's formatter pass.
 */
final class Template {

  record Phrase(String noun, List<Object> parts) implements Noun {}

  /** A move with English letters, which a text writes with its own. */
  record Move(String english) {}

  /** A placeholder, which appends its value to a text. */
  private interface Placeholder {
    void append(StringBuilder out, Object[] values, Texts texts);
  }

  /** The names of the values that an entry for a noun may use. */
  private static final List<String> NOUN_VALUES = List.of("piece", "square");

  /** The words before each placeholder and, as the last element, those after all of them. */
  private final String[] words;

  private final Placeholder[] placeholders;

  private Template(List<String> words, List<Placeholder> placeholders) {
    this.words = words.toArray(new String[0]);
    this.placeholders = placeholders.toArray(new Placeholder[0]);
  }

  /**
   * @param names the names of the values, in the order in which {@link #append} receives them
   * @throws IllegalArgumentException if the text is malformed or uses another name
   */
  static Template parse(String text, List<String> names) {
    return new Parser(text, names).template();
  }

  static Template ofNoun(String text) {
    return parse(text, NOUN_VALUES);
  }

  void append(StringBuilder out, Object[] values, Texts texts) {
    for (int i = 0; i < placeholders.length; i++) {
      out.append(words[i]);
      placeholders[i].append(out, values, texts);
    }
    out.append(words[placeholders.length]);
  }

  /** The number that decides the plural form: the number itself, or the size of a list. */
  private static long count(Object value) {
    return value instanceof List<?> list ? list.size() : ((Number) value).longValue();
  }

  /**
   * The word for a value, which a choice compares with its branches. {@code toString} would bring
   * the names of all classes into the compiled modules.
   */
  static String word(Object value) {
    if (value instanceof Noun noun) {
      return noun.noun();
    }
    if (value instanceof Number number) {
      return Long.toString(number.longValue());
    }
    if (value instanceof Boolean flag) {
      return flag ? "true" : "false";
    }
    return value instanceof Enum<?> constant ? constant.toString() : (String) value;
  }

  private static void capitalize(StringBuilder text, int at) {
    if (at < text.length()) {
      char first = text.charAt(at);
      boolean isLatin = (first >= 'a' && first <= 'z') || (first >= 'à' && first <= 'þ');
      boolean isCyrillic = first >= 'а' && first <= 'я';
      if ((isLatin || isCyrillic) && first != '÷') {
        text.setCharAt(at, (char) (first - 32));
      }
    }
  }

  /** Reads one text. The position is always at the next character to read. */
  private static final class Parser {

    private final String text;
    private final List<String> names;
    private int at;

    Parser(String text, List<String> names) {
      this.text = text;
      this.names = names;
    }

    Template template() {
      Template template = branch();
      if (at < text.length()) {
        throw malformed("} without {");
      }
      return template;
    }

    /** Reads until the end of the text or the closing brace of the branch. */
    private Template branch() {
      List<String> words = new ArrayList<>();
      List<Placeholder> placeholders = new ArrayList<>();
      words.add(untilBrace());
      while (skip('{')) {
        placeholders.add(placeholder());
        expect('}');
        words.add(untilBrace());
      }
      return new Template(words, placeholders);
    }

    private String untilBrace() {
      int start = at;
      while (at < text.length() && text.charAt(at) != '{' && text.charAt(at) != '}') {
        at++;
      }
      return text.substring(start, at);
    }

    private Placeholder placeholder() {
      int index = names.indexOf(word());
      if (index < 0) {
        throw malformed("an unknown placeholder");
      }
      String form = skip('.') ? word() : "";
      boolean capital = skip('^');
      String kind = skip(',') ? word() : "";
      boolean isPlural = kind.equals("plural");
      if (isPlural || kind.equals("select")) {
        return choice(index, isPlural);
      }
      return (out, values, texts) -> {
        int start = out.length();
        texts.append(out, values[index], form, kind);
        if (capital) {
          capitalize(out, start);
        }
      };
    }

    /** Reads branches such as {@code one {…} other {…}}; the last one must be {@code other}. */
    private Placeholder choice(int index, boolean isPlural) {
      expect(',');
      Map<String, Template> branches = new HashMap<>();
      String key = "";
      Template last = new Template(List.of(""), List.of());
      while (at < text.length() && text.charAt(at) != '}') {
        key = word();
        skipSpaces();
        expect('{');
        last = branch();
        branches.put(key, last);
        expect('}');
        skipSpaces();
      }
      if (!key.equals("other")) {
        throw malformed("a choice whose last branch is not \"other\"");
      }
      Template other = last;
      return (out, values, texts) -> {
        Object value = values[index];
        String chosen =
            isPlural ? Plurals.category(texts.language(), count(value)) : Template.word(value);
        branches.getOrDefault(chosen, other).append(out, values, texts);
      };
    }

    private String word() {
      skipSpaces();
      int start = at;
      while (at < text.length() && isWord(text.charAt(at))) {
        at++;
      }
      if (at == start) {
        throw malformed("no word");
      }
      return text.substring(start, at);
    }

    private static boolean isWord(char letter) {
      return Ascii.isLetter(letter) || Ascii.isDigit(letter) || letter == '_';
    }

    private void skipSpaces() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    private boolean skip(char sign) {
      boolean isThere = at < text.length() && text.charAt(at) == sign;
      at += isThere ? 1 : 0;
      return isThere;
    }

    private void expect(char sign) {
      if (!skip(sign)) {
        throw malformed("no " + sign);
      }
    }

    private IllegalArgumentException malformed(String problem) {
      return new IllegalArgumentException(
          "The text \"" + text + "\" has " + problem + " at offset " + at);
    }
  }
}
