import { settings } from '../settings/settings.svelte';
import { de } from './de/linkWords';
import { en, type LinkWords } from './en/linkWords';

/** The words of playing by link, in the chosen language. */
export function linkWords(): LinkWords {
  return settings.language === 'de' ? de : en;
}
