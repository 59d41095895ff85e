import type { Words } from './en';

/** The page's words in German. */
export const de: Words = {
  app: {
    name: 'Arbiter',
    title: 'Schach zu zweit, mit Schiedsrichter.',
    lead: 'Jede Regel des Spiels, sofort entschieden und erklärt.',
  },
  home: {
    playHere: 'Hier spielen',
    playHereHint: 'Zu zweit an diesem Bildschirm. Auch ohne Netz.',
  },
  setup: {},
  position: {},
  games: {},
  play: {},
  board: {},
  clock: {},
  promotion: {},
  result: {},
  record: {},
  settings: {},
  help: {},
  storage: {},
  offline: {},
};
