/**
 * All terminal messages, with one interface per group of commands and one package per language.
 * Depends on {@code core}.
 */
package org.arbiterchess.cli.messages;
