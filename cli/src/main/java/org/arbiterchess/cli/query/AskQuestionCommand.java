package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.arbiterchess.cases.CaseProblem;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.wire.QuestionReader;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A subcommand of {@code ask} for one question. Its options correspond to the question's JSON keys,
 * and its argument is the position.
 */
final class AskQuestionCommand implements Callable<Integer> {

  /**
   * Keys that are not options of the question, because {@code fen} is its argument and {@code
   * chess960} is an option of every query.
   */
  private static final Set<String> OTHER_KEYS = Set.of("fen", "chess960");

  private final String question;
  private final QueryOptions queryOptions;
  private final Map<QuestionOption, OptionSpec> options = new LinkedHashMap<>();
  private final PositionalParamSpec fen =
      PositionalParamSpec.builder()
          .paramLabel("FEN")
          .descriptionKey("position")
          .arity("0..*")
          .type(List.class)
          .auxiliaryTypes(String.class)
          .build();

  private AskQuestionCommand(String question, QueryOptions queryOptions) {
    this.question = question;
    this.queryOptions = queryOptions;
    for (String key : QuestionReader.keys(question).orElseThrow()) {
      if (!OTHER_KEYS.contains(key)) {
        QuestionOption option = QuestionOption.of(question, key);
        options.put(option, option.spec());
      }
    }
  }

  static CommandSpec spec(String question, QueryOptions queryOptions) {
    AskQuestionCommand command = new AskQuestionCommand(question, queryOptions);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(command).name(question);
    spec.usageMessage().sortOptions(false);
    command.options.values().forEach(spec::addOption);
    if (QuestionReader.keys(question).orElseThrow().contains("fen")) {
      spec.addPositional(command.fen);
    }
    return spec;
  }

  /**
   * Answers the question. With {@code -}, the options are defaults for every line of standard
   * input.
   */
  @Override
  public Integer call() {
    Map<String, Object> defaults = queryOptions.defaults();
    Map<String, Object> given = new LinkedHashMap<>();
    given.put("question", question);
    options.forEach(
        (option, spec) -> {
          Object value = spec.getValue();
          if (value != null) {
            given.put(option.key(), option.read(value, queryOptions.texts()));
          }
        });
    List<String> words = Optional.<List<String>>ofNullable(fen.getValue()).orElse(List.of());
    if (queryOptions.isStandardInput(words)) {
      defaults.putAll(given);
      return queryOptions.answerStandardInput(AskQuery.JSON, defaults);
    }
    given.putAll(QueryOptions.fenParameter(words));
    return queryOptions.answerOnce(new AskQuery(this::text), defaults, given);
  }

  /** Describes a problem and names the option that causes or solves it. */
  private String text(CaseProblem problem, Texts texts) {
    String key = problem.key().replaceFirst("\\[.*", "");
    Optional<QuestionOption> found =
        options.keySet().stream().filter(option -> option.key().equals(key)).findFirst();
    if (found.isEmpty()) {
      return problem.text();
    }
    QuestionOption option = found.get();
    return problem.isMissing()
        ? texts.say(TerminalText.ANSWER_WITH, problem.text(), option.examples())
        : texts.say(TerminalText.OPTION_PROBLEM, option.name(), problem.text());
  }
}
