import { LANGUAGE_CODES } from '../src/settings/languages';
import { loadLanguage } from '../src/words/loadLanguage';

// Loads all languages, so that tests can switch between them without waiting.
await Promise.all(LANGUAGE_CODES.map(loadLanguage));
