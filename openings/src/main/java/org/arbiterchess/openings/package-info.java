/**
 * Looks up the names of openings by position. Depends on {@code core}.
 *
 * <pre>{@code
 * PgnGame game = PgnCodec.read("1. e4 c5 2. Nf3 d6 *").orElseThrow().game();
 * Opening opening = Openings.of(game).orElseThrow();
 * System.out.println(opening.eco() + " " + opening.name()); // B50 Sicilian
 * }</pre>
 */
package org.arbiterchess.openings;
