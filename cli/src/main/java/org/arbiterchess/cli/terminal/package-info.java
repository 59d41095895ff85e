/**
 * Standard streams, exit codes, progress and JSON lines, shared by all commands. Depends on {@code
 * core}, {@code messages}, on {@code io} for compressed input, and on {@code server} for its JSON
 * codec.
 */
package org.arbiterchess.cli.terminal;
