/**
 * Texts in several languages: a catalogue per language, its templates and the reader of its files.
 * Depends on {@code text}.
 */
package org.arbiterchess.language;
