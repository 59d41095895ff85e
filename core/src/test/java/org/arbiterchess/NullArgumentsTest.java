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
 * Tests that every public constructor and method rejects a null argument by its name. The other
 * libraries run this test too, each with its own name in {@code arbiter.api.module}.
 */
class NullArgumentsTest {

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");

  /** The least number of arguments that the test has to find in each library. */
  private static final Map<String, Integer> ARGUMENTS =
      Map.of("core", 890, "io", 20, "openings", 8, "svg", 24, "uci", 33);

  /**
   * Classes whose objects need a file or a process. Tests of their own libraries call their methods
   * with null.
   */
  private static final Set<String> NOT_CREATED_HERE =
      Set.of("PolyglotBook", "UciEngine", "EngineSearch");

  /** Interfaces whose methods the library calls and other programs override. */
  private static final Set<String> CALLBACKS = Set.of("MainLineVisitor", "VariationVisitor");

  /** For lessons, where a move that is null is answered like any other text. */
  private static final String LESSONS = "org.arbiterchess.classroom";

  /** A tree that is null is a value of JSON, and the result of reading it says so. */
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

  /** Returns the message about a null argument, or what happened instead. */
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
