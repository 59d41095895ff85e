/**
 * The HTTP server. It serves the built page and, if configured, link games. Depends on Jetty,
 * {@code server.http}, {@code server.link} and {@code server.room}.
 */
package org.arbiterchess.server;
