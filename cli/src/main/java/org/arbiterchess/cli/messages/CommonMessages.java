package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages shared by several commands. String arguments must not contain control characters. */
public interface CommonMessages {

  String internalError(String error);

  String howToTrace();

  String ioFailed(String reason);

  // Command-line errors.

  String noSuchCommand(String name);

  String didYouMean(List<String> suggestions);

  String tryHelp(String command);

  String unknownOptions(List<String> options);

  String unexpectedArguments(List<String> arguments);

  String missingArguments(List<String> names);

  String repeatedOption(String name);

  String invalidValue(String name, String value);

  // Messages about errors in a line of JSON.

  String emptyLine();

  String notAnObject();

  String textAfterObject(int column);

  String tooDeep();

  String duplicateKey(String quotedKey);

  String notJson(String quotedWord, int column);

  String jsonCutOff(int column);

  // Game store errors.

  String folderAndDatabase();

  String notAFolderName(String quotedName);

  /** Reports how many manual pages were written to a folder. */
  String manualPages(int count, String folder);

  String notAFileName(String quotedName);
}
