package org.arbiterchess.cli.play;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Something that only the players can say before the game goes on. A move that is typed instead is
 * a move, and the question is forgotten.
 *
 * @param text what is asked, with what may be answered
 * @param answer takes the answer; false if it is none, so that the question is asked again
 */
record PlayerPrompt(String text, Predicate<String> answer) {

  /** A question to which there are two answers. */
  static PlayerPrompt yesOrNo(String text, Consumer<Boolean> answer) {
    return new PlayerPrompt(
        text + " (yes/no)",
        typed -> {
          InGameCommand word =
              InGameCommandParser.find(typed)
                  .map(PlayerInput.Said::word)
                  .orElse(InGameCommand.HELP);
          if (word != InGameCommand.YES && word != InGameCommand.NO) {
            return false;
          }
          answer.accept(word == InGameCommand.YES);
          return true;
        });
  }
}
