import { LANGUAGE_CODES } from '../src/settings/languages';
import { loadTexts } from '../src/texts/catalogues';

// Loads all languages, so that tests can switch between them without waiting.
await Promise.all(LANGUAGE_CODES.flatMap((language) => (['page', 'dialogs', 'screens'] as const).map((file) => loadTexts(file, language))));
