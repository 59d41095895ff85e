import type { Color, Game, StartedEvent } from '../rules/rules';
import type { GameRecord, NewGamePlan } from '../storage/GameRecord';
import { createLocalGame } from './openLocalGame';
import type { CommandInput } from './GamePort';

const HALF_POINTS: Record<string, [white: number, black: number]> = { '1-0': [2, 0], '0-1': [0, 2], '1/2-1/2': [1, 1] };

/** The half points of the players in a series of rematches, including this game. */
export function pointsAfter({ match = { white: 0, black: 0 }, score }: GameRecord): Record<Color, number> {
  const [white, black] = HALF_POINTS[score] ?? [0, 0];
  return { white: match.white + white, black: match.black + black };
}

/**
 * Plans a rematch with swapped colours. Each player keeps their own time control and, on a table, their own side of the
 * device.
 */
export function rematchPlan(record: GameRecord): NewGamePlan {
  const { variant, fen, control, mode: playMode = 'CASUAL' } = record.log.events[0] as StartedEvent;
  const { white, black, help, mode, turned } = record;
  const points = pointsAfter(record);
  return {
    white: black,
    black: white,
    help,
    mode,
    turned: mode === 'table' && !turned,
    match: { white: points.black, black: points.white },
    variant,
    fen,
    control: control.split('|').reverse().join('|'),
    playMode,
  };
}

/** Formats a number of half points as points, such as `1½` for 3. */
export function pointsText(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  return halfPoints % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

export type MatchParts = { white: string; whitePoints: string; blackPoints: string; black: string };

/** The players and their points in a series of rematches, White first. */
export function matchParts(match: Record<Color, number>, name: (side: Color) => string): MatchParts {
  return { white: name('white'), whitePoints: pointsText(match.white), blackPoints: pointsText(match.black), black: name('black') };
}

/**
 * Starts a new casual game on this device with the same players and some moves already played, and returns its id. The
 * moves are part of its log, so that the scoresheet is complete and repetitions are counted. A game with clocks starts
 * paused, with full clocks or the given times.
 */
export function playOnFrom(record: GameRecord, moves: string[], control: string, times: Record<Color, number> | null): Promise<string> {
  const { variant, fen } = record.log.events[0] as StartedEvent;
  const { white, black, help, mode } = record;
  return createLocalGame({ white, black, help, mode, variant, fen, control }, (game, at) => replay(game, moves, times, at));
}

/** Plays the moves, all at time `at`, then stops the clocks and sets their times. */
export function replay(started: Game, moves: string[], times: Record<Color, number> | null, at: number): Game {
  const full = started.clocks(at);
  let game = started;
  const send = (input: CommandInput) => {
    const answer = game.decide({ v: 1, id: `c${game.size()}`, ...input }, at, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    game = game.apply(answer.events);
  };
  for (const attempt of moves) send({ type: 'move', seat: game.standing('en').turn, attempt });
  if (full && moves.length > 0) {
    send({ type: 'pause', seat: 'arbiter' });
    for (const color of ['white', 'black'] as const) send({ type: 'setClock', seat: 'arbiter', color, millis: (times ?? full)[color] });
  }
  return game;
}
