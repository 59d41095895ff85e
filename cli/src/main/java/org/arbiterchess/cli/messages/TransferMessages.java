package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages for the {@code export}, {@code import}, {@code archive} and {@code backup} commands. */
public interface TransferMessages {

  String noGames(String location);

  String fileExists(String name);

  String noSuchFolder(String name);

  String noSuchFile(String name);

  String exported(long games, long events, String location, String file, String checksum);

  String cannotResume(String partFile, String reason);

  String exportIncomplete(String reason);

  String exportProgress(long games);

  String resumeProgress(long games);

  String archived(long games, String location, String file);

  String archiveIncomplete(String reason);

  String archiveProgress(long games);

  String backedUp(long kilobytes, String location, String file);

  String backupOfDatabase();

  String unreadableGames(List<String> ids);

  /** Reports the result of an import. {@code skipped} may be 0. */
  String imported(
      long games, long events, String file, String location, long skipped, String checksum);

  String damagedFile(String file, String reason);

  String importIncomplete(String reason);

  String conflicts(long games, List<String> firstIds);

  String checkProgress(long games);

  String importProgress(long games);

  String compareProgress(long games);
}
