/**
 * Converts commands, events, games, decisions and rulings to and from trees of maps, lists, strings
 * and numbers, which each program reads and writes as JSON. Depends on {@code language}, {@code
 * remark}, {@code rules}, {@code notation}, {@code game}, {@code tree}, {@code wire.table}.
 *
 * <pre>{@code
 * GameEvent event = new GameEvent.MovePlayed(4_000, Attempt.step(Square.E2, Square.E4));
 * Map<String, Object> tree = WireFormat.write(event);
 * System.out.println(tree); // {v=1, type=movePlayed, at=4000, attempt=e2e4}
 * System.out.println(WireFormat.CASUAL.readEvent(tree).orElseThrow().equals(event)); // true
 * }</pre>
 */
package org.arbiterchess.wire;
