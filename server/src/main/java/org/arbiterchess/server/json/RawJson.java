package org.arbiterchess.server.json;

/** JSON text inside a JSON tree, such as a log event. It is written unchanged. */
public record RawJson(String json) {}
