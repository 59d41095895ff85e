/**
 * Arbiter over HTTP: gives the built page to browsers, with the headers that keep it safe. Depends
 * on Javalin, in {@link org.arbiterchess.server.ArbiterServer} and the handlers beside it.
 */
package org.arbiterchess.server;
