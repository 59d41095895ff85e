/**
 * The act of moving the pieces (Article 4): touched pieces, the obligation they create, and
 * released pieces whose move is not yet completed. Depends on {@code text}, {@code chess}, {@code
 * rules}.
 *
 * <pre>{@code
 * Position position = Position.initial();
 * List<Square> touched = List.of(Square.G1);
 * var home = Obligation.CastlingHomeSquares.of(position);
 * Obligation must = Obligation.of(position, touched, home);
 * System.out.println(must.kind() + " " + must.allowed()); // MOVE [g1f3, g1h3]
 * }</pre>
 */
package org.arbiterchess.officiating.touch;
