import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';

/**
 * An accessor for the texts of the chosen language. Each language is a folder: `files` has one file of texts for each, by
 * its path (`./de/pageWords.ts`). Reactive.
 */
export function inChosenLanguage<Texts>(files: Record<string, Texts>): () => Texts {
  const byLanguage = Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.split('/')[1]!, texts]));
  return () => byLanguage[settings.language satisfies Language]!;
}
