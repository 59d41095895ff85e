/** The keys of the server's texts, and the choice of a language for a request. Depends on core. */
package org.arbiterchess.server.language;
