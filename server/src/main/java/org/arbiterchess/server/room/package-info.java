/**
 * Rooms for online games. A room holds the log, seats, participants and clock of one game, and runs
 * one task at a time. The package contains no HTTP or WebSocket code. Depends on core, {@code
 * server.protocol} and {@code server.store}.
 */
package org.arbiterchess.server.room;
