import { settings } from '../settings/settings.svelte';
import { de } from './pgn.de';
import { en, type PgnWords } from './pgn.en';

/** The words of reading PGN, in the chosen language. */
export function pgnWords(): PgnWords {
  return settings.language === 'de' ? de : en;
}
