/**
 * Load tests that play random legal games over real sockets against the packaged server, which runs
 * in its own process. Depends on {@code core}, and on Javalin for the echo server used as a
 * baseline.
 */
package org.arbiterchess.bench.server;
