package org.arbiterchess.cases;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.message.CasesText;

/**
 * The extra time that a player gets for the opponent's first irregularity (7.5.5) or incorrect
 * claim (9.5.3).
 *
 * @param article the article that grants the time. In rapid and unsupervised blitz, A.3 reduces it
 *     to one minute; in supervised blitz, our reading does.
 */
record PenaltyTime(Color player, String article, PlayingConditions conditions) {

  private static final long MINUTE = 60_000;

  void add(AnswerBuilder answer) {
    long millis = conditions.penaltyMillis();
    answer.assumePace(conditions).cite(article).add(player, millis);
    if (millis == 0) {
      say(answer, article, CasesText.NO_TIME_WITHOUT_CLOCK);
    } else if (millis == MINUTE) {
      boolean shortened = conditions.isRapid() || answer.isUnsupervised(conditions);
      say(answer, shortened ? "A.3" : article, CasesText.ONE_MINUTE, player);
      if (!shortened) {
        answer.say(CasesText.ONE_MINUTE_IN_BLITZ);
      }
    } else {
      say(answer, article, CasesText.TWO_MINUTES, player);
    }
    citeUnsupervised(answer);
  }

  /** Cites the special rules for rapid and blitz without constant supervision (A.5.2, B.3). */
  private void citeUnsupervised(AnswerBuilder answer) {
    if (conditions.isUnsupervised() && article.equals("7.5.5")) {
      answer.cite("A.5.2");
    }
    if (conditions.isUnsupervised() && conditions.isBlitz()) {
      answer.cite("B.3");
    }
  }

  private static void say(AnswerBuilder answer, String cited, CasesText text, Object... values) {
    answer.say(new Sentence(answer.texts().say(text, values), Optional.of(cited)));
  }
}
