package org.arbiterchess.server.json;

/**
 * A piece of a tree that is JSON already, such as an event out of a log. It is printed as it is.
 */
public record RawJson(String json) {}
