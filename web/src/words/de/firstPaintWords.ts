import type { FirstPaintWords } from '../en/firstPaintWords';

export const texts: FirstPaintWords = {
  loadFailed: 'Arbiter konnte nicht geladen werden. Vielleicht bist du offline, oder dein Browser ist zu alt. Bitte lade die Seite neu.',
};
