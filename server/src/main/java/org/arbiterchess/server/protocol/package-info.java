/**
 * What pages and the server say to each other about games by link, as docs/protocol.md has it:
 * messages as values, read from JSON and written to it, and the refusals that are the server's.
 * Depends on core and {@code server.json}.
 */
package org.arbiterchess.server.protocol;
