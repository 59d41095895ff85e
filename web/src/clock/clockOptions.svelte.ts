import { readJson } from '../platform/localStorage';
import { flag, oneOf, readFields, saveOnChange, type FieldsOf } from '../platform/storedFields.svelte';
import type { ClockSettings } from '../rules/clockModule';
import { storedControl } from '../setup/newGameOptions.svelte';

const FACING = { portrait: flag(true), landscape: flag(false) };

const FIELDS = {
  control: storedControl('3+2', true),
  /** The last custom time control that the user entered. */
  custom: storedControl('25+10', true),
  start: oneOf<ClockSettings['start']>('CASUAL', 'STRICT'),
  flags: oneOf<ClockSettings['flags']>('BOTH_STOP', 'OTHER_RUNS'),
  /** Whether the digits are rotated towards the players, for each screen orientation. */
  facing: (stored: unknown) => readFields(FACING, stored),
};

const KEY = 'arbiter.clock';

/** Reads stored options and replaces invalid values with defaults. */
export function readClockOptions(stored: unknown): FieldsOf<typeof FIELDS> {
  return readFields(FIELDS, stored);
}

/** The options for the next clock. This device remembers them. */
export const clockOptions = $state(readClockOptions(readJson(KEY)));

/** Saves the options on every change while the calling component is mounted. */
export function rememberClockOptions(): void {
  saveOnChange(KEY, () => clockOptions);
}
