import { settings } from '../settings/settings.svelte';
import { de } from './de/setupWords';
import { en, type SetupWords } from './en/setupWords';

function chosen(): SetupWords {
  return settings.language === 'de' ? de : en;
}

/** The words of choosing a game, in the chosen language. */
export function setupWords(): SetupWords['setup'] {
  return chosen().setup;
}

/** The words of setting up a position, in the chosen language. */
export function positionWords(): SetupWords['position'] {
  return chosen().position;
}
