package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.cases.AnswerDetails;
import org.arbiterchess.cases.ConductQuestion;
import org.arbiterchess.cases.Question;
import org.arbiterchess.clock.ClockCommand;
import org.arbiterchess.clock.ClockEvent;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.StrictCommand;
import org.arbiterchess.game.StrictEvent;
import org.arbiterchess.rules.Attempt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that programs need no casts. A sealed result has an accessor named after each case, and
 * {@code orElseThrow} and {@code toOptional} for the value that a program usually wants.
 */
class SealedResultAccessorsTest {

  /**
   * Types that programs store or pass to the library, rather than receive as the result of a call.
   */
  private static final Set<Class<?>> NO_RESULTS =
      Set.of(
          Attempt.class,
          ClockCommand.class,
          ClockEvent.class,
          Command.class,
          ConductQuestion.class,
          GameEvent.class,
          Question.class,
          StrictCommand.class,
          StrictEvent.class);

  /** Parts of a result. They have an accessor for each case, but no case represents a failure. */
  private static final Set<Class<?>> PARTS_OF_RESULTS = Set.of(AnswerDetails.class, Refusal.class);

  static List<Class<?>> sealedTypes() throws Exception {
    return ExportedClasses.all().stream()
        .filter(type -> Modifier.isPublic(type.getModifiers()))
        .filter(type -> type.isSealed() && !type.isEnum())
        .toList();
  }

  static Stream<Class<?>> results() throws Exception {
    return sealedTypes().stream()
        .filter(type -> !NO_RESULTS.contains(type) && !PARTS_OF_RESULTS.contains(type));
  }

  static Stream<Class<?>> resultsAndTheirParts() throws Exception {
    return sealedTypes().stream().filter(type -> !NO_RESULTS.contains(type));
  }

  @Test
  void the_lists_of_other_types_name_sealed_types_of_the_api() throws Exception {
    assertThat(sealedTypes()).containsAll(NO_RESULTS).containsAll(PARTS_OF_RESULTS);
    assertThat(results()).hasSizeGreaterThanOrEqualTo(11);
    System.out.println(results().map(Class::getSimpleName).collect(Collectors.joining(", ")));
  }

  @ParameterizedTest
  @MethodSource("resultsAndTheirParts")
  void each_case_has_an_accessor_that_returns_it_or_nothing(Class<?> type) throws Exception {
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      Method accessor = type.getMethod(decapitalized(permitted.getSimpleName()));
      assertThat(accessor.getReturnType()).as("%s", accessor).isEqualTo(Optional.class);
      assertThat(rawArgument(accessor.getGenericReturnType())).isEqualTo(permitted);
    }
  }

  @ParameterizedTest
  @MethodSource("results")
  void each_result_has_what_is_usually_wanted_as_an_optional_and_with_an_exception(Class<?> type)
      throws Exception {
    Class<?> wanted = boxed(type.getMethod("orElseThrow").getReturnType());
    Method optional = type.getMethod("toOptional");
    assertThat(optional.getReturnType()).isEqualTo(Optional.class);
    assertThat(boxed(rawArgument(optional.getGenericReturnType()))).isEqualTo(wanted);
  }

  @ParameterizedTest
  @MethodSource("results")
  void each_result_says_whether_it_is_what_is_usually_wanted(Class<?> type) {
    Set<String> questions =
        Stream.of(type.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .filter(method -> method.getReturnType() == boolean.class)
            .map(Method::getName)
            .filter(name -> name.startsWith("is"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(questions).hasSize(1);
  }

  private static Class<?> rawArgument(Type type) {
    Type argument = ((ParameterizedType) type).getActualTypeArguments()[0];
    if (argument instanceof ParameterizedType generic) {
      return (Class<?>) generic.getRawType();
    }
    return argument instanceof Class<?> plain ? plain : Object.class;
  }

  private static Class<?> boxed(Class<?> type) {
    return type == boolean.class ? Boolean.class : type;
  }

  private static String decapitalized(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
