package org.arbiterchess;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lists the public API of the given classes, with one line per public or protected type and member,
 * in a fixed order. Omits members that the compiler generates for records and enums, and members
 * that every object has.
 */
final class ApiListing {

  private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

  private ApiListing() {}

  static String of(List<Class<?>> classes) {
    StringBuilder text = new StringBuilder();
    String lastPackage = "";
    for (Class<?> type : classes) {
      if (isVisible(type)) {
        if (!type.getPackageName().equals(lastPackage)) {
          lastPackage = type.getPackageName();
          text.append(text.isEmpty() ? "" : "\n")
              .append("package ")
              .append(lastPackage)
              .append("\n");
        }
        text.append("\n").append(header(type)).append("\n");
        members(type).forEach(line -> text.append("  ").append(line).append("\n"));
      }
    }
    return text.toString();
  }

  private static boolean isVisible(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return isVisible(type.getModifiers())
        && !type.isSynthetic()
        && (outer == null || (type.getDeclaringClass() != null && isVisible(outer)));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static String header(Class<?> type) {
    return words(
        typeModifiers(type),
        kind(type),
        name(type) + typeParameters(type) + components(type),
        after("extends", superclass(type)),
        after(type.isInterface() ? "extends" : "implements", names(type.getGenericInterfaces())),
        after("permits", isSealed(type) ? permitted(type) : ""));
  }

  private static Stream<String> members(Class<?> type) {
    List<String> lines = new ArrayList<>();
    if (type.isEnum()) {
      fields(type).filter(Field::isEnumConstant).map(Field::getName).forEach(lines::add);
    }
    fields(type)
        .filter(field -> !field.isEnumConstant())
        .map(ApiListing::describe)
        .sorted()
        .forEach(lines::add);
    Stream.of(type.getDeclaredConstructors())
        .filter(constructor -> isCallable(constructor) && !isCanonical(type, constructor))
        .map(ApiListing::describe)
        .sorted()
        .forEach(lines::add);
    Stream.of(type.getDeclaredMethods())
        .filter(method -> isCallable(method) && !isImplied(type, method))
        .sorted(Comparator.comparing(Method::getName).thenComparing(ApiListing::describe))
        .map(ApiListing::describe)
        .forEach(lines::add);
    return lines.stream();
  }

  private static Stream<Field> fields(Class<?> type) {
    return Stream.of(type.getDeclaredFields()).filter(ApiListing::isCallable);
  }

  private static boolean isCallable(Member member) {
    int modifiers = member.getModifiers();
    boolean reachable =
        Modifier.isPublic(modifiers)
            || (Modifier.isProtected(modifiers)
                && !Modifier.isFinal(member.getDeclaringClass().getModifiers()));
    return reachable && !member.isSynthetic();
  }

  private static boolean isCanonical(Class<?> type, Constructor<?> constructor) {
    return type.isRecord()
        && Arrays.equals(
            constructor.getParameterTypes(),
            Stream.of(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
  }

  private static boolean isImplied(Class<?> type, Method method) {
    String name = method.getName();
    return OF_EVERY_OBJECT.contains(name)
        || (type.isEnum() && (name.equals("values") || name.equals("valueOf")))
        || (type.isRecord()
            && Stream.of(type.getRecordComponents())
                .anyMatch(component -> method.equals(component.getAccessor())));
  }

  private static String describe(Field field) {
    return words(
        Modifier.toString(field.getModifiers()).replace("public", ""),
        name(field.getGenericType()),
        field.getName());
  }

  private static String describe(Constructor<?> constructor) {
    return words(
        typeParameters(constructor),
        name(constructor.getDeclaringClass()) + parameters(constructor),
        after("throws", names(constructor.getGenericExceptionTypes())));
  }

  private static String describe(Method method) {
    boolean ofInterface = method.getDeclaringClass().isInterface();
    return words(
        method.isDefault() ? "default" : "",
        Modifier.toString(
            method.getModifiers() & Modifier.methodModifiers() & ~hidden(ofInterface)),
        typeParameters(method),
        name(method.getGenericReturnType()),
        method.getName() + parameters(method),
        after("throws", names(method.getGenericExceptionTypes())));
  }

  private static int hidden(boolean ofInterface) {
    return Modifier.PUBLIC | Modifier.SYNCHRONIZED | (ofInterface ? Modifier.ABSTRACT : 0);
  }

  private static String typeModifiers(Class<?> type) {
    boolean implied = type.isRecord() || type.isEnum() || type.isInterface();
    int shown =
        implied ? Modifier.PROTECTED : Modifier.PROTECTED | Modifier.FINAL | Modifier.ABSTRACT;
    return words(Modifier.toString(type.getModifiers() & shown), isSealed(type) ? "sealed" : "");
  }

  /**
   * Whether the type is declared sealed. The compiler also marks an enum as sealed if its constants
   * have bodies, but that is not part of the API.
   */
  private static boolean isSealed(Class<?> type) {
    return type.isSealed() && !type.isEnum();
  }

  /**
   * Lists the permitted subclasses sorted by name, because their order in the class file depends on
   * the compiler.
   */
  private static String permitted(Class<?> type) {
    return Stream.of(type.getPermittedSubclasses())
        .map(ApiListing::name)
        .sorted()
        .collect(joining(", "));
  }

  private static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "@interface";
    } else if (type.isInterface()) {
      return "interface";
    } else if (type.isRecord()) {
      return "record";
    }
    return type.isEnum() ? "enum" : "class";
  }

  private static String superclass(Class<?> type) {
    boolean implied =
        type.isRecord()
            || type.isEnum()
            || type.isInterface()
            || type.getSuperclass() == Object.class;
    return implied ? "" : name(type.getGenericSuperclass());
  }

  private static String components(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type.getRecordComponents())
            .map(component -> name(component.getGenericType()) + " " + component.getName())
            .collect(joining(", ", "(", ")"))
        : "";
  }

  private static String parameters(Executable executable) {
    List<String> names =
        new ArrayList<>(
            Stream.of(executable.getGenericParameterTypes()).map(ApiListing::name).toList());
    if (executable.isVarArgs()) {
      names.set(names.size() - 1, names.get(names.size() - 1).replaceFirst("\\[]$", "..."));
    }
    return "(" + String.join(", ", names) + ")";
  }

  private static String typeParameters(GenericDeclaration of) {
    return of.getTypeParameters().length == 0
        ? ""
        : Stream.of(of.getTypeParameters())
            .map(ApiListing::typeParameter)
            .collect(joining(", ", "<", ">"));
  }

  private static String typeParameter(TypeVariable<?> variable) {
    String bounds = Stream.of(variable.getBounds()).map(ApiListing::name).collect(joining(" & "));
    return variable.getName() + (bounds.equals("Object") ? "" : " extends " + bounds);
  }

  private static String names(Type... types) {
    return Stream.of(types).map(ApiListing::name).collect(joining(", "));
  }

  /**
   * Returns the name without the package, because type names are unique. The name of a nested type
   * includes its outer type.
   */
  private static String name(Type type) {
    return type.getTypeName().replaceAll("([a-z][a-z0-9]*\\.)+(?=[A-Z])", "").replace('$', '.');
  }

  private static String after(String word, String rest) {
    return rest.isEmpty() ? "" : word + " " + rest;
  }

  private static String words(String... words) {
    return Stream.of(words)
        .filter(word -> !word.isBlank())
        .map(String::strip)
        .collect(joining(" "));
  }
}
