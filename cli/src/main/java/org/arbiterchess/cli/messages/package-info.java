/**
 * All terminal messages, with one interface per group of commands and one package per language.
 * Depends on {@code core} and {@code server}.
 */
package org.arbiterchess.cli.messages;
