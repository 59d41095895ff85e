package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages for the {@code ask} command. The answers themselves come from the phrasebook. */
public interface AskMessages {

  String noSuchQuestion(String name);

  /**
   * Asks for a missing fact.
   *
   * @param question a whole sentence
   * @param options the options that answer the question, such as {@code --pressed}
   */
  String answerWith(String question, List<String> options);

  /** Reports a problem with an option. The problem is a whole sentence. */
  String optionProblem(String option, String problem);

  String notAllowed(String option, String quotedValue, List<String> allowed);

  String notASquare(String option, String quotedValue);

  /** The label for the articles of the Laws that the answer cites. */
  String articles();
}
