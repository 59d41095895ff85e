/** Files and streams of PGN games, and Polyglot opening books. Depends on {@code core}. */
package org.arbiterchess.io;
