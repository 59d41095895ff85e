import type { ClockState } from '../rules/clockModule';
import type { Color } from '../rules/rules';
import { parseTimeControlParts } from '../setup/timeControl.svelte';
import type { ScreenTexts } from '@texts';

/**
 * The lines of text in a player's half that describe the stage and the time added by each move: `Stage 1 of 2`, `16
 * moves to go`, `+30 s per move`. After a flag has fallen, moves add no time.
 */
export function stageInfo(control: string, color: Color, state: ClockState, t: ScreenTexts['clock']): string[] {
  const side = state[color];
  const { white, black } = parseTimeControlParts(control);
  const stages = color === 'black' && black ? black : white;
  const stage = stages[Math.min(side.stage, stages.length) - 1];
  const parts = side.stages > 1 ? [t.stage({ number: side.stage, count: side.stages })] : [];
  if (side.toNextStage !== null) parts.push(t.movesToGo({ count: side.toNextStage }));
  if (state.firstFlag) return parts;
  if (stage?.kind === '*') parts.push(t.hourglass);
  else if (stage && stage.seconds !== '0') {
    const { kind, seconds } = stage;
    parts.push(kind === '+' ? t.increment({ seconds }) : kind === 'd' ? t.delayOf({ seconds }) : t.bronstein({ seconds }));
  }
  return parts;
}
