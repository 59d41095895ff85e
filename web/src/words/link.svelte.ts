import { settings } from '../settings/settings.svelte';
import { de } from './link.de';
import { en, type LinkWords } from './link.en';

/** The words of playing by link, in the chosen language. */
export function linkWords(): LinkWords {
  return settings.language === 'de' ? de : en;
}
