package org.arbiterchess.browser.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives the fields of compiled classes names that repeat from class to class, which makes a module
 * 5 % smaller when it is compressed. TeaVM gives each field of the program a name of its own. Here
 * the first field of each class is {@code $A}, the next one {@code $B}, and a class goes on where
 * its superclass ends. The names have two characters as before, so source maps stay valid.
 */
public final class FieldRenamer {

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** {@code function Move(){let a=this;Object.call(a);a.from=null;a.to=0;}}. */
  private static final Pattern CLASS =
      Pattern.compile(
          "function ([\\w$]+)\\(\\)\\s*\\{\\s*(?:let a=this;)?\\s*([\\w$]+)\\.call\\((?:this|a)\\);([^}]*)\\}");

  private static final Pattern FIELD = Pattern.compile("(?:this|a)\\s*\\.\\s*([\\w$]+)\\s*=");

  /**
   * The helper that makes a class without fields, of which {@code Name=helper(Superclass)} is a
   * call.
   */
  private static final Pattern HELPER = Pattern.compile("([\\w$]+)=superclass=>");

  /** A string, which stays as it is, or the name of a property and what follows it. */
  private static final Pattern PROPERTY =
      Pattern.compile(
          "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|(?<=\\.)\\s*([A-Za-z$_][\\w$]*)(?![\\w$])");

  private record CompiledClass(String parent, List<String> fields) {}

  private final String module;
  private final Map<String, CompiledClass> classes = new LinkedHashMap<>();

  private FieldRenamer(String module) {
    this.module = module;
  }

  /**
   * Renames the fields in some modules.
   *
   * @param files their paths
   */
  public static void main(String[] files) throws IOException {
    for (String file : files) {
      Path path = Path.of(file);
      Files.writeString(path, new FieldRenamer(Files.readString(path)).renamed());
    }
  }

  /** The module with the new names; a module that was built to be read stays as it is. */
  private String renamed() {
    readClasses();
    Map<String, String> names = new HashMap<>();
    classes.forEach(
        (name, compiled) -> {
          int slot = fieldCount(compiled.parent);
          for (String field : compiled.fields) {
            if (!isUsedOtherwise(field)) {
              names.put(field, "$" + LETTERS.charAt(slot));
            }
            slot++;
          }
        });
    return PROPERTY
        .matcher(module)
        .replaceAll(
            match -> {
              String name = match.group(1) == null ? null : names.get(match.group(1));
              return Matcher.quoteReplacement(name == null ? match.group() : name);
            });
  }

  private void readClasses() {
    Matcher withFields = CLASS.matcher(module);
    while (withFields.find()) {
      List<String> fields =
          FIELD.matcher(withFields.group(3)).results().map(field -> field.group(1)).toList();
      classes.put(withFields.group(1), new CompiledClass(withFields.group(2), fields));
    }
    Matcher helper = HELPER.matcher(module);
    if (!helper.find()) {
      classes.clear();
      return;
    }
    String call = "([\\w$]+)=\\s*" + Pattern.quote(helper.group(1)) + "\\(([\\w$]+)\\)";
    Matcher withoutFields = Pattern.compile(call).matcher(module);
    while (withoutFields.find()) {
      classes.put(withoutFields.group(1), new CompiledClass(withoutFields.group(2), List.of()));
    }
  }

  private int fieldCount(String name) {
    CompiledClass compiled = classes.get(name);
    return compiled == null ? 0 : fieldCount(compiled.parent) + compiled.fields.size();
  }

  /** Whether a name is also that of a function, or of a property that is accessed by its text. */
  private boolean isUsedOtherwise(String field) {
    return module.contains("." + field + "(") || module.contains("\"" + field + "\"");
  }
}
