import { settings } from '../settings/settings.svelte';
import { de } from './verdict.de';
import { en, type VerdictWords } from './verdict.en';

/** The words of results that rest on a search, in the chosen language. */
export function verdictWords(): VerdictWords {
  return settings.language === 'de' ? de : en;
}
