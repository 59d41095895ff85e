/**
 * Games by link over HTTP and WebSocket: who may say how much, and what becomes of it. Depends on
 * {@code server.room} and {@code server.protocol}, and on Javalin and Jetty.
 */
package org.arbiterchess.server.link;
