package org.arbiterchess.cli.play;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;

/**
 * A question for the players. Typing a move cancels the question.
 *
 * @param text the question and the possible answers
 * @param onAnswer handles the answer; returns false if the line is not a valid answer and the
 *     question must be repeated
 */
record PlayerQuestion(String text, Predicate<String> onAnswer) {

  static PlayerQuestion yesOrNo(String question, Texts texts, Consumer<Boolean> onAnswer) {
    return new PlayerQuestion(
        texts.say(TerminalText.YES_OR_NO, question),
        line -> {
          InGameCommand command =
              new InGameCommandParser(texts)
                  .parse(line)
                  .map(PlayerInput.TypedCommand::command)
                  .orElse(InGameCommand.HELP);
          if (command != InGameCommand.YES && command != InGameCommand.NO) {
            return false;
          }
          onAnswer.accept(command == InGameCommand.YES);
          return true;
        });
  }
}
