/**
 * How much the server bears: real random games over real sockets of this machine, against the
 * packaged program in a process of its own. Depends on the rules, and on Javalin for the echo it is
 * compared with.
 */
package org.arbiterchess.bench.server;
