package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages that do not belong to one command. Arguments are printable text. */
public interface CommonMessages {

  String internalError(String error);

  String howToTrace();

  String ioFailed(String reason);

  // The command line.

  String noSuchCommand(String name);

  String didYouMean(List<String> suggestions);

  String tryHelp(String command);

  String unknownOptions(List<String> options);

  String unexpectedArguments(List<String> arguments);

  String missingArguments(List<String> names);

  String repeatedOption(String name);

  String invalidValue(String name, String value);

  // A line of JSON.

  String emptyLine();

  String notAnObject();

  String textAfterObject(int column);

  String tooDeep();

  String duplicateKey(String quotedKey);

  String notJson(String detail, int column);

  // Where games are stored.

  String folderAndDatabase();

  String notAFolderName(String quotedName);

  String notAFileName(String quotedName);
}
