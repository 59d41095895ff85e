import type { StartedEvent } from '../rules/rules';
import type { NewGamePlan } from '../storage/GameRecord';

/** The first event in a new game on this device. */
export function startedEvent({ variant, fen, control }: Pick<NewGamePlan, 'variant' | 'fen' | 'control'>, at: number): StartedEvent {
  return {
    v: 1,
    type: 'started',
    at,
    variant,
    fen,
    rulebook: 'OVER_THE_BOARD',
    control,
    ...(control !== '-' && { firstIncrement: 'AFTER_MOVE' }),
  };
}
