/**
 * The {@code export}, {@code import} and {@code archive} commands, which copy stored games to files
 * and back. Depends on {@code server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.transfer;
