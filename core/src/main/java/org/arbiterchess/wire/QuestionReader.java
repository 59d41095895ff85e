package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.cases.Question;
import org.arbiterchess.language.Texts;
import org.jspecify.annotations.Nullable;

/**
 * Reads questions such as {@code {"question": "flag", "fen": "…", "fallen": "white"}}. Unknown keys
 * are ignored. {@link #keys} lists the keys of a question.
 */
public final class QuestionReader {

  /** The keys and the parser for one kind of question. */
  private record Kind(List<String> keys, Function<QuestionFieldReader, Question> parser) {}

  private static final List<String> BOARD = List.of("fen", "moves", "chess960");
  private static final List<String> NO_BOARD = List.of();

  private static final Map<String, Kind> KINDS = kinds();

  private QuestionReader() {}

  private static Map<String, Kind> kinds() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    put(
        kinds,
        "flag",
        BoardQuestionParsers::flag,
        keys(BOARD, "fallen", "bothFallen", "lastPeriod", "period", "completed", "announced"));
    put(kinds, "resigned", BoardQuestionParsers::resigned, keys(BOARD, "by"));
    put(kinds, "dead", BoardQuestionParsers::dead, keys(BOARD));
    put(
        kinds,
        "illegal",
        BoardQuestionParsers::illegal,
        keys(
            BOARD,
            "move",
            "pressed",
            "irregularities",
            "replied",
            "movesLater",
            "twoHands",
            "rookFirst"));
    put(
        kinds,
        "touched",
        BoardQuestionParsers::touched,
        keys(BOARD, "touched", "adjusting", "played", "opponentTouched"));
    put(
        kinds,
        "pressed",
        BoardQuestionParsers::pressed,
        keys(BOARD, "pawn", "from", "irregularities"));
    put(
        kinds,
        "claim",
        BoardQuestionParsers::claim,
        keys(BOARD, "kind", "named", "recorded", "touchedFirst"));
    put(
        kinds,
        "hands",
        ProcedureQuestionParsers::hands,
        keys(BOARD, "how", "by", "move", "pressed", "rookFirst", "irregularities"));
    put(
        kinds,
        "setup",
        ProcedureQuestionParsers::setup,
        keys(NO_BOARD, "what", "completed", "misplaced", "by"));
    put(kinds, "displaced", ProcedureQuestionParsers::displaced, keys(NO_BOARD, "what", "by"));
    put(kinds, "clock", ProcedureQuestionParsers::clock, keys(NO_BOARD, "completed"));
    put(
        kinds,
        "late",
        ProcedureQuestionParsers::late,
        keys(NO_BOARD, "white", "black", "defaultTime", "whitePressed"));
    put(
        kinds,
        "offer",
        ProcedureQuestionParsers::offer,
        keys(
            NO_BOARD,
            "by",
            "when",
            "accepted",
            "touched",
            "withdrawn",
            "repeated",
            "bothMoved",
            "forbidden"));
    put(kinds, "forgotten", ProcedureQuestionParsers::forgotten, keys(NO_BOARD, "what", "by"));
    put(
        kinds,
        "twominutes",
        ProcedureQuestionParsers::twoMinutes,
        keys(BOARD, "request", "by", "announced", "secondsLeft", "arbiterPresent"));
    put(
        kinds,
        "over",
        ProcedureQuestionParsers::over,
        keys(NO_BOARD, "found", "signed", "endedGame"));
    put(
        kinds,
        "writing",
        ProcedureQuestionParsers::writing,
        keys(NO_BOARD, "by", "secondsLeft", "period", "bothStopped"));
    put(kinds, "phone", ProcedureQuestionParsers::phone, keys(NO_BOARD, "by", "place", "milder"));
    put(
        kinds,
        "spectator",
        ProcedureQuestionParsers::spectator,
        keys(NO_BOARD, "irregularity", "by", "adviceUsed"));
    put(
        kinds,
        "illegalposition",
        ProcedureQuestionParsers::illegalPosition,
        keys(List.of("fen", "chess960"), "what", "by", "irregularities", "stillThere"));
    return kinds;
  }

  private static void put(
      Map<String, Kind> kinds,
      String name,
      Function<QuestionFieldReader, Question> parser,
      List<String> keys) {
    kinds.put(name, new Kind(keys, parser));
  }

  /**
   * Returns the keys of a question, including {@code control} and {@code supervised}, which every
   * question accepts even if they do not affect the answer.
   */
  private static List<String> keys(List<String> board, String... own) {
    List<String> keys = new ArrayList<>(board);
    keys.addAll(List.of("control", "supervised"));
    keys.addAll(List.of(own));
    return List.copyOf(keys);
  }

  /** Returns the names of all kinds of question, such as {@code flag}. */
  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  /**
   * Returns the keys of a question, except {@code question} itself; empty if the question is
   * unknown.
   */
  public static Optional<List<String>> keys(String question) {
    return Optional.ofNullable(KINDS.get(question)).map(Kind::keys);
  }

  /** Reads a question. Problems are described in the language of the texts. */
  static QuestionReading read(@Nullable Object tree, Texts texts) {
    QuestionFieldReader fields = new QuestionFieldReader(tree, texts);
    String name = fields.read("question", node -> node.named(names(), any -> any), "");
    Optional<Kind> kind = Optional.ofNullable(KINDS.get(name));
    Optional<Question> question = kind.map(found -> found.parser().apply(fields));
    return question.isPresent() && fields.problem().isEmpty()
        ? new QuestionReading.Read(question.get())
        : new QuestionReading.Unreadable(fields.problem().orElseThrow());
  }
}
