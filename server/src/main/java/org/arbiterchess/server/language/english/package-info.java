/** The server's English texts. Depends on {@code server.protocol}. */
package org.arbiterchess.server.language.english;
