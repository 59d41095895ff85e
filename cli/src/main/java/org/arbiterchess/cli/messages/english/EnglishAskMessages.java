package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.cli.messages.AskMessages;

final class EnglishAskMessages implements AskMessages {

  @Override
  public String noSuchQuestion(String name) {
    return "Unknown question: " + name + ".";
  }

  @Override
  public String answerWith(String question, List<String> options) {
    return question + " Answer with " + String.join(" or ", options) + ".";
  }

  @Override
  public String optionProblem(String option, String problem) {
    return option + ": " + problem;
  }

  @Override
  public String notAllowed(String option, String quotedValue, List<String> allowed) {
    return option + " is " + quotedValue + "; it must be " + String.join(" or ", allowed) + ".";
  }

  @Override
  public String notASquare(String option, String quotedValue) {
    return option + " is " + quotedValue + "; it must be a square such as e4.";
  }

  @Override
  public String articles() {
    return "Articles";
  }
}
