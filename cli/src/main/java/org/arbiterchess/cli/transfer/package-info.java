/**
 * The commands {@code export}, {@code import} and {@code archive}, which copy stored games to files
 * and back. Depends on {@code server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.transfer;
