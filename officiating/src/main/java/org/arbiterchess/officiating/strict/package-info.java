/**
 * Strict play, a mode of games over the board: touched pieces, the clock that is pressed, claims,
 * the arbiter's acts and the arbiter's log. Depends on {@code text}, {@code language}, {@code
 * message}, {@code chess}, {@code remark}, {@code rules}, {@code game}, {@code tree}, {@code wire},
 * {@code wire.table}, {@code pgn.tree}, {@code officiating.law}, {@code officiating.message},
 * {@code officiating.touch}.
 *
 * <pre>{@code
 * Game game = Game.start(Strict.start(0, Position.initial(), TimeControl.NONE));
 * Action release = new StrictAction.Release(Attempt.step(Square.E2, Square.E4));
 * game = game.apply(Arbiter.decide(game, new Command(Seat.WHITE, "1", release), 0).orElseThrow());
 * System.out.println(game.plies() + " " + game.madeMove().orElseThrow()); // 0 e2e4
 * Command press = new Command(Seat.WHITE, "2", StrictAction.Simple.PRESS);
 * game = game.apply(Arbiter.decide(game, press, 0).orElseThrow());
 * System.out.println(game.moves()); // [e2e4]
 * }</pre>
 */
package org.arbiterchess.officiating.strict;
