import { readJson } from '../platform/localStorage';
import { saveOnChange } from '../platform/saveOnChange.svelte';
import type { ClockSettings } from '../rules/clockModule';
import { readControl } from '../rules/rules';

/** The options for the next clock. This device remembers them. */
export type ClockOptions = Pick<ClockSettings, 'control' | 'start' | 'flags'> & {
  /** The last custom time control that the user entered. */
  custom: string;
  /** Whether the digits are rotated towards the players, for each screen orientation. */
  facing: { portrait: boolean; landscape: boolean };
};

const KEY = 'arbiter.clock';

/** Reads stored options and replaces invalid values with defaults. */
export function readClockOptions(stored: unknown): ClockOptions {
  const fields = (stored ?? {}) as { [Field in keyof ClockOptions]?: unknown };
  const facing = (fields.facing ?? {}) as { portrait?: unknown; landscape?: unknown };
  return {
    control: controlText(fields.control) ?? '3+2',
    custom: controlText(fields.custom) ?? '25+10',
    start: fields.start === 'STRICT' ? 'STRICT' : 'CASUAL',
    flags: fields.flags === 'OTHER_RUNS' ? 'OTHER_RUNS' : 'BOTH_STOP',
    facing: { portrait: facing.portrait !== false, landscape: facing.landscape === true },
  };
}

export const clockOptions: ClockOptions = $state(readClockOptions(readJson(KEY)));

/** Saves the options on every change while the calling component is mounted. */
export function rememberClockOptions(): void {
  saveOnChange(KEY, () => clockOptions);
}

/** The normalised time control; undefined if it is invalid or does not use a clock. */
function controlText(value: unknown): string | undefined {
  const reading = typeof value === 'string' ? readControl(value, 'en') : null;
  return reading?.valid && reading.pace ? reading.text : undefined;
}
