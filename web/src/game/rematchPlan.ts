import type { Color, StartedEvent } from '../rules/rules';
import type { NewGamePlan, GameRecord } from '../storage/GameRecord';

const HALF_POINTS: Record<string, [white: number, black: number]> = { '1-0': [2, 0], '0-1': [0, 2], '1/2-1/2': [1, 1] };

/** The half points of the players in a series of rematches, including this game. */
export function pointsAfter({ match = { white: 0, black: 0 }, score }: GameRecord): Record<Color, number> {
  const [white, black] = HALF_POINTS[score] ?? [0, 0];
  return { white: match.white + white, black: match.black + black };
}

/** The half points in a series of rematches, with those of this game once it is over; undefined in the first game. */
export function pointsInMatch(record: GameRecord): Record<Color, number> | undefined {
  return record.match && record.over ? pointsAfter(record) : record.match;
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
