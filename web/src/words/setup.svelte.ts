import { settings } from '../settings/settings.svelte';
import { de } from './setup.de';
import { en, type SetupWords } from './setup.en';

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
