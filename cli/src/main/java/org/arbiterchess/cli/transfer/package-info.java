/**
 * The {@code export}, {@code import}, {@code archive} and {@code backup} commands, which copy
 * stored games to files and back. Depends on {@code core}, {@code server}, {@code storage}, {@code
 * messages} and {@code terminal}.
 */
package org.arbiterchess.cli.transfer;
