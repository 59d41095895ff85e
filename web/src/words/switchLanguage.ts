import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';
import { loadLanguage } from './loadLanguage';

/** Loads a language, then switches the page to it. */
export async function switchLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}
