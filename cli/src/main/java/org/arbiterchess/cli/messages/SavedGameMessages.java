package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages for saving and resuming games in {@code play}. */
public interface SavedGameMessages {

  String savedGameHasSettings();

  String folderNotSavedGame(String quotedName);

  String fileTooLarge(String quotedName);

  String notAFileName(String quotedName);

  String unreadableFile(String quotedName, String reason);

  String notASavedGame(String quotedName);

  String damagedFile(String quotedName, int line, String problem);

  String resumed(String file, int moveNumber, String player);

  String resumedAfterEnd(String file);

  String clocksReset();

  String mayBeIncomplete();

  String clockNotSupported();

  String savedElsewhere();

  String firstOfGames(int games);

  /** Says that the file gives a result, although the last move does not end the game. */
  String otherResult(String result);

  String nullMove(String quotedMove);

  String isFolder(String quotedName);

  String confirmReplace(String quotedName);

  String nothingWritten();

  String askSaveBeforeQuit();

  String saved(String file);

  String continueWith(String command);

  String notSaved(String file, String reason);

  String movesOfLostGame();

  String noSuchFileOrFolder();

  String accessDenied();

  String withoutRecord();

  String duplicateHeader(String key, int firstLine);

  String emptyFile();

  String truncated();

  String impossibleEvent();

  String damagedRecord(String problem);

  String headerDiffers(String key, String quotedFound, String quotedRecorded);

  String unknownHeaderValue(String key, String quotedFound, List<String> allowed);

  String damagedStart(String problem);

  String damagedClock(String problem);

  String unplayableMove(String quotedMove, String sentence);

  String notInRecord(String quotedMove);

  String recordContinues(String quotedMove);
}
