package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;

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
          boolean yes = InGameCommand.YES.isTyped(line, texts);
          if (!yes && !InGameCommand.NO.isTyped(line, texts)) {
            return false;
          }
          onAnswer.accept(yes);
          return true;
        });
  }

  /** Asks which of several legal moves the player meant. The player answers with a number. */
  static PlayerQuestion whichMove(
      List<Move> moves, Position position, Texts texts, Consumer<Attempt> play) {
    List<String> choices = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      choices.add((i + 1) + " " + San.write(position, moves.get(i), texts));
    }
    return new PlayerQuestion(
        texts.say(TerminalText.WHICH_MOVE, choices),
        line -> {
          for (int i = 0; i < moves.size(); i++) {
            if (line.trim().equals("" + (i + 1))) {
              play.accept(moves.get(i).attempt());
              return true;
            }
          }
          return false;
        });
  }

  /** Asks for the promotion piece if the move does not name one. */
  static Optional<PlayerQuestion> promotion(
      Ruling.Illegal ruling, Texts texts, Consumer<Attempt> play) {
    if (ruling.reason() != Reason.PROMOTION_MISSING
        || !(ruling.attempt() instanceof Attempt.Step step)) {
      return Optional.empty();
    }
    return Optional.of(
        new PlayerQuestion(
            texts.say(TerminalText.CHOOSE_PROMOTION),
            line -> {
              Optional<Role> role = new TypedWords(texts).promotion(line);
              role.ifPresent(r -> play.accept(Attempt.promotion(step.from(), step.to(), r)));
              return role.isPresent();
            }));
  }
}
