package org.arbiterchess.server.room;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;
import org.arbiterchess.server.store.ServerMessages;

/**
 * What a server tells the others about a game. As a message, it consists of words: its type, the
 * game and its values. During an update, servers running different versions share a cluster, so
 * each server ignores unknown values and messages.
 */
public sealed interface Announcement {

  /** The message about a game. */
  String message(String game);

  /** The announcement in a message, or empty if the message is unknown. */
  static Optional<Announcement> read(String message) {
    String[] words = message.split(" ", message.startsWith("changed ") ? 5 : -1);
    try {
      return switch (words[0]) {
        case "changed" ->
            Optional.of(
                new Changed(
                    Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]),
                    words.length > 4 ? words[4].lines().toList() : List.of()));
        case "attended" ->
            Optional.of(
                new Attended(
                    colors(words[2]),
                    colors(words[3]),
                    Integer.parseInt(words[4]),
                    Long.parseLong(words[5]),
                    Boolean.parseBoolean(words[6])));
        case "greeted" ->
            Optional.of(new Greeted(Color.valueOf(words[2]), PresetGreeting.valueOf(words[3])));
        default -> Optional.empty();
      };
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static List<Color> colors(String word) {
    return Stream.of(Color.values()).filter(color -> word.contains(color.name())).toList();
  }

  private static String words(Object... values) {
    return Stream.of(values).map(String::valueOf).collect(Collectors.joining(" "));
  }

  /**
   * A new version of the game.
   *
   * @param head the number of the last event
   * @param revision the number of metadata changes
   * @param events the JSON of the last events, up to {@code head}; empty if they have to be loaded
   */
  record Changed(int head, int revision, List<String> events) implements Announcement {

    public Changed {
      events = List.copyOf(events);
    }

    /** The number of the event before the first one in {@code events}. */
    int after() {
      return head - events.size();
    }

    /** The last value contains the events, one per line, unless they are too long for a message. */
    @Override
    public String message(String game) {
      String version = words("changed", game, head, revision);
      String message = version + " " + String.join("\n", events);
      return events.isEmpty() || message.getBytes(UTF_8).length > ServerMessages.MAX_MESSAGE_BYTES
          ? version
          : message;
    }
  }

  /**
   * Which clients are connected to the sender.
   *
   * @param greeters the players who want to exchange greetings
   * @param clockStoppedAt since when the server has been unable to store the move of the side to
   *     move, which was connected to it; 0 if it is able
   * @param isReplyWanted whether the other servers should also send their reports
   */
  record Attended(
      List<Color> players,
      List<Color> greeters,
      int spectators,
      long clockStoppedAt,
      boolean isReplyWanted)
      implements Announcement {

    static final Attended BY_NOBODY = new Attended(List.of(), List.of(), 0, 0, false);

    Attended replyWanted(boolean wanted) {
      return new Attended(players, greeters, spectators, clockStoppedAt, wanted);
    }

    @Override
    public String message(String game) {
      return words(
          "attended",
          game,
          players.toString().replace(" ", ""),
          greeters.toString().replace(" ", ""),
          spectators,
          clockStoppedAt,
          isReplyWanted);
    }
  }

  /** A player has sent a greeting. */
  record Greeted(Color by, PresetGreeting greeting) implements Announcement {

    @Override
    public String message(String game) {
      return words("greeted", game, by.name(), greeting);
    }
  }
}
