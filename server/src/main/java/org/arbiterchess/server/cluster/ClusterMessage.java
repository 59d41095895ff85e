package org.arbiterchess.server.cluster;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.server.room.PresenceReport;

/** What one server tells the others about a game, as a line of words. */
sealed interface ClusterMessage {

  /** Who tells it. */
  String node();

  /** The game has so many events, and what surrounds them was changed so often. */
  record Changed(String node, int head, int revision) implements ClusterMessage {

    @Override
    public String encode() {
      return "changed " + node + " " + head + " " + revision;
    }
  }

  /** Who is connected there, and whether it wants to know the same of the others. */
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

  /** Empty for what another version may say. */
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
