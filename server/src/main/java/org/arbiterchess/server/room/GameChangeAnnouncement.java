package org.arbiterchess.server.room;

import java.util.List;

/**
 * A new version of a game, as announced by one server to the others.
 *
 * @param head the number of the last event
 * @param revision the number of metadata changes
 * @param events the JSON of the last events, up to {@code head}; empty if they have to be loaded
 */
public record GameChangeAnnouncement(int head, int revision, List<String> events) {

  public GameChangeAnnouncement {
    events = List.copyOf(events);
  }

  /** The number of the event before the first one in {@code events}. */
  int after() {
    return head - events.size();
  }
}
