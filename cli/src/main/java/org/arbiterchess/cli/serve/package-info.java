/**
 * The {@code serve} command: its options, and how the server starts and stops. Depends on {@code
 * core}, {@code server}, {@code storage}, {@code messages} and {@code terminal}.
 */
package org.arbiterchess.cli.serve;
