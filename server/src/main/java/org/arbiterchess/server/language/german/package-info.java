/**
 * The server's German messages. Depends on {@code server.json}, {@code server.protocol}, {@code
 * server.store} and {@code server.transfer}.
 */
package org.arbiterchess.server.language.german;
