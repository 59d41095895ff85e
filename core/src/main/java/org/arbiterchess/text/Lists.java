package org.arbiterchess.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Searches lists. Streams would do the same, but would make the compiled JavaScript larger. */
public final class Lists {

  private Lists() {}

  /** The elements that meet the condition, in order. */
  public static <T> List<T> where(Iterable<T> elements, Predicate<? super T> condition) {
    List<T> found = new ArrayList<>();
    for (T element : elements) {
      if (condition.test(element)) {
        found.add(element);
      }
    }
    return found;
  }

  /** The first element that meets the condition. */
  public static <T> Optional<T> first(Iterable<T> elements, Predicate<? super T> condition) {
    for (T element : elements) {
      if (condition.test(element)) {
        return Optional.of(element);
      }
    }
    return Optional.empty();
  }

  /** Whether any element meets the condition. */
  public static <T> boolean any(Iterable<T> elements, Predicate<? super T> condition) {
    return first(elements, condition).isPresent();
  }

  /** The results of a function, in the order of the elements. */
  public static <T, R> List<R> map(Iterable<T> elements, Function<? super T, R> function) {
    List<R> results = new ArrayList<>();
    for (T element : elements) {
      results.add(function.apply(element));
    }
    return results;
  }
}
