/**
 * Rooms, each of which holds one online game: its log, seats, participants and clock. A room runs
 * one task at a time. Depends on core, {@code server.language}, {@code server.protocol} and {@code
 * server.store}; knows neither HTTP nor WebSockets.
 */
package org.arbiterchess.server.room;
