/**
 * The command {@code serve}: its options, and the start and shutdown of the server. Depends on
 * {@code server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.serve;
