import { readJson, writeItem } from '../platform/localStorage';
import { isLanguage, pickLanguage, type Language } from './languages';
import { arePressKeys, type PressKeys } from './pressKeys';

/** This device's settings. */
export type Settings = {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** From 0 (off) to 1. */
  volume: number;
  vibration: boolean;
  highContrast: boolean;
  coordinates: boolean;
  /** Whether the board shows square numbers, from 0 on a8 to 63 on h1. */
  squareNumbers: boolean;
  autoQueen: boolean;
  confirmMoves: boolean;
  /** Whether the board turns towards the side to move in the side-by-side layout. */
  autoTurn: boolean;
  /** The keys that press the clocks in strict play: `first` for the left or lower player, `second` for the other. */
  pressKeys: PressKeys;
  /** Whether the players have read what strict play is, before their first strict game. */
  knowsStrictPlay: boolean;
};

const KEY = 'arbiter.settings';

function defaults(): Settings {
  return {
    language: pickLanguage(navigator.languages),
    theme: 'system',
    volume: 0.7,
    vibration: true,
    highContrast: false,
    coordinates: true,
    squareNumbers: false,
    autoQueen: false,
    confirmMoves: false,
    autoTurn: false,
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
  if (!arePressKeys(settings.pressKeys)) settings.pressKeys = defaults().pressKeys;
  settings.volume = Math.min(1, Math.max(0, settings.volume));
  return settings;
}

export const settings: Settings = $state(stored());

/** Saves the settings on every change. App calls this once. */
export function rememberSettings(): void {
  $effect(() => writeItem(KEY, JSON.stringify(settings)));
}
