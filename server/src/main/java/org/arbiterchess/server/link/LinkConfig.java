package org.arbiterchess.server.link;

import java.util.Optional;
import org.arbiterchess.server.room.RoomContext;

/**
 * The configuration for link games.
 *
 * @param rooms what the rooms need
 * @param keepDays the number of days for which a game is stored after its last event
 * @param behindProxy whether client addresses come from X-Forwarded-For
 * @param publicUrl the URL that players open, such as {@code https://chess.example.org}, if known
 */
public record LinkConfig(
    RoomContext rooms, int keepDays, boolean behindProxy, Optional<String> publicUrl) {}
