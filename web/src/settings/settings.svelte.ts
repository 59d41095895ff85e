import { readJson } from '../platform/localStorage';
import { flag, numberBetween, oneOf, readFields, saveOnChange, type FieldsOf } from '../platform/storedFields.svelte';
import { ANIMATION_SPEEDS, BOARD_THEMES, isLanguage, type Language, MIN_BOARD_SCALE, pickLanguage, PIECE_SETS } from './choices';

/**
 * The keys that press the clocks, as lower-case letters or digits. `first` is for the player on the left or at the
 * bottom.
 */
export type PressKeys = { first: string; second: string };

/** The letters used by other shortcuts in a game. */
const TAKEN = ['d', 'f', 'p', 'v'];

/** Whether a key can be used to press a clock: a single letter or digit that no other shortcut uses. */
export function isPressKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\p{Ll}\p{Lo}\p{N}]$/u.test(key) && key.toUpperCase().length === 1 && !TAKEN.includes(key);
}

/** Whether a stored value contains two different keys that can be used to press the clocks. */
export function arePressKeys(value: unknown): value is PressKeys {
  const { first, second } = (value ?? {}) as Partial<PressKeys>;
  return isPressKey(first) && isPressKey(second) && first !== second;
}

export const NOTATIONS = ['language', 'figurines', 'english'] as const;

export type Notation = (typeof NOTATIONS)[number];

const FIELDS = {
  language: (stored: unknown): Language => (isLanguage(stored) ? stored : pickLanguage(navigator.languages)),
  theme: oneOf('system', 'light', 'dark'),
  /** How moves are written: with the language's piece letters, with figurines, or with English letters. */
  notation: oneOf(...NOTATIONS),
  /** From 0 (off) to 1. */
  volume: numberBetween(0, 1, 0.7),
  vibration: flag(true),
  boardTheme: oneOf(...BOARD_THEMES),
  pieceSet: oneOf(...PIECE_SETS),
  /** `system` means `normal`, or `off` if the system asks for reduced motion. */
  animation: oneOf('system', ...ANIMATION_SPEEDS),
  /** The size of the board beside the scoresheet on a large screen, as a fraction of the largest size that fits. */
  boardScale: numberBetween(MIN_BOARD_SCALE, 1, 1),
  coordinates: flag(true),
  /** Whether the board shows square numbers, from 0 on a8 to 63 on h1. */
  squareNumbers: flag(false),
  autoQueen: flag(false),
  confirmMoves: flag(false),
  /** Whether the side-by-side layout flips the board for the side to move. */
  autoTurn: flag(false),
  /** Whether the move list shows the time that each move took. */
  moveTimes: flag(true),
  /**
   * The keys that press the clocks in strict play. `first` is for the player on the left or at the bottom, `second` for
   * the other player.
   */
  pressKeys: (stored: unknown): PressKeys => (arePressKeys(stored) ? stored : { first: 'a', second: 'l' }),
  /** Whether the players have read the explanation of strict play, which is shown before their first strict game. */
  knowsStrictPlay: flag(false),
};

/** This device's settings. */
export type Settings = FieldsOf<typeof FIELDS>;

const KEY = 'arbiter.settings';

export const settings: Settings = $state(readFields(FIELDS, readJson(KEY)));

/** Saves the settings on every change. App calls this once. */
export function rememberSettings(): void {
  saveOnChange(KEY, () => settings);
}

/** The locale for dates: the user's regional variant of the chosen language, if there is one. Reactive. */
export function regionalLocale(): string {
  return navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
}
