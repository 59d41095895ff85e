/**
 * The clock for a wooden board: its settings, commands and events. Time is always an argument.
 * Depends on {@code text}, {@code chess}, {@code notation}, {@code game}.
 */
package org.arbiterchess.clock;
