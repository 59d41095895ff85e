/**
 * Two people, one terminal: what they type, what they read, and the file in which a game waits to
 * be continued. Depends on {@code core} and {@code drawing}.
 */
package org.arbiterchess.cli.play;
