/** The server's German texts. Depends on {@code server.protocol}. */
package org.arbiterchess.server.language.german;
