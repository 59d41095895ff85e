import { readJson } from '../platform/localStorage';
import { saveOnChange } from '../platform/saveOnChange.svelte';
import { type AnimationSpeed, type BoardTheme, choiceOf, isLanguage, type Language, MIN_BOARD_SCALE, pickLanguage, PIECE_SETS, type PieceSet, readBoardTheme } from './choices';

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

/** This device's settings. */
export type Settings = {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** How moves are written: with the language's piece letters, with figurines, or with English letters. */
  notation: Notation;
  /** From 0 (off) to 1. */
  volume: number;
  vibration: boolean;
  boardTheme: BoardTheme;
  pieceSet: PieceSet;
  /** `system` means `normal`, or `off` if the system asks for reduced motion. */
  animation: AnimationSpeed | 'system';
  /** The size of the board beside the scoresheet on a large screen, as a fraction of the largest size that fits. */
  boardScale: number;
  coordinates: boolean;
  /** Whether the board shows square numbers, from 0 on a8 to 63 on h1. */
  squareNumbers: boolean;
  autoQueen: boolean;
  confirmMoves: boolean;
  /** Whether the side-by-side layout flips the board for the side to move. */
  autoTurn: boolean;
  /** Whether the move list shows the time that each move took. */
  moveTimes: boolean;
  /**
   * The keys that press the clocks in strict play. `first` is for the player on the left or at the bottom, `second` for
   * the other player.
   */
  pressKeys: PressKeys;
  /** Whether the players have read the explanation of strict play, which is shown before their first strict game. */
  knowsStrictPlay: boolean;
};

const KEY = 'arbiter.settings';

function defaults(): Settings {
  return {
    language: pickLanguage(navigator.languages),
    theme: 'system',
    notation: 'language',
    volume: 0.7,
    vibration: true,
    boardTheme: 'wood',
    pieceSet: 'classic',
    animation: 'system',
    boardScale: 1,
    coordinates: true,
    squareNumbers: false,
    autoQueen: false,
    confirmMoves: false,
    autoTurn: false,
    moveTimes: true,
    pressKeys: { first: 'a', second: 'l' },
    knowsStrictPlay: false,
  };
}

/** Reads the stored settings. A value is used only if it has the same type as its default. */
function stored(): Settings {
  const settings = defaults();
  const values = readJson(KEY) as Partial<Settings> | null;
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    const value = values?.[key];
    if (key === 'language' ? isLanguage(value) : typeof value === typeof settings[key]) Object.assign(settings, { [key]: value });
  }
  if (settings.theme !== 'light' && settings.theme !== 'dark') settings.theme = 'system';
  if (!NOTATIONS.includes(settings.notation)) settings.notation = 'language';
  if (!arePressKeys(settings.pressKeys)) settings.pressKeys = defaults().pressKeys;
  settings.boardTheme = readBoardTheme(values);
  settings.pieceSet = choiceOf(PIECE_SETS, settings.pieceSet);
  settings.animation = choiceOf(['system', 'off', 'fast', 'normal'], settings.animation);
  settings.boardScale = Math.min(1, Math.max(MIN_BOARD_SCALE, settings.boardScale));
  settings.volume = Math.min(1, Math.max(0, settings.volume));
  return settings;
}

export const settings: Settings = $state(stored());

/** Saves the settings on every change. App calls this once. */
export function rememberSettings(): void {
  saveOnChange(KEY, () => settings);
}

/** The locale for dates: the user's regional variant of the chosen language, if there is one. Reactive. */
export function regionalLocale(): string {
  return navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
}
