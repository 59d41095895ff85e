/**
 * Texts in several languages: a catalogue per language, its templates and the reader of its files.
 * Depends on {@code text}.
 *
 * <pre>{@code
 * Texts german = Texts.of("de").orElseThrow();
 * System.out.println(german.name(Role.KNIGHT)); // Springer
 * System.out.println(german.name(Role.KNIGHT, "aWhom")); // einen Springer
 * }</pre>
 */
package org.arbiterchess.language;
