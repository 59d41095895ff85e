package org.arbiterchess.wire;

import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;

/**
 * What a {@link WireFormat} has to know to read the games of a mode.
 *
 * @param actions reads the fields of each type of action that only this mode has
 * @param events reads the fields of each type of event that only this mode has
 */
public record WireMode(
    Mode mode,
    Map<String, Function<WireNodeReader, Action>> actions,
    Map<String, Function<WireNodeReader, GameEvent>> events) {}
