import type { StartedEvent } from '../rules/rules';
import type { NewGamePlan, GameRecord } from '../storage/GameRecord';

/** The same game again with the colours swapped. Time odds stay with the player who has them. */
export function rematchPlan(record: GameRecord): NewGamePlan {
  const { variant, fen, control } = record.log.events[0] as StartedEvent;
  const { white, black, help, mode } = record;
  return { white: black, black: white, help, mode, variant, fen, control: control.split('|').reverse().join('|') };
}
