package org.arbiterchess.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.Cluster.ClusterListener;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerPresenceReport;
import org.arbiterchess.server.store.ServerMessages;

/**
 * Messages from one server to the others about a game, encoded as space-separated values. During an
 * update, servers running different versions share a cluster, so each server ignores unknown values
 * and messages.
 */
final class ClusterMessage {

  private ClusterMessage() {}

  /**
   * The game has a new version. The last value contains the events, one per line, unless they are
   * too long for a message; then the servers load them from the store.
   */
  static String changed(String game, GameChangeAnnouncement change) {
    String version = encode("changed", game, change.head(), change.revision());
    String message = version + " " + String.join("\n", change.events());
    return change.events().isEmpty()
            || message.getBytes(UTF_8).length > ServerMessages.MAX_MESSAGE_BYTES
        ? version
        : message;
  }

  /**
   * Reports which clients are connected to the sender. If {@code replyWanted} is true, the other
   * servers should reply with their own reports.
   */
  static String attended(String game, ServerPresenceReport report, boolean replyWanted) {
    return encode(
        "attended",
        game,
        report.white(),
        report.black(),
        report.spectators(),
        replyWanted,
        report.whiteGreets(),
        report.blackGreets(),
        report.clockStoppedAt());
  }

  /** A player has sent a greeting. */
  static String greeted(String game, Color by, PresetGreeting greeting) {
    return encode("greeted", game, by.name(), greeting);
  }

  private static String encode(Object... values) {
    return Stream.of(values).map(String::valueOf).collect(Collectors.joining(" "));
  }

  /**
   * Decodes a message, and returns what tells a listener. This does nothing for unknown messages,
   * which other versions may send.
   */
  static Consumer<ClusterListener> decode(String node, String message) {
    String[] words = message.split(" ", message.startsWith("changed ") ? 5 : -1);
    try {
      return switch (words[0]) {
        case "changed" -> {
          List<String> events = words.length > 4 ? words[4].lines().toList() : List.of();
          GameChangeAnnouncement change =
              new GameChangeAnnouncement(
                  Integer.parseInt(words[2]), Integer.parseInt(words[3]), events);
          yield listener -> listener.onGameChanged(words[1], change);
        }
        case "attended" -> {
          ServerPresenceReport report =
              new ServerPresenceReport(
                  Boolean.parseBoolean(words[2]),
                  Boolean.parseBoolean(words[3]),
                  Integer.parseInt(words[4]),
                  Boolean.parseBoolean(words[6]),
                  Boolean.parseBoolean(words[7]),
                  Long.parseLong(words[8]));
          boolean replyWanted = Boolean.parseBoolean(words[5]);
          yield listener -> listener.onPresenceReported(words[1], node, report, replyWanted);
        }
        case "greeted" -> {
          Color by = Color.valueOf(words[2]);
          PresetGreeting greeting = PresetGreeting.valueOf(words[3]);
          yield listener -> listener.onGreeting(words[1], by, greeting);
        }
        default -> listener -> {};
      };
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return listener -> {};
    }
  }
}
