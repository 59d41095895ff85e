import type { LoadFailureWords } from '../en/loadFailureWords';

export const texts: LoadFailureWords = {
  loadFailed: 'Arbiter konnte nicht geladen werden. Vielleicht bist du offline, oder dein Browser ist zu alt. Bitte lade die Seite neu.',
};
