/**
 * The {@code play} command: a game between two people at one terminal, and the file it is saved to.
 * Depends on {@code core}, {@code messages}, {@code drawing} and {@code terminal}.
 */
package org.arbiterchess.cli.play;
