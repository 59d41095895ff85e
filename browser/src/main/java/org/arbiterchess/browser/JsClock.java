package org.arbiterchess.browser;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockDecision;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.officiating.clock.ClockSentences;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
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
        .text("control", clock.settings().control().text())
        .constant("start", clock.settings().start())
        .constant("flags", clock.settings().flags())
        .object();
  }

  @JSExport
  public JSObject decide(JSObject command, JSObject now, JSObject language, JSObject names) {
    ClockCommand asked = JsArguments.clockCommand(command);
    ClockDecision decision = clock.decide(asked, JsArguments.millis(now));
    if (decision instanceof ClockDecision.Accepted accepted) {
      JsArray events = JsWireConverter.array();
      for (ClockEvent event : accepted.events()) {
        events.push(JsWireConverter.toPage(OfficiatingFormat.write(event)));
      }
      return new JsObjectBuilder().put("events", events).object();
    }
    ClockDecision.Refused refusal = (ClockDecision.Refused) decision;
    Sentence sentence = refusal.sentence(JsArguments.language(language), JsArguments.names(names));
    return new JsObjectBuilder()
        .put(
            "refused",
            new JsObjectBuilder()
                .constant("reason", refusal.reason())
                .text("text", sentence.text())
                .text("sentence", sentence.cited())
                .object())
        .object();
  }

  @JSExport
  public JsClock apply(JSObject events) {
    return new JsClock(clock.apply(JsArguments.clockEvents(events)));
  }

  @JSExport
  public JSObject state(JSObject now) {
    long at = JsArguments.millis(now);
    Optional<Color> turn = clock.turn();
    JsObjectBuilder state = new JsObjectBuilder();
    for (Color color : Color.values()) {
      state.put(color.word(), side(color, at));
    }
    return state
        .text("running", clock.isRunning() ? turn.map(Color::word) : Optional.empty())
        .text("turn", turn.map(Color::word))
        .flag("started", clock.isStarted())
        .flag("paused", clock.isPaused())
        .flag("stoppedByFlag", clock.isStoppedByFlag())
        .text("firstFlag", clock.firstFlag().map(Color::word))
        .millis("nextFlagAt", clock.nextFlag())
        .flag("swapped", clock.isSwapped())
        .object();
  }

  private JSObject side(Color color, long now) {
    BoardClock.Stage stage = clock.stage(color);
    JsObjectBuilder side =
        new JsObjectBuilder()
            .millis("left", clock.left(color, now))
            .number("moves", clock.moves(color))
            .number("stage", stage.number())
            .number("stages", stage.count());
    if (stage.movesToNext() > 0) {
      side.number("toNextStage", stage.movesToNext());
    } else {
      side.put("toNextStage", null);
    }
    return side.flag("flagged", clock.isFlagged(color))
        .millis("delay", clock.delay(color, now))
        .object();
  }

  @JSExport
  public JSObject presses() {
    JsArray presses = JsWireConverter.array();
    for (BoardClock.Press press : clock.presses()) {
      presses.push(
          new JsObjectBuilder()
              .color("by", press.by())
              .number("move", press.move())
              .millis("used", press.used())
              .millis("left", press.left())
              .millis("at", press.at())
              .object());
    }
    return presses;
  }

  @JSExport
  public JSObject sentence(JSObject event, JSObject language, JSObject names) {
    return JsObjectBuilder.of(words(language, names).of(clock, JsArguments.clockEvent(event)));
  }

  @JSExport
  public JSObject sentences(JSObject language, JSObject names) {
    List<ClockEvent> events = clock.events();
    List<Sentence> sentences = words(language, names).ofLog(clock);
    JsArray entries = JsWireConverter.array();
    for (int i = 0; i < events.size(); i++) {
      Sentence sentence = sentences.get(i);
      entries.push(
          new JsObjectBuilder()
              .millis("at", events.get(i).at())
              .text("text", sentence.text())
              .text("article", sentence.article())
              .text("sentence", sentence.cited())
              .object());
    }
    return entries;
  }

  private static ClockSentences words(JSObject language, JSObject names) {
    Texts texts = JsArguments.language(language);
    PlayerNames players = JsArguments.names(names);
    return new ClockSentences(texts, players);
  }
}
