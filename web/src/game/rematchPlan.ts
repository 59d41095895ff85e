import type { StartedEvent } from '../rules/rules';
import type { NewGamePlan, GameRecord } from '../storage/GameRecord';

/** Plans a rematch with swapped colours. Each player keeps their own time control. */
export function rematchPlan(record: GameRecord): NewGamePlan {
  const { variant, fen, control, mode: playMode = 'CASUAL' } = record.log.events[0] as StartedEvent;
  const { white, black, help, mode } = record;
  const swapped = control.split('|').reverse().join('|');
  return { white: black, black: white, help, mode, variant, fen, control: swapped, playMode };
}
