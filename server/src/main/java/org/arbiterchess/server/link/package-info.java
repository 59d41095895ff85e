/**
 * Link games over WebSocket: sessions, request bodies and rate limits. Depends on core, Jetty,
 * {@code server.json}, {@code server.language}, {@code server.protocol}, {@code server.room} and
 * {@code server.store}.
 */
package org.arbiterchess.server.link;
