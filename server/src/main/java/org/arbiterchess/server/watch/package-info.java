/**
 * What those see who watch over a server: measurements for Prometheus, and a journal for programs.
 * Depends on Micrometer, {@code server.json}, {@code server.store}, {@code server.room} and {@code
 * server.link}; loaded only where it is asked for.
 */
package org.arbiterchess.server.watch;
