package org.arbiterchess.server.cluster;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.room.GameChangeAnnouncement;
import org.arbiterchess.server.room.ServerPresenceReport;

/**
 * A message from one server to the others about a game, encoded as space-separated values. During
 * an update, servers running different versions share a cluster, so each server ignores unknown
 * values and messages, and tolerates missing values.
 */
sealed interface ClusterMessage {

  /**
   * The maximum total length of the events in a message. If they are longer, servers load them from
   * the store instead.
   */
  int MAX_EVENT_CHARS = 16_384;

  /** The name of the server that sent the message. */
  String node();

  /**
   * The game has a new version. The last value in the encoded message contains the events, one per
   * line.
   *
   * @param signature the signature created by {@link ClusterEventSigner}; empty if there are no
   *     events
   */
  record Changed(String node, GameChangeAnnouncement change, String signature)
      implements ClusterMessage {

    @Override
    public String encode() {
      String version = "changed " + node + " " + change.head() + " " + change.revision();
      String events = change.joinedEvents();
      return events.isEmpty() || events.length() > MAX_EVENT_CHARS
          ? version
          : version + " " + signature + " " + events;
    }
  }

  /**
   * Reports which clients are connected to the sender. If {@code replyWanted} is true, the other
   * servers should reply with their own reports.
   */
  record PresenceReported(String node, ServerPresenceReport report, boolean replyWanted)
      implements ClusterMessage {

    @Override
    public String encode() {
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
  }

  /** A player has sent a greeting. */
  record Greeted(String node, Color by, PresetGreeting greeting) implements ClusterMessage {

    @Override
    public String encode() {
      return "greeted " + node + " " + by.name() + " " + greeting;
    }
  }

  String encode();

  /** Whether the server with this name sent the message. */
  static boolean isFrom(String node, String message) {
    int start = message.indexOf(' ') + 1;
    return message.startsWith(node + " ", start);
  }

  /** Decodes a message. Returns empty for unknown messages, which other versions may send. */
  static Optional<ClusterMessage> decode(String message) {
    List<String> words = List.of(message.split(" ", message.startsWith("changed ") ? 6 : -1));
    try {
      return switch (words.get(0)) {
        case "changed" ->
            Optional.of(
                new Changed(
                    words.get(1),
                    new GameChangeAnnouncement(number(words, 2), number(words, 3), events(words)),
                    events(words).isEmpty() ? "" : words.get(4)));
        case "attended" ->
            Optional.of(
                new PresenceReported(
                    words.get(1),
                    new ServerPresenceReport(
                        number(words, 2) == 1,
                        number(words, 3) == 1,
                        number(words, 4),
                        number(words, 6) == 1,
                        number(words, 7) == 1,
                        Long.parseLong(words.get(8))),
                    number(words, 5) == 1));
        case "greeted" ->
            Optional.of(
                new Greeted(
                    words.get(1),
                    Color.valueOf(words.get(2)),
                    PresetGreeting.valueOf(words.get(3))));
        default -> Optional.empty();
      };
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The events, or an empty list if the sender omitted them, as earlier versions do. */
  private static List<String> events(List<String> words) {
    return words.size() > 5 && words.get(5).length() <= MAX_EVENT_CHARS
        ? words.get(5).lines().toList()
        : List.of();
  }

  private static int number(List<String> words, int index) {
    return Integer.parseInt(words.get(index));
  }
}
