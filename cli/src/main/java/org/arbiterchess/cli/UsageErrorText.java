package org.arbiterchess.cli;

import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.SpellingSuggestions;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Describes an invalid command line in the terminal's language, because picocli's own messages are
 * only in English.
 */
final class UsageErrorText {

  private UsageErrorText() {}

  /**
   * Returns the error to report. An unknown option takes precedence over a missing argument,
   * because picocli reports a missing argument even if an unknown option is the only mistake.
   */
  static ParameterException reported(ParameterException e, String[] args) {
    if (!(e instanceof MissingParameterException)) {
      return e;
    }
    List<String> unknown =
        Stream.of(args)
            .takeWhile(word -> !word.equals("--"))
            .filter(word -> word.matches("--?[A-Za-z].*"))
            .filter(word -> !isOption(withoutValue(word), e.getCommandLine()))
            .toList();
    return unknown.isEmpty() ? e : new UnmatchedArgumentException(e.getCommandLine(), unknown);
  }

  /** Returns whether the command or one of its parent commands supports the option. */
  private static boolean isOption(String name, CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    return spec.findOption(name) != null
        || spec.negatedOptionsMap().containsKey(name)
        || (line.getParent() != null && isOption(name, line.getParent()));
  }

  private static String withoutValue(String option) {
    return option.replaceFirst("=.*", "");
  }

  static String message(ParameterException e, Texts texts) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> words = unmatched.getUnmatched().stream().map(QuotedText::printable).toList();
      if (unmatched.isUnknownOption()) {
        return texts.say(
            TerminalText.UNKNOWN_OPTIONS, words.stream().filter(w -> w.startsWith("-")).toList());
      }
      CommandLine line = e.getCommandLine();
      if (line.getParent() == null) {
        return texts.say(TerminalText.NO_SUCH_COMMAND, words.get(0));
      }
      return line.getSubcommands().isEmpty()
          ? texts.say(TerminalText.UNEXPECTED_ARGUMENTS, words)
          : texts.say(TerminalText.NO_SUCH_QUESTION, words.get(0));
    }
    if (e instanceof MissingParameterException missing) {
      return texts.say(
          TerminalText.MISSING_ARGUMENTS,
          missing.getMissing().stream().map(UsageErrorText::name).toList());
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return texts.say(TerminalText.REPEATED_OPTION, name(overwritten.getOverwritten()));
    }
    return e.getArgSpec() == null || e.getValue() == null
        ? QuotedText.printable(e.getMessage())
        : texts.say(TerminalText.INVALID_VALUE, name(e.getArgSpec()), QuotedText.of(e.getValue()));
  }

  /** Returns the options or commands that the user may have meant. */
  static List<String> suggestions(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return List.of();
    }
    String word = unmatched.getUnmatched().get(0);
    CommandLine line = e.getCommandLine();
    if (unmatched.isUnknownOption()) {
      List<OptionSpec> options = line.getCommandSpec().options();
      return SpellingSuggestions.of(
          withoutValue(word), options.stream().map(OptionSpec::longestName).toList());
    }
    return SpellingSuggestions.of(word, List.copyOf(line.getSubcommands().keySet()));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
