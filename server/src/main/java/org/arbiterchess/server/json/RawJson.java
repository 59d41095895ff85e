package org.arbiterchess.server.json;

/** JSON text inside a tree, such as a log event. It is written unchanged. */
public record RawJson(String json) {}
