import { settings } from '../settings/settings.svelte';
import { de } from './de/verdictWords';
import { en, type VerdictWords } from './en/verdictWords';

/** The words of results that rest on a search, in the chosen language. */
export function verdictWords(): VerdictWords {
  return settings.language === 'de' ? de : en;
}
