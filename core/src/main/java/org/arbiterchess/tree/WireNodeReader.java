package org.arbiterchess.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;
import org.jspecify.annotations.Nullable;

/**
 * Reads one node of a JSON tree. The methods do not throw an exception for an invalid value; they
 * record a problem with its path and return a placeholder, so that reading can continue and find
 * further problems. If there are problems, the result is discarded.
 */
public final class WireNodeReader {

  private static final int MAX_WORD_LENGTH = 64;
  private static final int MAX_TEXT_LENGTH = 1000;

  private final @Nullable Object value;
  private final @Nullable WireNodeReader parent;

  /** The key or the index in the parent. */
  private final Object step;

  private final List<Problem> problems;

  private WireNodeReader(
      @Nullable Object value,
      @Nullable WireNodeReader parent,
      Object step,
      List<Problem> problems) {
    this.value = value;
    this.parent = parent;
    this.step = step;
    this.problems = problems;
  }

  /** Reads a whole JSON tree that is not a message, using the given parser. */
  public static <T> Reading<T> readPart(@Nullable Object tree, Function<WireNodeReader, T> parser) {
    return readMessage(tree, node -> Optional.of(parser.apply(node)));
  }

  /** Reads a whole JSON tree. A parser that returns empty has added a problem. */
  public static <T> Reading<T> readMessage(
      @Nullable Object tree, Function<WireNodeReader, Optional<T>> parser) {
    List<Problem> problems = new ArrayList<>();
    Optional<T> read = parser.apply(new WireNodeReader(tree, null, "$", problems));
    return read.isPresent() && problems.isEmpty()
        ? new Reading.Valid<>(read.get())
        : new Reading.Invalid<>("", InputText.WRONG_TREE, problems);
  }

  /** Reads the message at this node with the parser for its type, like {@link #type}. */
  public <T> Optional<T> message(Map<String, Function<WireNodeReader, T>> parsers) {
    WireNodeReader fields = object();
    return fields.type(parsers).map(parser -> parser.apply(fields));
  }

  /**
   * Returns what the map has for the type of the message at this node. If its version or type is
   * unknown, adds a problem and returns empty.
   */
  <T> Optional<T> type(Map<String, T> byType) {
    WireNodeReader version = at("v");
    if (version.wholeNumber().orElse(0L) != WireObjectBuilder.VERSION) {
      // Keys may have a different meaning in another version, so they are not read.
      return version.problem(
          Said.of(InputText.VERSION, WireObjectBuilder.VERSION), Optional.empty());
    }
    WireNodeReader type = at("type");
    Optional<T> found = type.asText().map(byType::get);
    return found.isPresent()
        ? found
        : type.problem(oneOf(new ArrayList<>(byType.keySet())), Optional.empty());
  }

  /**
   * Returns this node if it is an object. Otherwise adds a single problem for the node and
   * suppresses those for its missing keys.
   */
  public WireNodeReader object() {
    return isObject()
        ? this
        : problem(
            Said.of(InputText.AN_OBJECT),
            new WireNodeReader(null, parent, step, new ArrayList<>()));
  }

  public boolean isObject() {
    return value instanceof Map<?, ?>;
  }

  /** Returns the node for a key in this object. Keys that are never read are ignored. */
  public WireNodeReader at(String key) {
    Object found = value instanceof Map<?, ?> map ? map.get(key) : null;
    return new WireNodeReader(found, this, key, problems);
  }

  /** Reads an optional value. Null counts as missing. */
  public <T> Optional<T> optional(Function<WireNodeReader, T> parser) {
    return value == null ? Optional.empty() : Optional.of(parser.apply(this));
  }

  /** Returns whether no problem has been found anywhere in the tree so far. */
  public boolean hasNoProblems() {
    return problems.isEmpty();
  }

  public <T> List<T> list(Function<WireNodeReader, T> parser) {
    return Lists.map(elements(), parser);
  }

  public List<WireNodeReader> elements() {
    List<WireNodeReader> nodes = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (Object element : list) {
        nodes.add(new WireNodeReader(element, this, nodes.size(), problems));
      }
      return nodes;
    }
    return problem(Said.of(InputText.A_LIST), nodes);
  }

  public Optional<String> asText() {
    return value instanceof String text ? Optional.of(text) : Optional.empty();
  }

  /**
   * Reads a string. If the value is not a string or is too long, adds a problem and returns empty.
   */
  public Optional<String> text() {
    return value instanceof String text && text.length() <= MAX_TEXT_LENGTH
        ? Optional.of(text)
        : problem(Said.of(InputText.TEXT_OF_AT_MOST, MAX_TEXT_LENGTH), Optional.empty());
  }

  /** Reads a string of at most {@code maxLength} characters. */
  public String text(int maxLength) {
    return value instanceof String text && text.length() <= maxLength
        ? text
        : problem(Said.of(InputText.TEXT_OF_AT_MOST, maxLength), "");
  }

  /**
   * Reads an optional secret. Problem messages do not quote the value, because even an invalid
   * value may be a secret.
   */
  public Optional<String> secret(Predicate<String> isValid, Said expected) {
    if (value == null || (value instanceof String text && isValid.test(text))) {
      return asText();
    }
    addProblem(Said.of(InputText.SOMETHING_ELSE), expected);
    return Optional.empty();
  }

  /** Reads a short ASCII string, such as an id, an article number or a name. */
  public String word() {
    return value instanceof String text && isWord(text)
        ? text
        : problem(Said.of(InputText.ASCII_OF_AT_MOST, MAX_WORD_LENGTH), "");
  }

  public static boolean isWord(String text) {
    boolean printable = text.length() <= MAX_WORD_LENGTH;
    for (int i = 0; printable && i < text.length(); i++) {
      printable = text.charAt(i) >= ' ' && text.charAt(i) <= '~';
    }
    return printable;
  }

  public boolean flag() {
    return value instanceof Boolean flag ? flag : problem(Said.of(InputText.TRUE_OR_FALSE), false);
  }

  /** Reads an integer that every JSON parser represents exactly. */
  public long number() {
    return number(-WireObjectBuilder.MAX_NUMBER, WireObjectBuilder.MAX_NUMBER);
  }

  public long number(long min, long max) {
    Optional<Long> number = wholeNumber().filter(n -> n >= min && n <= max);
    return number.isPresent()
        ? number.get()
        : problem(Said.of(InputText.WHOLE_NUMBER, min, max), min);
  }

  /**
   * Returns the value if it is an integer. Accepts any numeric class, because JSON parsers use
   * different ones.
   */
  private Optional<Long> wholeNumber() {
    if (value instanceof Integer || value instanceof Long) {
      return Optional.of(((Number) value).longValue());
    }
    double real = value instanceof Number number ? number.doubleValue() : Double.NaN;
    boolean whole = Math.abs(real) <= WireObjectBuilder.MAX_NUMBER && real == (long) real;
    return whole ? Optional.of((long) real) : Optional.empty();
  }

  public Color color() {
    return named(List.of(Color.values()), Color::word);
  }

  /** Reads a lower-case square name. */
  public Square square() {
    Optional<Square> square = value instanceof String name ? Square.ofName(name) : Optional.empty();
    return square.isPresent() && square.get().toString().equals(value)
        ? square.get()
        : problem(Said.of(InputText.SQUARE_SUCH_AS), Square.A1);
  }

  /** Returns the element of {@code values} whose name equals the value of this node. */
  public <T> T named(List<T> values, Function<T, String> name) {
    Optional<T> named = Lists.first(values, candidate -> name.apply(candidate).equals(value));
    return named.isPresent() ? named.get() : problem(oneOf(Lists.map(values, name)), values.get(0));
  }

  private static Said oneOf(List<String> names) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      text.append(i > 0 ? ", " : "").append(names.get(i));
    }
    Said listed = InputText.verbatim(text.toString());
    return names.size() > 1 ? Said.of(InputText.ONE_OF, listed) : listed;
  }

  /** Adds a problem and returns the placeholder. */
  public <T> T problem(Said expected, T standIn) {
    addProblem(found(), expected);
    return standIn;
  }

  /** Adds a problem with the given description of what was found at this node. */
  public void addProblem(Said found, Said expected) {
    String path = path();
    Said said = Said.of(InputText.WRONG_VALUE, path, found, expected);
    problems.add(new Problem(path, 0, found, expected, said));
  }

  /** Built only for a problem, because most trees have none. */
  private String path() {
    if (parent == null) {
      return (String) step;
    }
    return parent.path() + (step instanceof Integer ? "[" + step + "]" : "." + step);
  }

  private Said found() {
    if (value == null) {
      return Said.of(InputText.NOTHING);
    }
    if (value instanceof Map<?, ?>) {
      return Said.of(InputText.AN_OBJECT);
    }
    if (value instanceof List<?>) {
      return Said.of(InputText.A_LIST);
    }
    if (value instanceof String text) {
      return Said.of(InputText.QUOTED, Excerpt.of(text));
    }
    if (value instanceof Boolean flag) {
      return InputText.verbatim(flag.toString());
    }
    boolean small = value instanceof Integer || value instanceof Long || value instanceof Double;
    return small ? InputText.verbatim(value) : Said.of(InputText.SOMETHING_ELSE);
  }

  /**
   * Replays the events of this list, unless the tree has problems. The first event that cannot
   * follow the previous ones is reported as a problem.
   */
  public <E, S> Optional<S> replay(List<E> events, Function<E, S> start, BiFunction<S, E, S> next) {
    Optional<S> state = Optional.empty();
    for (int i = 0; i < events.size() && problems.isEmpty(); i++) {
      E event = events.get(i);
      try {
        state = Optional.of(i == 0 ? start.apply(event) : next.apply(state.get(), event));
      } catch (IllegalArgumentException e) {
        // String.valueOf would enlarge the compiled modules.
        String message = e.getMessage() == null ? "" : e.getMessage();
        Said possible = Said.of(InputText.POSSIBLE_EVENT);
        elements().get(i).addProblem(InputText.verbatim(message), possible);
      }
    }
    return state;
  }
}
