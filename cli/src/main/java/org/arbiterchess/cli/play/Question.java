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
record Question(String text, Predicate<String> answer) {

  /** A question to which there are two answers. */
  static Question yesOrNo(String text, Consumer<Boolean> answer) {
    return new Question(
        text + " (yes/no)",
        typed -> {
          Word word = Vocabulary.find(typed).map(Typed.Said::word).orElse(Word.HELP);
          if (word != Word.YES && word != Word.NO) {
            return false;
          }
          answer.accept(word == Word.YES);
          return true;
        });
  }
}
