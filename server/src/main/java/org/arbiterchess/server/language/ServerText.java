package org.arbiterchess.server.language;

import org.arbiterchess.language.TextKey;

/** The keys of {@code server.properties}. */
public enum ServerText implements TextKey {
  // Messages that cannot be read.
  MALFORMED_JSON("problem,column,detail"),
  MALFORMED_BYTES,
  MALFORMED_FRAME,
  MALFORMED_GAME,

  // Status page: headings and sentences.
  HEALTHY_HEADING,
  HEALTHY_SENTENCE,
  CANNOT_STORE_HEADING,
  CANNOT_STORE_SENTENCE,

  // Status page: labels.
  VERSION,
  UPTIME,
  CLIENTS,
  GAMES,
  QUEUED_WRITES,
  FREE_SPACE,
  LAST_PROBLEM,
  REFUSALS,
  CLUSTER,

  // Status page: values.
  NOT_PACKAGED,
  UPTIME_HOURS("hours,minutes"),
  UPTIME_DAYS("days,hours,minutes"),
  GAMES_BY_STATUS("games,waiting,playing,paused,over"),
  PROBLEM_AT("kind,time"),
  NO_PROBLEM,
  REFUSALS_BY_REASON("count,reasons"),
  CLUSTER_NONE,
  CLUSTER_CONNECTED,
  CLUSTER_DISCONNECTED,

  // Error pages.
  TO_THE_BOARD,
  ERROR_LINE("heading,sentence"),
  NOT_FOUND_HEADING,
  NOT_FOUND_SENTENCE,
  BAD_REQUEST_HEADING,
  BAD_REQUEST_SENTENCE,
  METHOD_NOT_ALLOWED_HEADING,
  METHOD_NOT_ALLOWED_SENTENCE,
  INTERNAL_ERROR_HEADING,
  INTERNAL_ERROR_SENTENCE,

  // Link previews.
  PREVIEW_LOCALE,
  PREVIEW_INVITATION,
  PREVIEW_INVITATION_FROM("name"),
  PREVIEW_JOIN("variant,control"),
  PREVIEW_WATCH("variant,control,move"),
  PREVIEW_PICTURE,

  // Failures of the database.
  NOT_STORED_BECAUSE("cause"),
  MAYBE_STORED_BECAUSE("cause"),
  NOT_READ_BECAUSE("cause"),
  NOT_BACKED_UP_BECAUSE("cause"),
  NOT_OPENED_BECAUSE("location,cause"),
  SQLITE_CAUSE("cause"),
  POSTGRES_CAUSE("cause"),

  // Other messages about the storage of games.
  NOT_STORED_STOPPING,
  NOT_STORED_TOO_SLOW,
  NOT_STORED_PROGRAM_ERROR,
  NOT_READ_STOPPING,
  FOLDER_NOT_CREATED("folder,reason"),
  FOLDER_NOT_WRITABLE("folder,reason"),
  FOLDER_IN_USE("folder"),
  NEWER_VERSION("location"),
  OTHER_TABLES("location"),
  INVALID_POSTGRES_URL,
  DATABASE_TOO_SLOW("millis"),
  DATABASE("name,host,port"),

  // Damage to an export file.
  NOT_AN_EXPORT,
  EXPORT_INCOMPLETE("line"),
  EXPORT_WRONG_TOTALS("line,games"),
  EXPORT_NOT_A_GAME("line"),
  EXPORT_WRONG_CHECKSUM("line"),
  EXPORT_NOT_JSON("line"),
  EXPORT_LINE_TOO_LONG("line,max"),
  EXPORT_TOO_LARGE("max"),

  // The log.
  LOG_STARTED("version,address,behindProxy,location,limits"),
  LOG_DATABASE_AWAITED("location,seconds"),
  LOG_STOPPING,
  LOG_STOPPED,
  LOG_MORE_OUTAGES("count"),
  LOG_STORED_AGAIN("seconds"),
  LOG_GAMES_DELETED("games"),
  LOG_GAMES_DELETED_FREEING("games,kilobytes"),
  LOG_MESSAGES_LOST,
  LOG_MESSAGES_BACK("seconds"),
  LOG_FROZEN("millis"),
  LOG_LATE_FLAG("millis"),
  LOG_REFUSED("count,reasons"),
  LOG_LINES_DROPPED("lines"),
  METRICS_ADDRESS("path");

  private final Entry entry;

  ServerText() {
    this("");
  }

  ServerText(String placeholders) {
    this.entry = Entry.of("server", "", placeholders);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
