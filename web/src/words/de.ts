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
  storage: {
    OTHER_TAB: 'Diese Partie wird in einem anderen Tab gespielt. Mit „Hier weiterspielen“ spielst du sie hier.',
    TIME_AWAY: 'Sag zuerst, ob die Zeit der Abwesenheit zählen soll.',
  },
  offline: {},
};
