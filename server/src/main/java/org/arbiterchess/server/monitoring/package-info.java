/**
 * The server log and Prometheus metrics. Depends on SLF4J, the JDK's HTTP server, Micrometer (which
 * is loaded only if metrics are enabled), core, {@code server.json}, {@code server.language},
 * {@code server.protocol}, {@code server.room} and {@code server.link}.
 */
package org.arbiterchess.server.monitoring;
