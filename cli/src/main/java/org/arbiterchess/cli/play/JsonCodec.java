package org.arbiterchess.cli.play;

import java.util.Map;
import java.util.function.Function;

/**
 * How trees become JSON and back, which only the program's edge knows.
 *
 * @param write one line, without its end
 * @param read throws IllegalArgumentException with a sentence if the text is no object
 */
public record JsonCodec(
    Function<Map<String, Object>, String> write, Function<String, Map<String, Object>> read) {}
