/** The server's German messages. Depends on {@code server.protocol}. */
package org.arbiterchess.server.language.german;
