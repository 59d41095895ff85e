package org.arbiterchess.browser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.tree.PgnGame;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** The PGN module's exports; {@code pgn.d.ts} documents them. */
@JSExportClasses(JsPgnReader.class)
public final class PgnExports {

  private PgnExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    JsTexts.use(language, areas);
  }

  @JSExport
  public static JsPgnReader find(JsByteSource source) {
    return new JsPgnReader(source);
  }

  @JSExport
  public static JSObject look(Int8Array text, JSObject line) {
    PgnReplayResult replay = open(text, line).replay();
    return new JsObjectBuilder()
        .put("plies", replay.plies())
        .put("score", replay.result().text())
        .put("errors", replay.errors().size())
        .object();
  }

  @JSExport
  public static JSObject read(Int8Array text, JSObject line, JSObject language) {
    return new JsGameTree(JsArguments.language(language)).of(open(text, line).read());
  }

  @JSExport
  public static String write(Int8Array text, JSObject line) {
    return PgnCodec.write(open(text, line).read().game());
  }

  @JSExport
  public static String annotate(
      Int8Array text, JSObject line, JSObject drawings, JSObject variations) {
    PgnGame game = open(text, line).read().game();
    for (String variation : JsArguments.texts(variations)) {
      game = PlayerAnnotationAdder.withVariation(game, variation);
    }
    Map<String, String> byFen = new HashMap<>();
    List<String> pairs = JsArguments.texts(drawings);
    for (int i = 0; i + 1 < pairs.size(); i += 2) {
      byFen.put(pairs.get(i), pairs.get(i + 1));
    }
    return PgnCodec.write(new PlayerAnnotationAdder(byFen).withDrawings(game));
  }

  /** Opens a reader and advances it to the only game in the text. */
  private static PgnReader open(Int8Array text, JSObject line) {
    int first = JsArguments.whole(line, 1, Integer.MAX_VALUE);
    byte[] bytes = text.toJavaArray();
    PgnReader reader = new PgnReader(ByteSource.of(bytes), PgnLimits.DEFAULT, first);
    if (!reader.next()) {
      throw new IllegalArgumentException("no game in a text of " + bytes.length + " bytes");
    }
    return reader;
  }
}
