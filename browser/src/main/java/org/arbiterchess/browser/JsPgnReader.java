package org.arbiterchess.browser;

import org.arbiterchess.pgn.read.PgnReader;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** Finds the games in PGN text; {@code pgn.d.ts} documents the API. */
@JSClass(name = "Games")
public final class JsPgnReader {

  private final PgnReader reader;

  JsPgnReader(JsByteSource source) {
    reader = new PgnReader(source::read);
  }

  @JSExport
  public JSObject next(JSObject most) {
    int wanted = JsArguments.whole(most, 1, 1_000_000);
    JsArray found = JsWireConverter.array();
    while (found.getLength() < wanted && reader.next()) {
      found.push(
          new JsObjectBuilder()
              .put("offset", reader.textOffset())
              .put("line", reader.textLine())
              .put("white", tag("White"))
              .put("black", tag("Black"))
              .put("score", tag("Result"))
              .put("date", tag("Date"))
              .put("event", tag("Event"))
              .put("round", tag("Round"))
              .object());
    }
    return found;
  }

  /** Returns the value of a tag, or an empty string if it is missing or marked as unknown. */
  private String tag(String name) {
    String value = reader.tag(name).orElse("").trim();
    return value.equals("?") || value.equals("-") || value.equals("????.??.??") ? "" : value;
  }
}
