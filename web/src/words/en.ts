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
  board: {
    pieces: {
      K: 'white king',
      Q: 'white queen',
      R: 'white rook',
      B: 'white bishop',
      N: 'white knight',
      P: 'white pawn',
      k: 'black king',
      q: 'black queen',
      r: 'black rook',
      b: 'black bishop',
      n: 'black knight',
      p: 'black pawn',
    },
    empty: 'empty',
    selected: 'selected',
    canMoveHere: 'can move here',
    canCapture: 'can be captured',
    lastMove: 'last move',
    check: 'in check',
    ruled: 'named in the ruling',
  },
  clock: {},
  promotion: {
    title: 'Promote the pawn to',
    QUEEN: 'Queen',
    KNIGHT: 'Knight',
    ROOK: 'Rook',
    BISHOP: 'Bishop',
  },
  result: {},
  record: {},
  settings: {},
  help: {},
  storage: {},
  offline: {},
};

/** Every catalogue's shape: texts, and functions that fill texts in. */
export type Words = typeof en;
