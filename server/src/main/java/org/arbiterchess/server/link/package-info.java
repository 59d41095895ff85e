/**
 * Link games over HTTP and WebSocket: routes, sessions and rate limits. Depends on core, Jetty,
 * {@code server.json}, {@code server.language}, {@code server.picture}, {@code server.protocol},
 * {@code server.room} and {@code server.store}.
 */
package org.arbiterchess.server.link;
