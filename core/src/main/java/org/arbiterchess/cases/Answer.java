package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;

/**
 * The arbiter's answer to a question.
 *
 * @param game what happens to the game
 * @param board what happens to the position
 * @param clocks what happens to the clocks, apart from added time
 * @param isIncrementWithdrawn whether the player at fault loses the increment of the clock press
 * @param forfeit how the result, if there is one, is recorded
 * @param articles the articles of the Laws that apply, with the decisive one first
 * @param sentences the ruling and its reasons
 * @param assumed the facts that decide the case but were not given
 * @param options the options open to the arbiter; empty if the Laws leave the arbiter no choice
 * @param evidence the position, squares, arrows and moves to show on the board
 * @param details information that is specific to the kind of question
 */
public record Answer(
    GameConsequence game,
    BoardConsequence board,
    ClockConsequence clocks,
    AddedTime added,
    boolean isIncrementWithdrawn,
    Forfeit forfeit,
    List<String> articles,
    List<Sentence> sentences,
    List<Assumption> assumed,
    List<ArbiterOption> options,
    AnswerEvidence evidence,
    AnswerDetails details)
    implements CaseReply {

  public Answer {
    articles = List.copyOf(articles);
    sentences = List.copyOf(sentences);
    assumed = List.copyOf(assumed);
    options = List.copyOf(options);
  }

  /** The winner, or empty if this answer does not declare one. */
  public Optional<Color> winner() {
    return switch (game) {
      case WHITE_WINS -> Optional.of(Color.WHITE);
      case BLACK_WINS -> Optional.of(Color.BLACK);
      default -> Optional.empty();
    };
  }

  /** All sentences joined by spaces, each with the article it cites, if any, in parentheses. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Sentence sentence : sentences) {
      text.append(text.length() > 0 ? " " : "").append(sentence.cited());
    }
    return text.toString();
  }
}
