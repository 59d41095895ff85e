import type { StartedEvent } from '../rules/rules';
import type { NewGamePlan } from '../storage/GameRecord';

/** The first event of a new game on this device. In strict play, the initial times include the first increment. */
export function startedEvent(
  { variant, fen, control, playMode }: Pick<NewGamePlan, 'variant' | 'fen' | 'control' | 'playMode'>,
  at: number,
): StartedEvent {
  const strict = playMode === 'STRICT';
  return {
    v: 1,
    type: 'started',
    at,
    variant,
    fen,
    rulebook: 'OVER_THE_BOARD',
    control,
    ...(control !== '-' && { firstIncrement: strict ? 'INCLUDED' : 'AFTER_MOVE' }),
    ...(strict && { mode: 'STRICT' }),
  };
}
