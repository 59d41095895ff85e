/**
 * Arbiter in a terminal: one small class a command, for people and for programs. Depends on core,
 * server, picocli and, in one class, Jackson.
 */
package org.arbiterchess.cli;
