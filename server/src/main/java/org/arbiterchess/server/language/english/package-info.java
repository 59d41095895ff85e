/** The server's English messages. Depends on {@code server.protocol}. */
package org.arbiterchess.server.language.english;
