package org.arbiterchess.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads comma-separated values according to RFC 4180. The first record is the header. */
public final class Csv {

  private final String text;
  private int at;
  private int line = 1;

  private Csv(String text) {
    this.text = text;
  }

  /** One record: its values by column name, and the line where it starts. */
  public record Row(int line, Map<String, String> values) {

    public String get(String name) {
      String value = values.get(name);
      if (value == null) {
        throw new IllegalArgumentException("no column " + name + " among " + values.keySet());
      }
      return value;
    }
  }

  public static List<Row> read(String text) {
    Csv csv = new Csv(text);
    List<String> header = csv.fields();
    List<Row> rows = new ArrayList<>();
    while (csv.at < text.length()) {
      int line = csv.line;
      List<String> fields = csv.fields();
      if (fields.size() != header.size()) {
        throw new IllegalArgumentException(
            "line " + line + " has " + fields.size() + " fields, not " + header.size());
      }
      Map<String, String> values = new LinkedHashMap<>();
      for (int i = 0; i < header.size(); i++) {
        values.put(header.get(i), fields.get(i));
      }
      rows.add(new Row(line, values));
    }
    return rows;
  }

  private List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add(field());
    while (at < text.length() && text.charAt(at) == ',') {
      at++;
      fields.add(field());
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line++;
    return fields;
  }

  private String field() {
    StringBuilder field = new StringBuilder();
    if (at < text.length() && text.charAt(at) == '"') {
      at++;
      while (text.charAt(at) != '"' || text.startsWith("\"\"", at)) {
        line += text.charAt(at) == '\n' ? 1 : 0;
        field.append(text.charAt(at));
        at += text.charAt(at) == '"' ? 2 : 1;
      }
      at++;
    } else {
      while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
        field.append(text.charAt(at++));
      }
    }
    return field.toString();
  }
}
