import { settings } from './settings.svelte';

/** The locale for dates: the user's regional variant of the chosen language, if there is one. Reactive. */
export function regionalLocale(): string {
  return navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
}
