/** The page's words in English. Their shape is the catalogue's: a language that lacks one does not compile. */
export const en = {
  app: {
    name: 'Arbiter',
    title: 'Chess for two, with an arbiter.',
    lead: 'Every law of the game, ruled at once, and explained.',
  },
  home: {
    playHere: 'Play here',
    playHereHint: 'Two people, this screen. Works offline.',
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
    OTHER_TAB: 'This game is being played in another tab. Choose “Play here instead” to play it here.',
    TIME_AWAY: 'First say whether the time away is to count.',
  },
  offline: {},
};

/** Every catalogue's shape: texts, and functions that fill texts in. */
export type Words = typeof en;
