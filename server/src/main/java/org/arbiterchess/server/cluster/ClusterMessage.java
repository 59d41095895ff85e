package org.arbiterchess.server.cluster;

import java.util.List;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.Cluster.ClusterListener;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerPresenceReport;

/**
 * Messages from one server to the others about a game, encoded as space-separated values. The
 * second value is the name of the sender. During an update, servers running different versions
 * share a cluster, so each server ignores unknown values and messages, and tolerates missing
 * values.
 */
final class ClusterMessage {

  /**
   * The maximum total length of the events in a message. If they are longer, servers load them from
   * the store instead.
   */
  static final int MAX_EVENT_CHARS = 16_384;

  private ClusterMessage() {}

  /**
   * The game has a new version. If its events are not too long, they are the last value, one per
   * line, after their signature.
   */
  static String changed(
      String node, String game, GameChangeAnnouncement change, ClusterEventSigner signer) {
    String version = "changed " + node + " " + change.head() + " " + change.revision();
    String events = change.joinedEvents();
    return events.isEmpty() || events.length() > MAX_EVENT_CHARS
        ? version
        : version + " " + signer.sign(game, change) + " " + events;
  }

  /**
   * Reports which clients are connected to the sender. If {@code replyWanted} is true, the other
   * servers should reply with their own reports.
   */
  static String attended(String node, ServerPresenceReport report, boolean replyWanted) {
    return "attended "
        + node
        + (report.white() ? " 1" : " 0")
        + (report.black() ? " 1 " : " 0 ")
        + report.spectators()
        + (replyWanted ? " 1" : " 0")
        + (report.whiteGreets() ? " 1" : " 0")
        + (report.blackGreets() ? " 1 " : " 0 ")
        + report.clockStoppedAt();
  }

  /** A player has sent a greeting. */
  static String greeted(String node, Color by, PresetGreeting greeting) {
    return "greeted " + node + " " + by.name() + " " + greeting;
  }

  /** Whether the server with this name sent the message. */
  static boolean isFrom(String node, String message) {
    return message.startsWith(node + " ", message.indexOf(' ') + 1);
  }

  /**
   * Decodes a message, and returns what tells a listener. This does nothing for unknown messages,
   * which other versions may send.
   */
  static Consumer<ClusterListener> decode(String game, String message, ClusterEventSigner signer) {
    String[] words = message.split(" ", message.startsWith("changed ") ? 6 : -1);
    try {
      return switch (words[0]) {
        case "changed" -> {
          GameChangeAnnouncement change = change(game, words, signer);
          yield listener -> listener.onGameChanged(game, change);
        }
        case "attended" -> {
          ServerPresenceReport report =
              new ServerPresenceReport(
                  words[2].equals("1"),
                  words[3].equals("1"),
                  Integer.parseInt(words[4]),
                  words[6].equals("1"),
                  words[7].equals("1"),
                  Long.parseLong(words[8]));
          boolean replyWanted = words[5].equals("1");
          yield listener -> listener.onPresenceReported(game, words[1], report, replyWanted);
        }
        case "greeted" -> {
          Color by = Color.valueOf(words[2]);
          PresetGreeting greeting = PresetGreeting.valueOf(words[3]);
          yield listener -> listener.onGreeting(game, by, greeting);
        }
        default -> listener -> {};
      };
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return listener -> {};
    }
  }

  /** The change, without its events if the sender omitted them or their signature is not valid. */
  private static GameChangeAnnouncement change(
      String game, String[] words, ClusterEventSigner signer) {
    boolean hasEvents = words.length > 5 && words[5].length() <= MAX_EVENT_CHARS;
    List<String> events = hasEvents ? words[5].lines().toList() : List.of();
    GameChangeAnnouncement change =
        new GameChangeAnnouncement(Integer.parseInt(words[2]), Integer.parseInt(words[3]), events);
    return events.isEmpty() || signer.isSigned(game, change, words[4])
        ? change
        : change.withoutEvents();
  }
}
