/**
 * The chess clock for games on a real board: its settings, commands and events. The time is always
 * passed as an argument. Depends on {@code text}, {@code language}, {@code chess}, {@code game},
 * {@code officiating.message}.
 *
 * <pre>{@code
 * TimeControl control = TimeControl.of("5+3");
 * ClockSettings settings = new ClockSettings(control, ClockSettings.Start.STRICT, ClockSettings.Flags.BOTH_STOP);
 * BoardClock clock = BoardClock.of(settings, 0);
 * clock = clock.apply(clock.decide(new ClockCommand.Start(), 1_000).orElseThrow());
 * System.out.println(clock.left(Color.WHITE, 11_000)); // 293000
 * }</pre>
 */
package org.arbiterchess.officiating.clock;
