/**
 * The server's English messages. Depends on {@code server.json}, {@code server.protocol}, {@code
 * server.store} and {@code server.transfer}.
 */
package org.arbiterchess.server.language.english;
