package org.arbiterchess.tree;

import java.util.List;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.text.Lists;

/**
 * How a value stands in a tree. The reader reports an invalid value as a problem of its node; the
 * writer throws {@code IllegalArgumentException} for a value that the reader would reject.
 */
public record Form<V>(Function<WireNodeReader, V> reader, Function<V, Object> writer) {

  public static final Form<Color> COLOR = new Form<>(WireNodeReader::color, Color::word);

  public static final Form<Boolean> FLAG = new Form<>(WireNodeReader::flag, flag -> flag);

  /** An integer that every JSON parser represents exactly. */
  public static final Form<Long> NUMBER = new Form<>(WireNodeReader::number, Form::number);

  /** A short ASCII string, such as an id, an article number or a name. */
  public static final Form<String> WORD = new Form<>(WireNodeReader::word, Form::word);

  public static Form<Integer> number(int least, int most) {
    return new Form<>(node -> (int) node.number(least, most), number -> number);
  }

  /** A string of at most {@code maxLength} characters. */
  public static Form<String> text(int maxLength) {
    return new Form<>(node -> node.text(maxLength), text -> text);
  }

  /** The name of one of the constants. */
  public static <E extends Enum<E>> Form<E> constant(E[] constants) {
    return new Form<>(node -> node.named(List.of(constants), Enum::name), Enum::name);
  }

  public static <V> Form<List<V>> list(Form<V> element) {
    return new Form<>(
        node -> node.list(element.reader), values -> Lists.map(values, element.writer));
  }

  /** Like JSON parsers, this method uses an {@code Integer} if the number fits. */
  private static Object number(long number) {
    if (number < -WireObjectBuilder.MAX_NUMBER || number > WireObjectBuilder.MAX_NUMBER) {
      throw new IllegalArgumentException(
          number + " is a number that not every JSON parser represents exactly");
    }
    if (number == (int) number) {
      return (int) number;
    }
    return number;
  }

  private static Object word(String word) {
    if (!WireNodeReader.isWord(word)) {
      throw new IllegalArgumentException("not a short ASCII text: " + word);
    }
    return word;
  }
}
