package org.arbiterchess.browser.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.ConstantText;
import org.arbiterchess.message.GameText;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.message.ClockText;
import org.arbiterchess.officiating.message.StrictText;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.rules.DetailedReason;

/**
 * Writes the texts of each language as the arrays that the compiled modules receive, in one JSON
 * file per area: {@code de/game.json}. Most have numbers instead of names of placeholders. The
 * {@link QuestionTable} is next to the folder. A file whose content is the same keeps its date, so
 * that the page is not built again.
 */
public final class TextArrays {

  private static final Pattern PLACEHOLDER = Pattern.compile("(\\w+)(, *(?:plural|select),)?");

  private TextArrays() {}

  /** The areas of the compiled modules. */
  private static final List<TextKey[]> AREAS =
      List.of(
          RulesText.values(),
          Stream.of(DetailedReason.values())
              .map(detail -> ConstantText.ruling(detail, detail.article(), detail.facts()))
              .toArray(TextKey[]::new),
          InputText.values(),
          GameText.values(),
          StrictText.values(),
          ClockText.values(),
          CasesText.values(),
          PgnText.values(),
          Stream.of(PgnWarning.Kind.values()).map(ConstantText::warning).toArray(TextKey[]::new));

  /**
   * Writes the files.
   *
   * @param arguments the folder to write to
   */
  public static void main(String[] arguments) throws IOException {
    for (Texts texts : Texts.all()) {
      Path folder = Files.createDirectories(Path.of(arguments[0], texts.language()));
      List<String> nouns = new ArrayList<>();
      texts.nouns().forEach((key, text) -> nouns.addAll(List.of(key, text)));
      write(folder.resolve("nouns.json"), json(nouns));
      for (TextKey[] keys : AREAS) {
        Path file = folder.resolve(keys[0].area() + ".json");
        List<String> lines = new ArrayList<>();
        for (TextKey key : keys) {
          String text = texts.area(key).get(key.ordinal());
          boolean isNumbered =
              TextKeyOptimizer.hasNumberedPlaceholders(key.getDeclaringClass().getName());
          lines.add(isNumbered ? numbered(text, key.placeholders()) : text);
        }
        write(file, json(lines));
      }
    }
    write(Path.of(arguments[0]).resolveSibling("questions.json"), QuestionTable.json());
  }

  /** A text whose placeholders are numbers: {@code {piece.whom}} becomes {@code {0.whom}}. */
  private static String numbered(String text, List<String> names) {
    StringBuilder numbered = new StringBuilder();
    Deque<Boolean> isChoice = new ArrayDeque<>();
    isChoice.push(false);
    for (int i = 0; i < text.length(); i++) {
      numbered.append(text.charAt(i));
      if (text.charAt(i) == '}') {
        isChoice.pop();
      } else if (text.charAt(i) == '{' && isChoice.peek()) {
        isChoice.push(false);
      } else if (text.charAt(i) == '{') {
        Matcher placeholder = PLACEHOLDER.matcher(text).region(i + 1, text.length());
        if (!placeholder.lookingAt()) {
          throw new IllegalArgumentException("no placeholder at offset " + i + " of " + text);
        }
        numbered.append(names.indexOf(placeholder.group(1)));
        i = placeholder.end(1) - 1;
        isChoice.push(placeholder.group(2) != null);
      }
    }
    return numbered.toString();
  }

  private static void write(Path file, String json) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(json)) {
      Files.writeString(file, json);
    }
  }

  private static String json(List<String> texts) {
    StringBuilder json = new StringBuilder();
    for (String text : texts) {
      String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
      json.append(json.isEmpty() ? "[" : ",\n").append('"').append(escaped).append('"');
    }
    return json.append("]\n").toString();
  }
}
