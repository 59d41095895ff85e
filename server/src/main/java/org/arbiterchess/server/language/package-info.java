/**
 * The server's texts, with one package for each language. Depends on core and {@code
 * server.protocol}.
 */
package org.arbiterchess.server.language;
