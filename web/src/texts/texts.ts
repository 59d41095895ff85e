import { untrack } from 'svelte';
import type { Language } from '@texts';
import { giveSameTexts } from '../rules/moduleTexts';
import { settings } from '../settings/settings.svelte';
import { loadSameTexts, loadTexts, textsIn } from './catalogues';

/** The texts that are loaded at startup, in the chosen language. Reactive, like the next ones. */
export const pageTexts = () => textsIn('page', settings.language);

/** The texts of the dialogs, of the review of a game, and of the screens that set up and list games. */
export const dialogTexts = () => textsIn('dialogs', settings.language);

/** Loads a part of the page together with the texts of the dialogs. A change of the language does not load it again. */
export async function withDialogTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTexts('dialogs', untrack(() => settings.language))]);
  return loaded;
}

/** The texts of the other screens. */
export const screenTexts = () => textsIn('screens', settings.language);

/** Loads a language, then switches the page to it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadSameTexts(language, settings.language), giveSameTexts(language)]);
  settings.language = language;
}
