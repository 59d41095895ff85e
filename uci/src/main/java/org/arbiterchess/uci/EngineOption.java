package org.arbiterchess.uci;

import java.util.List;
import java.util.Optional;

/**
 * A setting that an engine offers. {@link UciEngine#set} changes it.
 *
 * <pre>{@code
 * EngineOption hash = new EngineOption.Spin("Hash", 16, 1, 1024);
 * System.out.println(hash.problem("64").isEmpty()); // true
 * System.out.println(hash.problem("2048").orElseThrow()); // it must be a whole number from 1 to 1024
 * }</pre>
 */
public sealed interface EngineOption {

  String name();

  /** The default value as UCI writes it; empty for a button and for empty text. */
  default String defaultText() {
    return "";
  }

  /** Says what is wrong with a value for this option. Returns empty if the value is allowed. */
  default Optional<String> problem(String value) {
    return Optional.empty();
  }

  /** A switch: {@code true} or {@code false}. */
  record Check(String name, boolean defaultValue) implements EngineOption {

    @Override
    public String defaultText() {
      return String.valueOf(defaultValue);
    }

    @Override
    public Optional<String> problem(String value) {
      boolean valid = value.equals("true") || value.equals("false");
      return valid ? Optional.empty() : Optional.of("it must be true or false");
    }
  }

  /** A whole number from {@code min} to {@code max}. */
  record Spin(String name, long defaultValue, long min, long max) implements EngineOption {

    @Override
    public String defaultText() {
      return String.valueOf(defaultValue);
    }

    @Override
    public Optional<String> problem(String value) {
      Optional<Long> number = UciTokens.number(value);
      boolean valid = number.isPresent() && number.get() >= min && number.get() <= max;
      return valid
          ? Optional.empty()
          : Optional.of("it must be a whole number from " + min + " to " + max);
    }
  }

  /** One of several values. */
  record Combo(String name, String defaultText, List<String> values) implements EngineOption {

    public Combo {
      values = List.copyOf(values);
    }

    /** Ignores the difference between upper and lower case, as UCI does. */
    @Override
    public Optional<String> problem(String value) {
      return values.stream().anyMatch(value::equalsIgnoreCase)
          ? Optional.empty()
          : Optional.of("it must be one of " + String.join(", ", values));
    }
  }

  /** A command without a value, such as clearing the hash table. */
  record Button(String name) implements EngineOption {

    @Override
    public Optional<String> problem(String value) {
      return Optional.of("it is a button and has no value; press it");
    }
  }

  /** Text, such as a file name. */
  record Text(String name, String defaultText) implements EngineOption {}
}
