/**
 * The commands {@code export}, {@code import} and {@code archive}, which copy stored games to files
 * and back. Depends on server, {@code storage}, {@code terminal} and zstd.
 */
package org.arbiterchess.cli.transfer;
