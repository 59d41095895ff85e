import type { Language } from '@texts';
import { settings } from '../settings/settings.svelte';
import { loadPageTexts, loadScreenTexts, pageTextsIn, screenTextsIn } from './catalogues';

/** The texts that are loaded at startup, in the chosen language. Reactive. */
export const pageTexts = () => pageTextsIn(settings.language);

/** The texts of all other screens and of the dialogs, in the chosen language. Reactive. */
export const screenTexts = () => screenTextsIn(settings.language);

/** Loads a language, then switches the page to it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadPageTexts(language), loadScreenTexts(language)]);
  settings.language = language;
}
