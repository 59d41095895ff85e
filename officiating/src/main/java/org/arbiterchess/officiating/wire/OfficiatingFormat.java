package org.arbiterchess.officiating.wire;

import java.util.Map;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;
import org.arbiterchess.officiating.clock.BoardClock;
import org.arbiterchess.officiating.clock.ClockCommand;
import org.arbiterchess.officiating.clock.ClockEvent;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.wire.WireFormat;
import org.jspecify.annotations.Nullable;

/**
 * Converts the clock for a real board, questions and answers to and from trees, in the form of
 * {@link WireFormat}.
 */
public final class OfficiatingFormat {

  private OfficiatingFormat() {}

  public static Map<String, Object> write(ClockCommand command) {
    return ClockMessages.COMMANDS.write(command);
  }

  public static Reading<ClockCommand> readClockCommand(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, ClockMessages.COMMANDS::read);
  }

  public static Map<String, Object> write(ClockEvent event) {
    return ClockMessages.write(event);
  }

  public static Reading<ClockEvent> readClockEvent(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, ClockMessages.EVENTS::read);
  }

  /** Writes the event log of a chess clock that times a game on a real board. */
  public static Map<String, Object> write(BoardClock clock) {
    return ClockMessages.write(clock);
  }

  /** Reads and replays the event log of a clock, like {@link WireFormat#readGame}. */
  public static Reading<BoardClock> readClock(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, ClockMessages::readClock);
  }

  /**
   * Reads a question to the arbiter, such as {@code {"question": "flag", "fallen": "white"}}.
   *
   * @throws UnansweredQuestionException if something in it is wrong, described in the language of
   *     the texts
   */
  public static Question parseQuestion(@Nullable Object tree, Texts texts) {
    return QuestionReader.read(tree, texts);
  }

  /** Writes an answer in the {@code ask} command's output format. Answers cannot be read back. */
  public static Map<String, Object> write(Answer answer) {
    return AnswerWriter.write(answer);
  }

  /** Writes an answer as a human-readable sheet, in the language of the texts. */
  public static Map<String, Object> writeSheet(Answer answer, Texts texts) {
    return AnswerWriter.writeSheet(answer, texts);
  }
}
