import { settings } from '../settings/settings.svelte';
import { de } from './de/pgnWords';
import { en, type PgnWords } from './en/pgnWords';

/** The words of reading PGN, in the chosen language. */
export function pgnWords(): PgnWords {
  return settings.language === 'de' ? de : en;
}
