/**
 * Rooms, each of which holds one game by link: its log, its seats, who is there, its clock. A room
 * does one thing at a time. Depends on core, {@code server.protocol} and {@code server.store};
 * knows neither HTTP nor sockets.
 */
package org.arbiterchess.server.room;
