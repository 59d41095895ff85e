package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages shared by several commands. Arguments contain no control characters. */
public interface CommonMessages {

  String internalError(String error);

  String howToTrace();

  String ioFailed(String reason);

  // Errors on the command line.

  String noSuchCommand(String name);

  String didYouMean(List<String> suggestions);

  String tryHelp(String command);

  String unknownOptions(List<String> options);

  String unexpectedArguments(List<String> arguments);

  String missingArguments(List<String> names);

  String repeatedOption(String name);

  String invalidValue(String name, String value);

  // Errors in a line of JSON.

  String emptyLine();

  String notAnObject();

  String textAfterObject(int column);

  String tooDeep();

  String duplicateKey(String quotedKey);

  String notJson(String detail, int column);

  // Errors about the game store.

  String folderAndDatabase();

  String notAFolderName(String quotedName);

  String notAFileName(String quotedName);
}
