package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that every public constructor and method rejects a null argument with a message that names
 * the argument. The other libraries run this test too. The property {@code arbiter.api.module}
 * names the library under test.
 */
class NullArgumentsTest {

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");

  /** The minimum number of arguments that the test must find in each library. */
  private static final Map<String, Integer> ARGUMENTS =
      Map.of("core", 890, "io", 20, "openings", 8, "svg", 24, "uci", 33);

  /**
   * Classes that need a file or a process. Each is tested with null arguments in its own library.
   */
  private static final Set<String> NOT_CREATED_HERE =
      Set.of("PolyglotBook", "UciEngine", "EngineSearch");

  /** Interfaces that other programs implement and the library calls. */
  private static final Set<String> CALLBACKS = Set.of("PgnGameVisitor", "VariationVisitor");

  /**
   * The package for lessons, whose methods respond to a null move text with a message, as they do
   * to any invalid text.
   */
  private static final String LESSONS = "org.arbiterchess.classroom";

  /**
   * Parameters that may be null. Null is a valid JSON value, so reading a null tree reports a
   * problem instead of throwing an exception.
   */
  private static final Set<String> NULLABLE = Set.of("tree");

  @Test
  void a_null_argument_is_rejected_by_its_name() throws Exception {
    List<String> failures = new ArrayList<>();
    Set<Executable> entryPoints = new HashSet<>();
    int arguments = 0;
    for (Executable entry : entryPoints()) {
      Parameter[] parameters = entry.getParameters();
      for (int i = 0; i < parameters.length; i++) {
        String name = parameters[i].getName();
        if (!parameters[i].getType().isPrimitive() && !NULLABLE.contains(name)) {
          String found = rejection(entry, i);
          if (!found.equals(name)) {
            failures.add(entry + ": " + name + ", but found " + found);
          }
          arguments++;
          entryPoints.add(entry);
        }
      }
    }
    System.out.println(
        arguments + " arguments of " + entryPoints.size() + " entry points in " + MODULE);
    assertThat(failures).isEmpty();
    assertThat(arguments).isGreaterThanOrEqualTo(ARGUMENTS.get(MODULE));
  }

  /**
   * Returns the exception message for a null argument, or a description of what happened instead.
   */
  private static String rejection(Executable entry, int at) throws ReflectiveOperationException {
    Class<?>[] types = entry.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = i == at ? null : SampleArguments.of(types[i]);
    }
    try {
      if (entry instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        boolean isStatic = Modifier.isStatic(entry.getModifiers());
        Object receiver = isStatic ? null : SampleArguments.of(entry.getDeclaringClass());
        ((Method) entry).invoke(receiver, arguments);
      }
      return "no exception";
    } catch (InvocationTargetException e) {
      return e.getCause() instanceof NullPointerException missing
          ? String.valueOf(missing.getMessage())
          : e.getCause().toString();
    }
  }

  private static List<Executable> entryPoints() throws Exception {
    List<Executable> entries = new ArrayList<>();
    for (Class<?> type : ExportedClasses.of(MODULE)) {
      if (isPublic(type)
          && !type.getPackageName().equals(LESSONS)
          && !CALLBACKS.contains(type.getSimpleName())) {
        entries.addAll(List.of(type.getConstructors()));
        Stream.of(type.getDeclaredMethods())
            .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
            .filter(method -> !Modifier.isAbstract(method.getModifiers()))
            .filter(method -> !method.getName().equals("equals"))
            .filter(method -> !type.isEnum() || !method.getName().equals("valueOf"))
            .filter(
                method ->
                    Modifier.isStatic(method.getModifiers())
                        || !NOT_CREATED_HERE.contains(type.getSimpleName()))
            .forEach(entries::add);
      }
    }
    return entries;
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
  }
}
