package org.arbiterchess.server.cluster;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.server.room.PresenceReport;

/**
 * A message from one server to the others about a game, encoded as one line of space-separated
 * values.
 */
sealed interface ClusterMessage {

  /** The name of the server that sent the message. */
  String node();

  /** The game has a new version. */
  record Changed(String node, int head, int revision) implements ClusterMessage {

    @Override
    public String encode() {
      return "changed " + node + " " + head + " " + revision;
    }
  }

  /**
   * The clients connected to the sender, and whether the other servers should send their reports.
   */
  record PresenceReported(String node, PresenceReport report, boolean replyWanted)
      implements ClusterMessage {

    @Override
    public String encode() {
      return "attended "
          + node
          + (report.white() ? " 1" : " 0")
          + (report.black() ? " 1 " : " 0 ")
          + report.spectators()
          + (replyWanted ? " 1" : " 0");
    }
  }

  String encode();

  /** Decodes a line. Returns empty for messages from other versions. */
  static Optional<ClusterMessage> decode(String line) {
    List<String> words = List.of(line.split(" ", -1));
    try {
      return switch (words.get(0)) {
        case "changed" ->
            Optional.of(new Changed(words.get(1), number(words, 2), number(words, 3)));
        case "attended" ->
            Optional.of(
                new PresenceReported(
                    words.get(1),
                    new PresenceReport(
                        number(words, 2) == 1, number(words, 3) == 1, number(words, 4)),
                    number(words, 5) == 1));
        default -> Optional.empty();
      };
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static int number(List<String> words, int index) {
    return Integer.parseInt(words.get(index));
  }
}
