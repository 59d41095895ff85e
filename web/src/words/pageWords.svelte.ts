import { settings } from '../settings/settings.svelte';
import { de } from './de/pageWords';
import { en, type Words } from './en/pageWords';

/** Every word the page says itself, in the chosen language. Rulings come from the rules, in the same one. */
export function words(): Words {
  return settings.language === 'de' ? de : en;
}
