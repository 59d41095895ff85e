/** The English texts of the server. Depends on {@code server.protocol}. */
package org.arbiterchess.server.language.english;
