package org.arbiterchess.cli;

import java.util.List;
import org.arbiterchess.cli.messages.CommonMessages;
import org.arbiterchess.cli.messages.QuotedText;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Describes an invalid command line in the terminal's language, because picocli's own messages are
 * only in English.
 */
final class UsageError {

  private UsageError() {}

  static String message(ParameterException e, CommonMessages messages) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> words = unmatched.getUnmatched().stream().map(QuotedText::printable).toList();
      boolean isTopLevel = e.getCommandLine().getParent() == null;
      return unmatched.isUnknownOption()
          ? messages.unknownOptions(words)
          : isTopLevel ? messages.noSuchCommand(words.get(0)) : messages.unexpectedArguments(words);
    }
    if (e instanceof MissingParameterException missing) {
      return messages.missingArguments(
          missing.getMissing().stream().map(UsageError::name).toList());
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return messages.repeatedOption(name(overwritten.getOverwritten()));
    }
    return e.getArgSpec() == null || e.getValue() == null
        ? QuotedText.printable(e.getMessage())
        : messages.invalidValue(name(e.getArgSpec()), QuotedText.quoted(e.getValue()));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
