package org.arbiterchess.language;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/**
 * The texts of one language. On the JVM, {@link #of} reads them from catalogue files; in the
 * browser, the page gives them to {@link #use}.
 */
public final class Texts {

  private static final Object[] NO_VALUES = {};

  /** The letters of king, queen, rook, bishop and knight in English. */
  private static final String ENGLISH_LETTERS = "KQRBN";

  /** The texts that the page has given; empty on the JVM. */
  private static final Map<String, Texts> GIVEN = new HashMap<>();

  private final String language;
  private final Map<String, String> nouns;

  private final Function<TextKey, List<String>> source;

  private final String letters;

  /** The areas read so far. The map is replaced, never changed. */
  private volatile Map<String, Area> areas = Map.of();

  /** The nouns by form and name; the empty form has all entries by their whole key. */
  private final Map<String, Map<String, Template>> nounTemplates;

  /**
   * @param nouns the texts of the nouns and their forms
   * @param source gives the texts of a key's area, in the order of the keys
   */
  public Texts(String language, Map<String, String> nouns, Function<TextKey, List<String>> source) {
    this.language = language;
    this.nouns = nouns;
    this.source = source;
    this.letters = ENGLISH_LETTERS;
    this.nounTemplates = new HashMap<>();
    for (Map.Entry<String, String> noun : nouns.entrySet()) {
      Template template = Template.ofNoun(noun.getValue());
      int dot = noun.getKey().lastIndexOf('.');
      withForm("").put(noun.getKey(), template);
      if (dot > 0) {
        withForm(noun.getKey().substring(dot + 1)).put(noun.getKey().substring(0, dot), template);
      }
    }
  }

  private Map<String, Template> withForm(String form) {
    return nounTemplates.computeIfAbsent(form, any -> new HashMap<>());
  }

  private Texts(Texts texts, String letters) {
    this.language = texts.language;
    this.nouns = texts.nouns;
    this.source = texts.source;
    this.letters = letters;
    this.areas = texts.areas;
    this.nounTemplates = texts.nounTemplates;
  }

  /**
   * The same texts, in which moves have the piece letters of the language, such as {@code Sf3} in
   * German. Without this, all languages write moves in English, as JSON and PGN do.
   */
  public Texts withOwnLetters() {
    return new Texts(this, name(Noun.of("letters")));
  }

  /** The letters of king, queen, rook, bishop and knight in the moves of these texts. */
  public String letters() {
    return letters;
  }

  /** A move or several ones, given with English letters, with the letters of these texts. */
  public String moves(String english) {
    StringBuilder written = new StringBuilder(english);
    for (int i = 0; i < written.length() && !letters.equals(ENGLISH_LETTERS); i++) {
      int piece = ENGLISH_LETTERS.indexOf(written.charAt(i));
      if (piece >= 0) {
        written.setCharAt(i, letters.charAt(piece));
      }
    }
    return written.toString();
  }

  /** The texts of the language with a two-letter ISO 639 code, if there are any. */
  public static Optional<Texts> of(String language) {
    return GIVEN.isEmpty() ? TextFiles.texts(language) : Optional.ofNullable(GIVEN.get(language));
  }

  /** The English texts; in the browser, those of the page if it has not given the English ones. */
  public static Texts english() {
    Optional<Texts> english = of("en");
    return english.isPresent() ? english.get() : GIVEN.values().iterator().next();
  }

  /** The texts of all languages, English first. */
  public static List<Texts> all() {
    return Lists.map(TextFiles.languages(), language -> of(language).orElseThrow());
  }

  /** Adds the texts of a language in the browser, which has no files. */
  public static void use(Texts texts) {
    GIVEN.put(texts.language, texts);
  }

  /** The language's two-letter ISO 639 code. */
  public String language() {
    return language;
  }

  /**
   * The text for a key.
   *
   * @param values strings, which are used unchanged; numbers; nouns; {@link Said}; lists of these;
   *     for a choice also enum constants and booleans
   * @throws IllegalArgumentException if the number of values is not the key's
   */
  public String say(TextKey key, Object... values) {
    check(key, values);
    StringBuilder out = new StringBuilder(128);
    templates(key).template(key).append(out, values, this);
    return out.toString();
  }

  private static void check(TextKey key, Object[] values) {
    if (values.length != key.placeholders().size()) {
      throw new IllegalArgumentException(
          key.name() + " takes " + key.placeholders().size() + " values, not " + values.length);
    }
  }

  /** The text for a key with its values. */
  public String say(Said said) {
    return say(said.key(), said.values().toArray());
  }

  /** The sentence for a key that cites its article. */
  public Sentence sentence(TextKey key, Object... values) {
    return new Sentence(say(key, values), key.article());
  }

  /** A noun without a sentence, such as the name of a piece. */
  public String name(Noun noun) {
    return name(noun, "");
  }

  /** A noun in one of the forms that the language defines. */
  public String name(Noun noun, String form) {
    StringBuilder out = new StringBuilder();
    append(out, noun, form, "");
    return out.toString();
  }

  /** The texts of the key's area, in the order of the keys. */
  public List<String> area(TextKey key) {
    return source.apply(key);
  }

  /** The texts of the nouns and their forms. */
  public Map<String, String> nouns() {
    return nouns;
  }

  /** Appends a value of a template. */
  void append(StringBuilder out, Object value, String form, String kind) {
    if (value instanceof String text) {
      out.append(text);
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        if (i > 0) {
          boolean isLast = i == list.size() - 1 && !kind.isEmpty();
          nounTemplate("list", isLast ? kind : "comma").append(out, NO_VALUES, this);
        }
        append(out, list.get(i), form, "");
      }
    } else if (value instanceof Noun noun) {
      List<Object> parts = noun.parts();
      Object[] values = parts.isEmpty() ? NO_VALUES : parts.toArray();
      nounTemplate(noun.noun(), form).append(out, values, this);
    } else if (value instanceof Template.Move move) {
      out.append(moves(move.english()));
    } else if (value instanceof Said said) {
      out.append(say(said));
    } else if (kind.equals("number")) {
      out.append(
          Ascii.grouped(((Number) value).longValue(), name(Noun.of("number.group")).charAt(0)));
    } else {
      out.append(Template.word(value));
    }
  }

  private Template nounTemplate(String noun, String form) {
    Template inForm = nounTemplates.getOrDefault(form, Map.of()).get(noun);
    if (inForm != null) {
      return inForm;
    }
    if (form.isEmpty()) {
      throw new IllegalArgumentException("nouns.properties of " + language + " has no " + noun);
    }
    return nounTemplate(noun, "");
  }

  private Area templates(TextKey key) {
    Area known = areas.get(key.area());
    if (known != null) {
      return known;
    }
    Area area = new Area(source.apply(key));
    Map<String, Area> more = new HashMap<>(areas);
    more.put(key.area(), area);
    areas = more;
    return area;
  }

  /** The texts of one area in the order of its keys, each parsed when it is first used. */
  private static final class Area {

    private final List<String> texts;
    private final Template[] templates;

    Area(List<String> texts) {
      this.texts = texts;
      this.templates = new Template[texts.size()];
    }

    Template template(TextKey key) {
      Template template = templates[key.ordinal()];
      if (template == null) {
        template = Template.parse(texts.get(key.ordinal()), key.placeholders());
        templates[key.ordinal()] = template;
      }
      return template;
    }
  }
}
