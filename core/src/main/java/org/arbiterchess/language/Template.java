package org.arbiterchess.language;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.text.Ascii;

/**
 * A text with placeholders, parsed once and filled many times. {@code docs/texts.md} has a table of
 * the syntax; {@code corpus/texts.csv} has examples that this class and the page's formatter pass.
 */
final class Template {

  /** A piece of a template that appends itself to a text. */
  private interface Part {
    void append(StringBuilder out, Object[] values, Texts texts);
  }

  /** The words between two placeholders. */
  private record Literal(String text) implements Part {
    @Override
    public void append(StringBuilder out, Object[] values, Texts texts) {
      out.append(text);
    }
  }

  /** The names of the values that an entry for a noun may use. */
  static final List<String> NOUN_VALUES = List.of("piece", "square");

  private final Part[] parts;

  private Template(List<Part> parts) {
    this.parts = parts.toArray(new Part[0]);
  }

  /**
   * @param names the names of the values, in the order in which {@link #append} receives them
   * @throws IllegalArgumentException if the text is malformed or uses another name
   */
  static Template parse(String text, List<String> names) {
    return new Parser(text, names).template();
  }

  void append(StringBuilder out, Object[] values, Texts texts) {
    for (Part part : parts) {
      if (part instanceof Literal literal) {
        out.append(literal.text); // most parts are literals, and this is faster
      } else {
        part.append(out, values, texts);
      }
    }
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
      List<Part> parts = new ArrayList<>();
      while (at < text.length() && text.charAt(at) != '}') {
        if (text.charAt(at) == '{') {
          at++;
          parts.add(placeholder());
          expect('}');
        } else {
          int end = at;
          while (end < text.length() && text.charAt(end) != '{' && text.charAt(end) != '}') {
            end++;
          }
          String literal = text.substring(at, end);
          at = end;
          parts.add(new Literal(literal));
        }
      }
      return new Template(parts);
    }

    private Part placeholder() {
      int index = names.indexOf(word());
      if (index < 0) {
        throw malformed("an unknown placeholder");
      }
      String form = skip('.') ? word() : "";
      boolean capital = skip('^');
      String kind = skip(',') ? word() : "";
      return switch (kind) {
        case "plural" -> {
          List<String> keys = new ArrayList<>();
          List<Template> branches = branches(keys);
          yield (out, values, texts) -> {
            String category = Plurals.category(texts.language(), count(values[index]));
            chosen(keys, branches, category).append(out, values, texts);
          };
        }
        case "select" -> {
          List<String> keys = new ArrayList<>();
          List<Template> branches = branches(keys);
          yield (out, values, texts) ->
              chosen(keys, branches, Template.word(values[index])).append(out, values, texts);
        }
        default ->
            (out, values, texts) -> {
              int start = out.length();
              texts.append(out, values[index], form, kind);
              if (capital) {
                capitalize(out, start);
              }
            };
      };
    }

    /** Reads branches such as {@code one {…} other {…}}; the last one must be {@code other}. */
    private List<Template> branches(List<String> keys) {
      expect(',');
      List<Template> branches = new ArrayList<>();
      while (at < text.length() && text.charAt(at) != '}') {
        keys.add(word());
        skipSpaces();
        expect('{');
        branches.add(branch());
        expect('}');
        skipSpaces();
      }
      if (keys.isEmpty() || !keys.get(keys.size() - 1).equals("other")) {
        throw malformed("a choice whose last branch is not \"other\"");
      }
      return branches;
    }

    private static Template chosen(List<String> keys, List<Template> branches, String key) {
      int found = keys.indexOf(key);
      return branches.get(found < 0 ? branches.size() - 1 : found);
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
