import type { ScreenTexts } from '@texts';
import { encodeBase64Url } from '../platform/base64Url';
import { addressOf } from '../routing/address';
import type { ClockSettings, ClockState } from '../rules/clockModule';
import type { Color } from '../rules/rules';
import { parseTimeControlParts } from '../setup/timeControl.svelte';

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

/**
 * The address of *Ask the arbiter*, pre-filled with everything that the clock knows about a fallen flag. If both clocks
 * stop when a flag falls, the game counts as supervised, because an arbiter would call the flag. If the other clock
 * continues, a player may claim the flag (6.8, A.5.3). With several periods, the completed moves matter (6.3.1).
 */
export function flagQuestionAddress({ firstFlag, white, black }: ClockState, { control, flags }: Pick<ClockSettings, 'control' | 'flags'>): string {
  const fallen = firstFlag && { white, black }[firstFlag];
  const question = {
    question: 'flag',
    ...(firstFlag && { fallen: firstFlag }),
    ...(white.flagged && black.flagged && { bothFallen: true }),
    control,
    ...(fallen && fallen.stages > 1 && { period: fallen.stage, completed: fallen.moves }),
    supervised: flags === 'BOTH_STOP',
  };
  return addressOf({ screen: 'ask', question: encodeBase64Url(JSON.stringify(question)) });
}

/** The time shown on a clock, with the tenths split off. */
export type ClockTextParts = { time: string; tenths: string };

/**
 * The widths of a digit and a separator, in em, in semi-bold Instrument Sans with tabular figures and tight spacing.
 */
const DIGIT_EMS = 0.58;
const SEPARATOR_EMS = 0.26;
/** Tenths are half as large as the other digits. */
const TENTHS_SCALE = 0.5;

export function splitTenths(text: string): ClockTextParts {
  const [time = '', tenths] = text.split('.');
  return { time, tenths: tenths === undefined ? '' : `.${tenths}` };
}

/** The width of the text in em. It is used to make the font as large as possible. */
export function clockTextWidth({ time, tenths }: ClockTextParts): number {
  return widthOf(time) + TENTHS_SCALE * widthOf(tenths);
}

function widthOf(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return digits * DIGIT_EMS + (text.length - digits) * SEPARATOR_EMS;
}
