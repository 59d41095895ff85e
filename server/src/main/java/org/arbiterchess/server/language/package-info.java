/**
 * The server's messages, with one package per language. Depends on core and {@code
 * server.protocol}.
 */
package org.arbiterchess.server.language;
