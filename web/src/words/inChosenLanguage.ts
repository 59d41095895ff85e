import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';

/**
 * Returns a reactive accessor for the messages in the chosen language. `files` maps the path of each language's file,
 * such as `./de/pageWords.ts`, to its messages.
 */
export function inChosenLanguage<Texts>(files: Record<string, Texts>): () => Texts {
  const byLanguage = Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.split('/')[1]!, texts]));
  return () => byLanguage[settings.language satisfies Language]!;
}
