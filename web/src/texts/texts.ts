import type { Language } from '@texts';
import { giveSameTexts } from '../rules/moduleTexts';
import { settings } from '../settings/settings.svelte';
import { loadSameTexts, textsIn } from './catalogues';

/** The texts that are loaded at startup, in the chosen language. Reactive, like the next ones. */
export const pageTexts = () => textsIn('page', settings.language);

/** The texts of the dialogs and of games in person. */
export const dialogTexts = () => textsIn('dialogs', settings.language);

/** The texts of the other screens. */
export const screenTexts = () => textsIn('screens', settings.language);

/** Loads a language, then switches the page to it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadSameTexts(language, settings.language), giveSameTexts(language)]);
  settings.language = language;
}
