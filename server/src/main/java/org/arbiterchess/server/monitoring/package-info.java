/**
 * What operators see of a server: the log, and measurements for Prometheus. Depends on Micrometer,
 * which is loaded only where measurements are asked for, SLF4J, {@code server.json}, {@code
 * server.protocol}, {@code server.store}, {@code server.room} and {@code server.link}.
 */
package org.arbiterchess.server.monitoring;
