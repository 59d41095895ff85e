/**
 * A game of chess: the players' commands, the arbiter's decisions, and the event log. The current
 * time is always passed as an argument, in milliseconds on a clock that the caller chooses. Depends
 * on {@code text}, {@code language}, {@code message}, {@code chess}, {@code remark}, {@code rules},
 * {@code tree}, {@code winnability}.
 *
 * <pre>{@code
 * Game game = Game.start();
 * for (String move : List.of("f3", "e5", "g4", "Qh4")) {
 *   Attempt attempt = San.read(game.position(), move).orElseThrow();
 *   Seat seat = Seat.of(game.position().turn());
 *   Command command = new Command(seat, move, new Action.Move(attempt));
 *   game = game.apply(Arbiter.decide(game, command, 0).orElseThrow());
 * }
 * System.out.println(game.outcome().orElseThrow().ending()); // CHECKMATE
 * }</pre>
 */
package org.arbiterchess.game;
