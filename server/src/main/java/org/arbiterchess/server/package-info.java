/**
 * Arbiter over HTTP: gives the built page to browsers, with the headers that keep it safe, and has
 * games played by link. Depends on Javalin, in {@link org.arbiterchess.server.ArbiterServer} and
 * the handlers beside it, and on the packages within.
 */
package org.arbiterchess.server;
