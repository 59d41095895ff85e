package org.arbiterchess.server.json;

/** Part of a tree that is JSON already, such as an event of a log. It is written unchanged. */
public record RawJson(String json) {}
