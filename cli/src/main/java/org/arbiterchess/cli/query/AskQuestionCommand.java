package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.CaseReply;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A subcommand of {@code ask} for one question. Its options correspond to the question's JSON keys,
 * and its argument is the position.
 */
final class AskQuestionCommand implements Callable<Integer> {

  private final Question.Kind question;
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

  private AskQuestionCommand(Question.Kind question, QueryOptions queryOptions) {
    this.question = question;
    this.queryOptions = queryOptions;
    for (Fact<?> fact : question.facts()) {
      if (!isFen(fact)) {
        QuestionOption option = new QuestionOption(fact);
        options.put(option, option.spec());
      }
    }
  }

  /** Whether the fact is the command's argument, not an option. */
  private static boolean isFen(Fact<?> fact) {
    return fact.type() == Fact.Type.GAME || fact.type() == Fact.Type.SETUP;
  }

  static CommandSpec spec(Question.Kind question, QueryOptions queryOptions) {
    AskQuestionCommand command = new AskQuestionCommand(question, queryOptions);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(command).name(question.word());
    spec.usageMessage().sortOptions(false);
    command.options.values().forEach(spec::addOption);
    if (question.facts().stream().anyMatch(AskQuestionCommand::isFen)) {
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
    given.put("question", question.word());
    options.forEach(
        (option, spec) -> {
          Object value = spec.getValue();
          if (value != null) {
            given.put(option.fact().key(), option.read(value, queryOptions.texts()));
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
  private String text(CaseReply.Problem problem, Texts texts) {
    String key = problem.key().replaceFirst("\\[.*", "");
    Optional<QuestionOption> found =
        options.keySet().stream().filter(option -> option.fact().key().equals(key)).findFirst();
    if (found.isEmpty()) {
      return problem.text();
    }
    QuestionOption option = found.get();
    return problem.isMissing()
        ? texts.say(TerminalText.ANSWER_WITH, problem.text(), option.examples())
        : texts.say(TerminalText.OPTION_PROBLEM, option.name(), problem.text());
  }
}
