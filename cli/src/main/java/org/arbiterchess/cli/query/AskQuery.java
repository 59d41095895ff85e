package org.arbiterchess.cli.query;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.CaseReply;
import org.arbiterchess.officiating.cases.CaseReply.UnansweredQuestionException;
import org.arbiterchess.officiating.cases.CaseRulings;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.wire.OfficiatingFormat;

/**
 * Asks the arbiter a question about something that happened at the board.
 *
 * @param problemText describes why a question cannot be answered
 */
record AskQuery(BiFunction<CaseReply.Problem, Texts, String> problemText) implements Query {

  /** The query for JSON input, whose error messages name the JSON key. */
  static final AskQuery JSON = new AskQuery(AskQuery::withKey);

  private static String withKey(CaseReply.Problem problem, Texts texts) {
    String quoted = texts.say(QuotedText.of(problem.key()));
    if (problem.text().contains(quoted.substring(0, quoted.length() - 1))) {
      return problem.text();
    }
    return problem.isMissing()
        ? problem.text() + " " + texts.say(TerminalText.MISSING_KEY, problem.key())
        : texts.say(TerminalText.OPTION_PROBLEM, quoted, problem.text());
  }

  @Override
  public Set<String> allowedKeys() {
    Set<String> keys = new TreeSet<>();
    for (Question.Kind kind : Question.Kind.values()) {
      keys.addAll(keys(kind));
    }
    return keys;
  }

  /**
   * The keys of the given question. If the question is unknown, all keys are allowed, so that the
   * unknown question is reported first.
   */
  @Override
  public Set<String> allowedKeys(Map<String, Object> values) {
    return values.get("question") instanceof String word
        ? Question.Kind.of(word).map(AskQuery::keys).orElse(values.keySet())
        : values.keySet();
  }

  private static Set<String> keys(Question.Kind kind) {
    Set<String> keys = new TreeSet<>(kind.keys());
    keys.add("question");
    return keys;
  }

  @Override
  public QueryAnswer answer(QueryArguments arguments) {
    arguments.oneOf("question", Question.Kind.words());
    Question.Kind kind = Question.Kind.of(arguments.required("question")).orElseThrow();
    Map<String, Object> tree = arguments.values();
    // If the question takes no position, this drops the default value of chess960.
    tree.keySet().retainAll(keys(kind));
    if (tree.get("fen") != null && kind != Question.Kind.ILLEGAL_POSITION) {
      arguments.position();
    }
    if (tree.get("moves") != null) {
      tree.put("moves", arguments.moves());
    }
    Texts texts = arguments.texts();
    try {
      Question question = OfficiatingFormat.parseQuestion(tree, texts);
      return new AskAnswer(question, CaseRulings.answer(question, texts).orElseThrow());
    } catch (UnansweredQuestionException unanswered) {
      throw new BadInputException(problemText.apply(unanswered.problem(), texts));
    }
  }
}
