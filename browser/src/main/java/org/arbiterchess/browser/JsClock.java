package org.arbiterchess.browser;

import java.util.Iterator;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockDecision;
import org.arbiterchess.officiating.clock.ClockSentences;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.text.Lists;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The clock object that the page uses; {@code clock.d.ts} documents each method. */
@JSClass(name = "Clock")
public final class JsClock {

  private final BoardClock clock;

  JsClock(BoardClock clock) {
    this.clock = clock;
  }

  /** Wraps a clock as a JavaScript value, so that it can be an object property. */
  static JSObject ofClock(BoardClock clock) {
    return (JSObject) (Object) new JsClock(clock);
  }

  @JSExport
  public JSObject log() {
    return JsWireConverter.toPage(OfficiatingFormat.write(clock));
  }

  @JSExport
  public JSObject settings() {
    return new JsObjectBuilder()
        .put("control", clock.settings().control().text())
        .put("start", clock.settings().start())
        .put("flags", clock.settings().flags())
        .object();
  }

  @JSExport
  public JSObject decide(JSObject command, JSObject now, JSObject language, JSObject names) {
    ClockCommand asked = JsArguments.clockCommand(command);
    ClockDecision decision = clock.decide(asked, JsArguments.millis(now));
    if (decision instanceof ClockDecision.Accepted accepted) {
      return new JsObjectBuilder()
          .put("events", Lists.map(accepted.events(), OfficiatingFormat::write))
          .object();
    }
    ClockDecision.Refused refusal = (ClockDecision.Refused) decision;
    Sentence sentence = refusal.sentence(JsArguments.language(language), JsArguments.names(names));
    JsObjectBuilder refused =
        new JsObjectBuilder()
            .put("reason", refusal.reason())
            .put("text", sentence.text())
            .put("sentence", sentence.cited());
    return new JsObjectBuilder().put("refused", refused).object();
  }

  @JSExport
  public JsClock apply(JSObject events) {
    return new JsClock(clock.apply(JsArguments.clockEvents(events)));
  }

  @JSExport
  public JSObject state(JSObject now) {
    long at = JsArguments.millis(now);
    Optional<Color> turn = clock.turn();
    return new JsObjectBuilder()
        .putSides(color -> side(color, at))
        .put("running", clock.isRunning() ? turn : null)
        .put("turn", turn)
        .put("started", clock.isStarted())
        .put("paused", clock.isPaused())
        .put("stoppedByFlag", clock.isStoppedByFlag())
        .put("firstFlag", clock.firstFlag())
        .put("nextFlagAt", clock.nextFlag())
        .put("swapped", clock.isSwapped())
        .object();
  }

  private JsObjectBuilder side(Color color, long now) {
    BoardClock.Stage stage = clock.stage(color);
    return new JsObjectBuilder()
        .put("left", clock.left(color, now))
        .put("moves", clock.moves(color))
        .put("stage", stage.number())
        .put("stages", stage.count())
        .put("toNextStage", stage.movesToNext() > 0 ? stage.movesToNext() : null)
        .put("flagged", clock.isFlagged(color))
        .put("delay", clock.delay(color, now));
  }

  @JSExport
  public JSObject presses() {
    return JsObjectBuilder.array(
        clock.presses(),
        press ->
            new JsObjectBuilder()
                .put("by", press.by())
                .put("move", press.move())
                .put("used", press.used())
                .put("left", press.left())
                .put("at", press.at()));
  }

  @JSExport
  public JSObject sentence(JSObject event, JSObject language, JSObject names) {
    Sentence sentence = words(language, names).of(clock, JsArguments.clockEvent(event));
    return new JsObjectBuilder().putSentence(sentence).object();
  }

  @JSExport
  public JSObject sentences(JSObject language, JSObject names) {
    Iterator<Sentence> sentences = words(language, names).ofLog(clock).iterator();
    return JsObjectBuilder.array(
        clock.events(),
        event -> new JsObjectBuilder().put("at", event.at()).putSentence(sentences.next()));
  }

  private static ClockSentences words(JSObject language, JSObject names) {
    return new ClockSentences(JsArguments.language(language), JsArguments.names(names));
  }
}
