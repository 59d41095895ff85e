package org.arbiterchess.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A player tries what a law forbids: every reason of the arbiter, as it is said, shown and heard.
 */
@Order(1)
class RulingsIT {

  /** Every public name of a reason, as docs/laws.md has them. */
  private static final Set<String> REASONS =
      Set.of(
          ("GAME_OVER NO_PIECE NO_MOVE WRONG_TURN CASTLING_NOT_POSSIBLE CASTLING_RIGHT_LOST"
                  + " CASTLING_BLOCKED CASTLING_OUT_OF_CHECK CASTLING_THROUGH_CHECK"
                  + " CASTLING_INTO_CHECK CASTLING_UNCOVERS_CHECK BISHOP_SHAPE ROOK_SHAPE"
                  + " QUEEN_SHAPE KNIGHT_SHAPE PAWN_SHAPE KING_SHAPE OWN_PIECE_THERE KING_CAPTURE"
                  + " PATH_BLOCKED PAWN_ALREADY_MOVED PAWN_BLOCKED EN_PASSANT_TOO_LATE"
                  + " EN_PASSANT_NEVER NOTHING_TO_CAPTURE STILL_IN_CHECK PINNED KING_INTO_CHECK"
                  + " EN_PASSANT_OPENS_LINE PROMOTION_MISSING PROMOTION_NOT_ALLOWED")
              .split(" "));

  private static final Set<String> BY_THE_RECORD = Set.of("GAME_OVER", "CASTLING_RIGHT_LOST");

  /** The page does not refuse this one: it asks what the pawn becomes. */
  private static final String ASKED = "PROMOTION_MISSING";

  private static final int OF_EACH = Boolean.getBoolean("arbiter.soak") ? 100 : 1;

  private static final Pattern ANSWER =
      Pattern.compile("\"reason\":\"(\\w+)\".*\"sentence\":\"(.+?)\"");

  @RegisterExtension final BrowserPageExtension visit = new BrowserPageExtension();

  private final List<String> wrong = new ArrayList<>();

  @Test
  void every_reason_is_said_as_at_a_terminal_and_shown_with_its_squares_and_arrows() {
    Page page = visit.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    List<RulingCorpusCase> cases = some();
    List<String> answers = ArbiterCli.rule(cases.stream().map(RulingCorpusCase::question).toList());

    Set<String> seen = new TreeSet<>();
    GamesExportFile.bring(page, starts(cases));
    for (int i = 0; i < cases.size(); i++) {
      RulingCorpusCase one = cases.get(i);
      Matcher answer = ANSWER.matcher(answers.get(i));
      assertThat(answer.find()).as(one + ": " + answers.get(i)).isTrue();
      assertThat(answer.group(1)).as(one.toString()).isEqualTo(one.reason());
      RefusedAttempt refused = new RefusedAttempt(page, one, i % 2 == 1);
      String sentence = answer.group(2);
      note(
          one,
          () -> {
            if (one.reason().equals(ASKED)) {
              refused.isAsked();
            } else {
              refused.isTold(sentence).isShown().leaves();
            }
          });
      seen.add(one.reason());
    }

    System.out.printf("Rulings in English: %d cases, %d reasons%n", cases.size(), seen.size());
    assertThat(wrong).isEmpty();
    assertThat(seen).containsExactlyInAnyOrderElementsOf(REASONS);
  }

  /**
   * One ruling of each reason; all of them are asked of the module that the page has its words
   * from.
   */
  @Test
  void every_reason_is_said_in_German_word_for_word() {
    Page page = visit.with(DeviceProfile.LAPTOP.in("de-DE").withoutMotion()).open("/");
    Set<String> seen = new TreeSet<>();
    List<RulingCorpusCase> cases =
        RulingCorpusCase.inGerman().stream()
            .filter(one -> !one.reason().equals(ASKED) && seen.add(one.reason()))
            .toList();

    GamesExportFile.bring(page, starts(cases));
    for (int i = 0; i < cases.size(); i++) {
      RulingCorpusCase one = cases.get(i);
      RefusedAttempt refused = new RefusedAttempt(page, one, i % 2 == 0);
      note(one, () -> refused.isTold(one.line().get("sentence")).leaves());
    }

    System.out.printf("Rulings in German: %d cases%n", cases.size());
    assertThat(wrong).isEmpty();
  }

  /** A few of each reason: of those that hands can try, that are typed, that ask the record. */
  private static List<RulingCorpusCase> some() {
    Map<String, Integer> taken = new TreeMap<>();
    return RulingCorpusCase.all().stream()
        // A game that is over before it begins is never played; of a right that a position does not
        // have, a game knows more than the position that a terminal is asked about.
        .filter(one -> !one.moves().isEmpty() || !BY_THE_RECORD.contains(one.reason()))
        .filter(one -> taken.merge(key(one), 1, Integer::sum) <= OF_EACH)
        .toList();
  }

  private static String key(RulingCorpusCase one) {
    return one.reason() + one.moves().isEmpty() + one.onBoard();
  }

  private static List<GamesExportFile.Start> starts(List<RulingCorpusCase> cases) {
    return cases.stream()
        .map(one -> new GamesExportFile.Start(one.id(), one.fen(), one.variant()))
        .toList();
  }

  /** So that one run tells of more than the first that is wrong. */
  private void note(RulingCorpusCase one, Runnable test) {
    try {
      test.run();
    } catch (RuntimeException | AssertionError e) {
      wrong.add(one + ": " + e.getMessage());
      assertThat(wrong).hasSizeLessThan(5);
    }
  }
}
