/**
 * The server's messages, with one package per language. Depends on core, {@code server.json},
 * {@code server.protocol}, {@code server.store} and {@code server.transfer}.
 */
package org.arbiterchess.server.language;
