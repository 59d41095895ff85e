/**
 * Games as trees of moves with variations, annotations and tags, a cursor that changes them, and
 * their conversion to and from played games. Depends on {@code text}, {@code language}, {@code
 * message}, {@code chess}, {@code movetext}, {@code rules}, {@code notation}, {@code game}, {@code
 * remark}.
 *
 * <pre>{@code
 * PgnGame game = GameTreeCursor.start().play("e4").play("e5").addVariation("c5").game();
 * System.out.println(game.line()); // 1. e4 e5
 * System.out.println(game.moves().size()); // 2
 * }</pre>
 */
package org.arbiterchess.pgn.tree;
