import { LANGUAGE_CODES } from '../src/settings/languages';
import { loadLanguage } from '../src/words/loadLanguage';

// Tests may switch to any language without waiting for its texts.
await Promise.all(LANGUAGE_CODES.map(loadLanguage));
