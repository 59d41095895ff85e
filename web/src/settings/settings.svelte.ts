import type { Language } from '../rules/rules';

/** What this device remembers of its people's wishes. */
export type Settings = {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** 0 is off, 1 is full. */
  volume: number;
  vibration: boolean;
  highContrast: boolean;
  coordinates: boolean;
  /** 0 on a8 to 63 on h1. */
  squareNumbers: boolean;
  autoQueen: boolean;
  confirmMoves: boolean;
  /** Side by side: the board turns to the player on move. */
  autoTurn: boolean;
};

const KEY = 'arbiter.settings';

function defaults(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    volume: 0.7,
    vibration: true,
    highContrast: false,
    coordinates: true,
    squareNumbers: false,
    autoQueen: false,
    confirmMoves: false,
    autoTurn: false,
  };
}

/** A value is taken over only if it has the type of its default; anything else was not written by us. */
function remembered(): Settings {
  const settings = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const key of Object.keys(settings) as (keyof Settings)[]) {
      const value = (stored as Partial<Settings> | null)?.[key];
      if (typeof value === typeof settings[key]) Object.assign(settings, { [key]: value });
    }
  } catch {
    // Storage is forbidden or holds something else: the defaults serve.
  }
  if (settings.language !== 'de') settings.language = 'en';
  if (settings.theme !== 'light' && settings.theme !== 'dark') settings.theme = 'system';
  settings.volume = Math.min(1, Math.max(0, settings.volume));
  return settings;
}

export const settings: Settings = $state(remembered());

/** Remembers the settings from now on; called once, by the page. */
export function rememberSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Storage is forbidden: the settings hold until the page is closed.
    }
  });
}
