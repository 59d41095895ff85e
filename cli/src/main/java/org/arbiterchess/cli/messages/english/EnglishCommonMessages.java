package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.cli.messages.CommonMessages;

final class EnglishCommonMessages implements CommonMessages {

  @Override
  public String internalError(String error) {
    return "Internal error: " + error + ".";
  }

  @Override
  public String howToTrace() {
    return "Set ARBITER_TRACE=1 to see the stack trace.";
  }

  @Override
  public String ioFailed(String reason) {
    return "I/O error: " + reason;
  }

  @Override
  public String noSuchCommand(String name) {
    return "Unknown command: " + name + ".";
  }

  @Override
  public String didYouMean(List<String> suggestions) {
    return "Did you mean " + String.join(" or ", suggestions) + "?";
  }

  @Override
  public String tryHelp(String command) {
    return "Try: " + command + " --help";
  }

  @Override
  public String unknownOptions(List<String> options) {
    return (options.size() == 1 ? "Unknown option: " : "Unknown options: ")
        + String.join(", ", options)
        + ".";
  }

  @Override
  public String unexpectedArguments(List<String> arguments) {
    return (arguments.size() == 1 ? "Unexpected argument: " : "Unexpected arguments: ")
        + String.join(", ", arguments);
  }

  @Override
  public String missingArguments(List<String> names) {
    return "Missing: " + String.join(", ", names);
  }

  @Override
  public String repeatedOption(String name) {
    return "The option " + name + " may be given only once.";
  }

  @Override
  public String invalidValue(String name, String value) {
    return "Invalid value for " + name + ": " + value;
  }

  @Override
  public String emptyLine() {
    return "The line is empty.";
  }

  @Override
  public String notAnObject() {
    return "The line is not a JSON object.";
  }

  @Override
  public String textAfterObject(int column) {
    return "Unexpected text at column " + column + ", after the JSON object.";
  }

  @Override
  public String tooDeep() {
    return "The JSON is nested too deeply, or has a key or number that is too long.";
  }

  @Override
  public String duplicateKey(String quotedKey) {
    return "The key " + quotedKey + " occurs twice.";
  }

  @Override
  public String notJson(String quotedWord, int column) {
    return "The line is not valid JSON: unexpected " + quotedWord + " at column " + column + ".";
  }

  @Override
  public String jsonCutOff(int column) {
    return "The line is not valid JSON: it ends unexpectedly at column " + column + ".";
  }

  @Override
  public String folderAndDatabase() {
    return "Games are stored in a folder or in a database: give --data or --database, not both.";
  }

  @Override
  public String notAFolderName(String quotedName) {
    return quotedName + " is not a valid folder name.";
  }

  @Override
  public String manualPages(int count, String folder) {
    return "Wrote " + count + " manual pages. To read one: man " + folder + "/arbiter-rule.1";
  }

  @Override
  public String notAFileName(String quotedName) {
    return quotedName + " is not a valid file name.";
  }
}
