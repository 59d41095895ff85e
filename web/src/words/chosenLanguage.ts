import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';
import { loadedTexts, loadLanguage } from './loadLanguage';

/** Loads a language, then switches the page to it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}

/** The text that every visit needs, in the chosen language. Other text is loaded together with its screen. Reactive. */
export const initiallyLoadedTexts = () => loadedTexts(settings.language);
