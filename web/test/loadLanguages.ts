import { LANGUAGE_CODES } from '../src/settings/choices';
import { loadTexts } from '../src/texts/catalogues';

// Modules read the user's languages when they are loaded.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });

// Loads all languages, so that tests can switch between them without waiting.
await Promise.all(LANGUAGE_CODES.flatMap((language) => (['page', 'dialogs', 'screens'] as const).map((file) => loadTexts(file, language))));
