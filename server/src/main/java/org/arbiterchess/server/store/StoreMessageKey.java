package org.arbiterchess.server.store;

/**
 * The keys for all messages about the store, with their English templates. The templates for other
 * languages are in {@code server.language}. The first group contains sentences, and the other
 * groups contain parts of sentences.
 */
public enum StoreMessageKey {
  /** Placeholders: the cause and the remedy. */
  NOT_STORED("Nothing was stored: {0}. {1}; no restart is needed."),
  NOT_STORED_STOPPING("Nothing was stored: the server is shutting down."),
  NOT_STORED_TOO_SLOW(
      "Nothing was stored: the disk is too slow for so many writes. Try again in a moment."),
  NOT_STORED_PROGRAM_ERROR("Nothing was stored because of an internal error."),
  /** Placeholders: the cause and the remedy. */
  MAYBE_STORED("It is unknown whether this was stored: {0}. {1}."),
  /** Placeholders: the cause and the remedy. */
  NOT_READ("Games could not be read: {0}. {1}."),
  /** Placeholders: the cause and the remedy. */
  NOT_BACKED_UP("No backup was made: {0}. {1}."),
  NOT_READ_STOPPING("Games could not be read: the server is shutting down."),
  /** Placeholders: the location, the cause and the remedy. */
  NOT_OPENED("Cannot store games in {0}: {1}. {2}."),
  /** Placeholders: the folder and the cause. */
  FOLDER_NOT_CREATED("Cannot create the data folder {0} ({1}). Choose another folder."),
  /** Placeholders: the folder and the cause. */
  FOLDER_NOT_WRITABLE(
      "Cannot write to the data folder {0} ({1}). Change its permissions, or choose another"
          + " folder."),
  /** {0} is the folder. */
  FOLDER_IN_USE("Another Arbiter server is using {0}. Stop it, or choose another folder."),
  /** {0} is the location. */
  NEWER_VERSION(
      "The games in {0} were stored by a newer version of Arbiter, in a format that this"
          + " version cannot read. Use that version, or choose another location."),
  /** {0} is the location. */
  OTHER_TABLES(
      "The tables in {0} are not those that Arbiter created. Restore them from a backup, or"
          + " choose another location."),
  INVALID_POSTGRES_URL(
      "Invalid PostgreSQL URL. Use jdbc:postgresql://HOST:PORT/DATABASE, with PGUSER and PGPASSWORD"
          + " in the environment."),
  INVALID_REDIS_URL(
      "Invalid Redis URL. Use redis://HOST:PORT, with ARBITER_REDIS_PASSWORD in the environment if"
          + " Redis needs a password."),
  /** {0} is the maximum time in milliseconds. */
  DATABASE_TOO_SLOW(
      "The database takes more than {0} milliseconds to respond, which is too slow to synchronise"
          + " the clocks. Move this server closer to it."),

  // Locations, and reasons why the system refuses access to a folder.
  FOLDER("{0}"),
  /** Placeholders: the name, the host and the port. */
  DATABASE("the database {0} at {1}:{2}"),
  ACCESS_DENIED("access is denied"),
  FILE_EXISTS("a file with that name already exists"),
  /** {0} is the system's own message. */
  SYSTEM_MESSAGE("{0}"),

  // Causes, each followed by its remedy.
  DISK_FULL("the disk is full"),
  FREE_SPACE("Free some space"),
  FILE_READ_ONLY("the database file is read-only"),
  MAKE_FILE_WRITABLE("Make it writable"),
  FILE_LOCKED("another program has locked the database file"),
  CLOSE_PROGRAM("Close the program that has arbiter.db open"),
  FILE_DAMAGED("the database file arbiter.db is damaged or not a database"),
  RESTORE_FILE("Restore it from a backup, or move it elsewhere to start with an empty one"),
  DISK_ERROR("the disk reports an error"),
  CHECK_DISK("Check the disk"),
  UNREACHABLE("the database is not responding"),
  START_DATABASE("Start it, or check the network"),
  ROWS_LOCKED("other connections have locked the rows"),
  TRY_AGAIN("Try again in a moment"),
  CREDENTIALS_REJECTED(
      "the database rejects the user, the password or connections from this machine"),
  GIVE_CREDENTIALS("Set PGUSER and PGPASSWORD in the environment, and check pg_hba.conf"),
  NO_SUCH_DATABASE("there is no database with that name"),
  CREATE_DATABASE("Create it"),
  DATABASE_FULL("the database is out of disk space"),
  DATABASE_READ_ONLY("the database is read-only"),
  USE_WRITABLE_DATABASE("Use a writable one, or make this one writable"),
  TABLES_DAMAGED("the game tables are missing or damaged"),
  RESTORE_TABLES("Restore them from a backup"),
  DATABASE_ERROR("the database reports an error"),
  CHECK_DATABASE("Check the database");

  private final String english;

  StoreMessageKey(String english) {
    this.english = english;
  }

  /** The English template. {@code Template} documents its syntax. */
  public String english() {
    return english;
  }
}
