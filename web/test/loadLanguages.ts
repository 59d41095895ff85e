import { LANGUAGE_CODES } from '../src/settings/languages';
import { loadPageTexts, loadScreenTexts } from '../src/texts/catalogues';

// Loads all languages, so that tests can switch between them without waiting.
await Promise.all(LANGUAGE_CODES.flatMap((language) => [loadPageTexts(language), loadScreenTexts(language)]));
