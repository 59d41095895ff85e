/**
 * Two people, one terminal: what they type, what they read, and the file in which a game waits to
 * be continued. Depends on {@code core}, {@code drawing} and {@code wording}.
 */
package org.arbiterchess.cli.play;
