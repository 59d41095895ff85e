/**
 * Load tests for the packaged server, which runs in its own process: random legal games over real
 * sockets. Depends on {@code core}, and on Javalin for the echo server used as a baseline.
 */
package org.arbiterchess.bench.server;
