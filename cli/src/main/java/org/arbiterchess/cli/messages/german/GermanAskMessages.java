package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.cli.messages.AskMessages;

final class GermanAskMessages implements AskMessages {

  @Override
  public String noSuchQuestion(String name) {
    return "Unbekannte Frage: " + name + ".";
  }

  @Override
  public String answerWith(String question, List<String> options) {
    return question + " Antworte mit " + String.join(" oder ", options) + ".";
  }

  @Override
  public String optionProblem(String option, String problem) {
    return option + ": " + problem;
  }

  @Override
  public String notAllowed(String option, String quotedValue, List<String> allowed) {
    return option + " ist " + quotedValue + "; erlaubt ist " + String.join(" oder ", allowed) + ".";
  }

  @Override
  public String notASquare(String option, String quotedValue) {
    return option + " ist " + quotedValue + "; erlaubt ist ein Feld wie e4.";
  }

  @Override
  public String articles() {
    return "Artikel";
  }
}
