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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Tests, for every reason, how an illegal attempt is refused: the sentence, its announcement and
 * the marks on the board.
 */
@Order(1)
@Tag("check")
class IllegalMoveReasonsIT {

  /** The names of all reasons in docs/laws.md. */
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

  private static final Set<String> DEPENDS_ON_MOVES = Set.of("GAME_OVER", "CASTLING_RIGHT_LOST");

  /** Instead of refusing an attempt for this reason, the page asks for the promotion piece. */
  private static final String ASKS_FOR_PIECE = "PROMOTION_MISSING";

  private static final boolean SOAK = Boolean.getBoolean("arbiter.soak");
  private static final int CASES_PER_GROUP = SOAK ? 100 : 1;

  private static final Pattern ANSWER =
      Pattern.compile("\"reason\":\"(\\w+)\".*\"sentence\":\"(.+?)\"");

  @RegisterExtension final BrowserPageExtension browser = new BrowserPageExtension();

  private final List<String> failures = new ArrayList<>();

  @Test
  void every_reason_has_the_sentence_of_the_terminal_and_its_squares_and_arrows() {
    Page page = browser.with(DeviceProfile.LAPTOP.withoutMotion()).open("/");
    List<RulingCorpusCase> cases = selectedCases();
    List<String> answers = ArbiterCli.rule(cases.stream().map(RulingCorpusCase::query).toList());

    Set<String> reasons = new TreeSet<>();
    GamesFileUpload.importGames(page, starts(cases));
    for (int i = 0; i < cases.size(); i++) {
      RulingCorpusCase ruling = cases.get(i);
      Matcher answer = ANSWER.matcher(answers.get(i));
      assertThat(answer.find()).as(ruling + ": " + answers.get(i)).isTrue();
      assertThat(answer.group(1)).as(ruling.toString()).isEqualTo(ruling.reason());
      RefusedAttempt refused = new RefusedAttempt(page, ruling, i % 2 == 1);
      String sentence = answer.group(2);
      check(
          ruling,
          () -> {
            if (ruling.reason().equals(ASKS_FOR_PIECE)) {
              refused.asksForPromotion();
            } else {
              refused.hasSentence(sentence).hasMarks().disappearsAtNextAttempt();
            }
          });
      reasons.add(ruling.reason());
    }

    System.out.printf("Rulings in English: %d cases, %d reasons%n", cases.size(), reasons.size());
    assertThat(failures).isEmpty();
    assertThat(reasons).containsExactlyInAnyOrderElementsOf(REASONS);
  }

  /**
   * Tests the German sentence of one ruling for every fourth reason, or for every reason in a soak
   * run. The core tests cover all rulings.
   */
  @Test
  void a_reason_has_its_German_sentence() {
    Page page = browser.with(DeviceProfile.LAPTOP.withLanguage("de-DE").withoutMotion()).open("/");
    Set<String> reasons = new TreeSet<>();
    List<RulingCorpusCase> cases =
        playable(RulingCorpusCase.inGerman()).stream()
            .filter(
                ruling -> !ruling.reason().equals(ASKS_FOR_PIECE) && reasons.add(ruling.reason()))
            .filter(ruling -> SOAK || reasons.size() % 4 == 1)
            .toList();

    GamesFileUpload.importGames(page, starts(cases));
    for (int i = 0; i < cases.size(); i++) {
      RulingCorpusCase ruling = cases.get(i);
      RefusedAttempt refused = new RefusedAttempt(page, ruling, i % 2 == 0);
      check(
          ruling,
          () -> refused.hasSentence(ruling.row().get("sentence")).disappearsAtNextAttempt());
    }

    System.out.printf("Rulings in German: %d cases%n", cases.size());
    assertThat(failures).isEmpty();
  }

  /**
   * Returns some cases for each reason, including, if possible, attempts on the board, typed
   * attempts, and attempts after earlier moves.
   */
  private static List<RulingCorpusCase> selectedCases() {
    Map<String, Integer> counts = new TreeMap<>();
    return playable(RulingCorpusCase.all()).stream()
        // Some reasons require earlier moves. For example, a game cannot start in a position in
        // which it is already over, and only the moves show how a castling right was lost.
        .filter(ruling -> !ruling.moves().isEmpty() || !DEPENDS_ON_MOVES.contains(ruling.reason()))
        .filter(ruling -> counts.merge(key(ruling), 1, Integer::sum) <= CASES_PER_GROUP)
        .toList();
  }

  /**
   * Leaves out the cases whose starting position already ends the game, for example because the
   * position is dead. No move can be played there.
   */
  private static List<RulingCorpusCase> playable(List<RulingCorpusCase> cases) {
    List<String> states =
        ArbiterCli.game(cases.stream().map(RulingCorpusCase::startQuery).toList());
    assertThat(states).hasSameSizeAs(cases);
    return IntStream.range(0, cases.size())
        .filter(i -> states.get(i).contains("\"end\":null"))
        .mapToObj(cases::get)
        .toList();
  }

  private static String key(RulingCorpusCase ruling) {
    return ruling.reason() + ruling.moves().isEmpty() + ruling.isPlayableOnBoard();
  }

  private static List<GamesFileUpload.Start> starts(List<RulingCorpusCase> cases) {
    return cases.stream()
        .map(ruling -> new GamesFileUpload.Start(ruling.id(), ruling.fen(), ruling.variant()))
        .toList();
  }

  /** Records a failure and continues, so that one run can report several failures. */
  private void check(RulingCorpusCase ruling, Runnable test) {
    try {
      test.run();
    } catch (RuntimeException | AssertionError e) {
      failures.add(ruling + ": " + e.getMessage());
      assertThat(failures).hasSizeLessThan(5);
    }
  }
}
