package org.arbiterchess.browser;

import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.remark.Reading;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;

/** The clock module's exports; {@code clock.d.ts} documents them. */
@JSExportClasses(JsClock.class)
public final class ClockExports {

  private ClockExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    JsTexts.use(language, areas);
  }

  @JSExport
  public static JsClock newClock(JSObject settings, JSObject now) {
    return new JsClock(BoardClock.of(JsArguments.clockSetUp(settings, JsArguments.millis(now))));
  }

  @JSExport
  public static JSObject readClock(JSObject stored) {
    Reading<BoardClock> reading = OfficiatingFormat.readClock(JsWireConverter.fromPage(stored));
    return reading instanceof Reading.Valid<BoardClock> read
        ? new JsObjectBuilder().put("clock", JsClock.ofClock(read.value())).object()
        : JsObjectBuilder.ofProblems((Reading.Invalid<BoardClock>) reading);
  }
}
