import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';
import { loadedTexts, loadLanguage } from './loadLanguage';

/** Loads a language, then switches the page to it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}

/** The texts in the chosen language that every visit needs. Rarely used texts are loaded with their screens. Reactive. */
export const catalogue = () => loadedTexts(settings.language);
