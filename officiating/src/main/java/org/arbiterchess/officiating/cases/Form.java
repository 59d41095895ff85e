package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The form for each question: its fields in the order in which a person is asked, and when each is
 * asked.
 *
 * <p>A condition is a list of terms joined by {@code &}. A term is a list of facts joined by {@code
 * |}, one of which must hold: {@code fallen} if the fact is given, {@code !fallen} if it is not,
 * {@code pressed=true}, {@code pressed!=true}, {@code secondsLeft<120} or {@code secondsLeft>120}.
 * {@code asked} is the key that the arbiter has just asked for, {@code periods} is given if the
 * time control has several periods, {@code castling} if the move castles, and {@code never} is
 * never given.
 */
public final class Form {

  /**
   * A field, which asks for one short piece of information.
   *
   * @param facts the fact that the field asks for, or several that are ticked independently
   * @param options what can be chosen, if that differs from the values of one fact: the name of the
   *     option, the facts that it gives and, if needed, the condition on which it counts as chosen,
   *     as in {@code both:bothFallen=true:bothFallen=true}
   * @param settings the conditions: {@code when} the field is shown (alternatives are separated by
   *     {@code ;}), on which it offers {@code increments} or asks about {@code supervision}; and
   *     the word that is offered {@code first}
   */
  public record Field(
      String id, List<Fact<?>> facts, List<String> options, Map<String, String> settings) {

    private Field as(String name) {
      return new Field(name, facts, options, settings);
    }

    private Field when(String... alternatives) {
      return with("when", String.join(";", alternatives));
    }

    private Field with(String setting, String value) {
      Map<String, String> more = new LinkedHashMap<>(settings);
      more.put(setting, value);
      return new Field(id, facts, options, more);
    }
  }

  private static final String ALWAYS = "";
  private static final String NEVER = "never";
  private static final String ORDER_UNKNOWN = "bothFallen=true&!fallen";
  private static final String ORDER_KNOWN = "bothFallen!=true|fallen";

  /** Using both hands is penalised only after the clock has been pressed (7.5.4). */
  private static final String PRESSED_WITH_BOTH_HANDS = "how=BOTH_MOVED&pressed!=false";

  /** Without supervision, the arbiter waits for the next move before acting (A.5.4). */
  private static final String NOT_WAITED_FOR =
      "supervised!=false|what!=BOTH_KINGS_IN_CHECK&supervised!=false|what!=PAWN_ON_LAST_RANK";

  private static final Field CONTROL_FIELD = field(CONTROL);

  /** The period is asked for only if the arbiter wants to know it. */
  private static final Field PERIOD_FIELD = field(PERIOD).when("period|asked=period");

  private static final Field EARLIER =
      choice(
          "irregularities", "first:irregularities=0", "second:irregularities=1:irregularities>0");

  /** A quick way to say what the opponent has. A king alone never mates, wherever it stands. */
  private static final Field OPPONENT_HAS =
      choice(
          "only", "more:only=MORE", "king:only=KING", "bishop:only=BISHOP", "knight:only=KNIGHT");

  private Form() {}

  /** Returns the fields of a question. */
  public static List<Field> fields(Question.Kind kind) {
    return switch (kind) {
      case FLAG ->
          List.of(
              choice(
                  "fallen",
                  "white:fallen=white",
                  "black:fallen=black",
                  "both:bothFallen=true:bothFallen=true"),
              field(FALLEN).as("first").when("bothFallen=true"),
              OPPONENT_HAS.when("fallen"),
              field(ANNOUNCED).when(ORDER_UNKNOWN),
              CONTROL_FIELD
                  .with("increments", ORDER_UNKNOWN)
                  .with("supervision", ORDER_KNOWN)
                  .with("periods", ALWAYS),
              field(LAST_PERIOD).when(ORDER_UNKNOWN, "periods&!period"),
              field(PLAYER_COMPLETED)
                  .as("flagCompleted")
                  .when(ORDER_KNOWN + "&lastPeriod!=true&periods|completed|asked=completed"),
              PERIOD_FIELD);
      case RESIGNED -> List.of(field(BY).as("resigned"), OPPONENT_HAS.when("by"));
      case DEAD -> List.of();
      case OVER ->
          List.of(
              field(FINDING),
              field(SIGNED),
              field(ENDED_GAME).when("found=ILLEGAL_MOVE&signed=false"));
      case ILLEGAL ->
          List.of(
              field(MOVE),
              EARLIER,
              choice(
                  "noticed",
                  "unpressed:pressed=false",
                  "pressed:pressed=true",
                  "replied:pressed=true&replied=true:replied=true&!movesLater",
                  "later:pressed=true&movesLater=5:movesLater&pressed!=false",
                  "movedAgain:pressed=false&movesLater=1:movesLater&pressed=false"),
              CONTROL_FIELD);
      case TOUCHED ->
          List.of(
              field(TOUCHED),
              choice(
                  "adjusting", "no:!adjusting", "before:adjusting=true", "after:adjusting=false"),
              field(PLAYED),
              field(OPPONENT_TOUCHED).when("played"));
      case ILLEGAL_POSITION ->
          List.of(
              field(FLAW).as("illegalPosition").with("first", "KING_IN_CHECK").when("!fen"),
              field(BY_IF_KNOWN).as("illegalPositionBy").when("!fen&" + NOT_WAITED_FOR),
              EARLIER.when(NOT_WAITED_FOR),
              field(STILL_THERE)
                  .when("supervised=false&what=BOTH_KINGS_IN_CHECK|what=PAWN_ON_LAST_RANK|fen"),
              CONTROL_FIELD);
      case DISPLACED ->
          List.of(field(MISHAP).as("displaced"), field(BY_IF_KNOWN).as("displacedBy"));
      case PRESSED ->
          List.of(
              choice("pressedHow", "noMove:!pawn", "pawn:pawn=:pawn"),
              field(PAWN).when("pawn"),
              field(FROM).when("pawn&from|asked=from"),
              choice("by", "white:by=white", "black:by=black")
                  .when("!fen&!pawn&!irregularities|irregularities<1"),
              EARLIER,
              CONTROL_FIELD);
      case HANDS ->
          List.of(
              choice(
                  "how",
                  "bothPressed:how=BOTH_MOVED&pressed=true",
                  "bothNotPressed:how=BOTH_MOVED&pressed=false",
                  "OTHER_PRESSED:how=OTHER_PRESSED",
                  "HIT_CLOCK:how=HIT_CLOCK"),
              field(BY),
              field(MOVE_IF_KNOWN).as("handsMove").when("how=BOTH_MOVED&fen"),
              field(ROOK_FIRST).when("how=BOTH_MOVED&fen&castling"),
              EARLIER.when(PRESSED_WITH_BOTH_HANDS),
              CONTROL_FIELD.when(PRESSED_WITH_BOTH_HANDS));
      case FORGOTTEN -> List.of(field(OMISSION).as("forgotten"), field(BY).as("forgottenBy"));
      case CLOCK -> List.of(field(COMPLETED), CONTROL_FIELD);
      case CLAIM ->
          List.of(
              field(CLAIMED).as("claim"),
              field(NAMED),
              // Shown once the arbiter asks for the moves that nobody entered.
              field(RECORDED).when("recorded|asked=moves"),
              field(TOUCHED_FIRST),
              CONTROL_FIELD.with("supervision", "!recorded"));
      case OFFER ->
          List.of(
              field(BY).as("offerBy"),
              field(OFFERED).as("offerWhen").with("first", "AFTER_MOVE"),
              choice("accepted", "yes:accepted=true", "no:accepted=false", "none:!accepted"),
              field(BOTH_MOVED),
              field(FORBIDDEN),
              field(DECLINED_BY_TOUCH, WITHDRAWN, REPEATED).as("offerFacts"));
      case TWO_MINUTES ->
          List.of(
              field(REQUEST),
              field(BY).as("requestBy"),
              field(ANNOUNCED),
              // Usually hidden, because the question itself says that less than two minutes are
              // left.
              timeLeft("underTwoMinutes", 120)
                  .with("default", "secondsLeft=60")
                  .when("secondsLeft>119|asked=secondsLeft"),
              field(ARBITER_PRESENT).when("!secondsLeft|secondsLeft<120"),
              CONTROL_FIELD.with("increments", ALWAYS).with("supervision", NEVER));
      case SETUP ->
          List.of(
              field(FAULT).as("setup"),
              field(COMPLETED),
              field(MISPLACED).when("what=PIECES"),
              CONTROL_FIELD);
      case LATE ->
          List.of(
              field(WHITE_LATE).as("lateWhite"),
              field(BLACK_LATE).as("lateBlack"),
              field(DEFAULT_TIME),
              CONTROL_FIELD.with("supervision", NEVER),
              field(WHITE_PRESSED).when("whitePressed|asked=whitePressed"));
      case WRITING ->
          List.of(
              field(BY).as("writingBy"),
              timeLeft("underFiveMinutes", 300),
              CONTROL_FIELD.with("increments", ALWAYS).with("periods", ALWAYS),
              PERIOD_FIELD,
              field(BOTH_STOPPED).when("periods&secondsLeft<300"));
      case PHONE -> List.of(field(BY).as("phoneBy"), field(PLACE), field(MILDER));
      case SPECTATOR ->
          List.of(
              field(IRREGULARITY),
              field(ADVICE_USED).when("irregularity=false|adviceUsed"),
              field(BY).as("spectatorBy").when("irregularity=true"),
              CONTROL_FIELD.when("irregularity=true"));
    };
  }

  /**
   * Returns the condition on which a question is about a position, which does not matter after both
   * flags have fallen in an unknown order (III.3.1), against a king alone (6.9) and for a first
   * press without a move (7.5.3).
   */
  public static String board(Question.Kind kind) {
    return switch (kind) {
      case FLAG -> "only!=KING&fen|" + ORDER_KNOWN;
      case RESIGNED -> "only!=KING";
      case PRESSED -> "fen|pawn|irregularities>0";
      case HANDS, ILLEGAL_POSITION -> "fen";
      default -> kind.facts().contains(GAME) ? ALWAYS : NEVER;
    };
  }

  private static Field field(Fact<?>... facts) {
    return new Field(facts[0].key(), List.of(facts), List.of(), Map.of());
  }

  private static Field choice(String id, String... options) {
    return new Field(id, List.of(), List.of(options), Map.of());
  }

  /** Asks whether the time left is below a limit. The arbiter does not need the exact time. */
  private static Field timeLeft(String id, int limit) {
    return choice(
        id,
        "yes:secondsLeft=" + (limit - 60) + ":secondsLeft<" + limit,
        "no:secondsLeft=" + 2 * limit + ":secondsLeft>" + (limit - 1));
  }
}
