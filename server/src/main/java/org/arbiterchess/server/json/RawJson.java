package org.arbiterchess.server.json;

/** JSON text inside a tree, such as an event of a log. It is written unchanged. */
public record RawJson(String json) {}
