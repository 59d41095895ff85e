package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.cli.messages.SavedGameMessages;

final class EnglishSavedGameMessages implements SavedGameMessages {

  @Override
  public String savedGameHasSettings() {
    return "A saved game has its own position, rules and clock: omit --fen, --chess960, --clock,"
        + " --online and --strict.";
  }

  @Override
  public String folderNotSavedGame(String quotedName) {
    return quotedName + " is a folder, not a saved game.";
  }

  @Override
  public String fileTooLarge(String quotedName) {
    return quotedName + " is too large to be a saved game.";
  }

  @Override
  public String notAFileName(String quotedName) {
    return quotedName + " is not a valid file name.";
  }

  @Override
  public String unreadableFile(String quotedName, String reason) {
    return quotedName + " cannot be read: " + reason + ".";
  }

  @Override
  public String notASavedGame(String quotedName) {
    return quotedName + " contains no game. Give a saved game or another PGN file.";
  }

  @Override
  public String damagedFile(String quotedName, int line, String problem) {
    return quotedName + ", line " + line + ": " + problem;
  }

  @Override
  public String resumed(String file, int moveNumber, String player) {
    return "Continuing from " + file + ": move " + moveNumber + ", " + player + " to move.";
  }

  @Override
  public String resumedAfterEnd(String file) {
    return "Loaded from " + file + ": the game is over.";
  }

  @Override
  public String clocksReset() {
    return "The file has no clock times, so the clocks have been reset.";
  }

  @Override
  public String mayBeIncomplete() {
    return "The moves end without a result, so the file may be incomplete.";
  }

  @Override
  public String clockNotSupported() {
    return "The time control in the file cannot be used here, so the game continues without a"
        + " clock.";
  }

  @Override
  public String savedElsewhere() {
    return "Saving writes a new file and leaves this one unchanged.";
  }

  @Override
  public String firstOfGames(int games) {
    return "The file contains " + games + " games; this is the first.";
  }

  @Override
  public String otherResult(String result) {
    return "The file gives the result " + result + ", but the game continues after its last move.";
  }

  @Override
  public String nullMove(String quotedMove) {
    return quotedMove + " is a null move: a game cannot continue after one.";
  }

  @Override
  public String isFolder(String quotedName) {
    return quotedName + " is a folder: give the name of a file in it.";
  }

  @Override
  public String confirmReplace(String quotedName) {
    return quotedName + " already exists and does not contain this game. Replace it?";
  }

  @Override
  public String nothingWritten() {
    return "Nothing was written.";
  }

  @Override
  public String askSaveBeforeQuit() {
    return "Save the game before you leave? (yes/no/back)";
  }

  @Override
  public String saved(String file) {
    return "The game was saved to " + file + ".";
  }

  @Override
  public String continueWith(String command) {
    return "Continue with: " + command;
  }

  @Override
  public String notSaved(String file, String reason) {
    return "The game could not be saved to " + file + ": " + reason + ".";
  }

  @Override
  public String movesOfLostGame() {
    return "Here are its moves:";
  }

  @Override
  public String noSuchFileOrFolder() {
    return "no such file or folder";
  }

  @Override
  public String accessDenied() {
    return "access denied";
  }

  @Override
  public String withoutRecord() {
    return " To continue the game from its moves alone, with the clocks reset, delete the record"
        + " from the file.";
  }

  @Override
  public String duplicateHeader(String key, int firstLine) {
    return key + " was already given on line " + firstLine + ".";
  }

  @Override
  public String emptyFile() {
    return "There is no game in this file.";
  }

  @Override
  public String truncated() {
    return "The file is truncated: the end of the record is missing.";
  }

  @Override
  public String impossibleEvent() {
    return "This cannot happen at this point in the game.";
  }

  @Override
  public String damagedRecord(String problem) {
    return "The record is damaged: " + problem + ".";
  }

  @Override
  public String headerDiffers(String key, String quotedFound, String quotedRecorded) {
    return key
        + " is "
        + quotedFound
        + ", but according to the record it is "
        + quotedRecorded
        + ".";
  }

  @Override
  public String unknownHeaderValue(String key, String quotedFound, List<String> allowed) {
    return key + " is " + quotedFound + "; it must be " + String.join(" or ", allowed) + ".";
  }

  @Override
  public String damagedStart(String problem) {
    return "The starting position is invalid: " + problem + ".";
  }

  @Override
  public String damagedClock(String problem) {
    return "The clock data is invalid: " + problem;
  }

  @Override
  public String unplayableMove(String quotedMove, String sentence) {
    return quotedMove + " cannot be played: " + sentence;
  }

  @Override
  public String notInRecord(String quotedMove) {
    return "The record does not contain " + quotedMove + " here.";
  }

  @Override
  public String recordContinues(String quotedMove) {
    return "The moves end after " + quotedMove + ", but the record continues.";
  }
}
