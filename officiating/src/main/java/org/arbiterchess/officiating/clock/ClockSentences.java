package org.arbiterchess.officiating.clock;

import static org.arbiterchess.officiating.message.ClockText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.clock.ClockEvent.FlagFell;
import org.arbiterchess.officiating.clock.ClockEvent.Paused;
import org.arbiterchess.officiating.clock.ClockEvent.Pressed;
import org.arbiterchess.officiating.clock.ClockEvent.Resumed;
import org.arbiterchess.officiating.clock.ClockEvent.SetUp;
import org.arbiterchess.officiating.clock.ClockEvent.Started;
import org.arbiterchess.officiating.clock.ClockEvent.TimeAdded;
import org.arbiterchess.officiating.clock.ClockEvent.TimesSet;
import org.arbiterchess.text.TimeText;

/** Describes clock events in sentences. */
public final class ClockSentences {

  private final Texts texts;
  private final PlayerNames names;

  public ClockSentences(Texts texts, PlayerNames names) {
    this.texts = texts;
    this.names = names;
  }

  /** Returns one sentence for each event in the log. */
  public List<Sentence> ofLog(BoardClock clock) {
    List<Sentence> sentences = new ArrayList<>();
    BoardClock before = BoardClock.of((SetUp) clock.events().get(0));
    for (ClockEvent event : clock.events()) {
      sentences.add(of(before, event));
      before = before.apply(event);
    }
    return sentences;
  }

  /** Returns the sentence for an event, given the state of the clock before the event. */
  public Sentence of(BoardClock before, ClockEvent event) {
    if (event instanceof SetUp setUp) {
      return texts.sentence(SET_UP, setUp.settings().control().text());
    }
    if (event instanceof Started started) {
      Object black = names.of(Color.BLACK);
      return texts.sentence(STARTED, started.byPress(), black, names.of(Color.WHITE));
    }
    if (event instanceof Pressed pressed) {
      BoardClock.Press press = before.press(pressed, before.apply(pressed));
      String used = TimeText.of(press.used());
      String left = TimeText.of(press.left());
      return texts.sentence(PRESSED, names.of(press.by()), press.move(), used, left);
    }
    if (event instanceof FlagFell fell) {
      Object player = names.of(fell.color());
      return before.firstFlag().isPresent()
          ? texts.sentence(FLAG_FELL_TOO, player, names.of(before.firstFlag().get()))
          : texts.sentence(FLAG_FELL, player);
    }
    if (event instanceof Paused) {
      return texts.sentence(PAUSED);
    }
    if (event instanceof Resumed) {
      return texts.sentence(RESUMED, names.of(before.turn().orElseThrow()));
    }
    if (event instanceof TimesSet set) {
      return ofTimes(set.times());
    }
    return event instanceof TimeAdded added ? ofAddedTime(added) : texts.sentence(SIDES_SWAPPED);
  }

  /**
   * Describes the new times, each move counter that was set, and the side whose clock runs next, if
   * that was set.
   */
  private Sentence ofTimes(ClockCommand.SetTimes set) {
    List<String> said = new ArrayList<>();
    String white = TimeText.of(set.white());
    String black = TimeText.of(set.black());
    said.add(texts.say(TIMES_SET, names.of(Color.WHITE), white, names.of(Color.BLACK), black));
    for (Color color : Color.values()) {
      set.moves(color).ifPresent(moves -> said.add(texts.say(MOVES_SET, names.of(color), moves)));
    }
    set.turn().ifPresent(turn -> said.add(texts.say(TURN_SET, names.of(turn))));
    return new Sentence(String.join(" ", said), Optional.empty());
  }

  private Sentence ofAddedTime(TimeAdded added) {
    long millis = added.millis();
    String time = TimeText.of(Math.abs(millis));
    return texts.sentence(TIME_ADDED, names.of(added.color()), millis, millis < 0, time);
  }
}
