/** Which screen is shown. Routes live behind the `#`, so that any static host can serve the page. */
export type Route =
  | { screen: 'home' }
  | { screen: 'setup' }
  | { screen: 'position'; fen?: string }
  | { screen: 'games' }
  | { screen: 'play'; game: string }
  | { screen: 'unknown'; path: string };

export type Screen = Route['screen'];

/** What a link to a screen points at. */
export function address(to: Route): string {
  switch (to.screen) {
    case 'home':
      return '#/';
    case 'play':
      return `#/game/${encodeURIComponent(to.game)}`;
    case 'unknown':
      return to.path;
    case 'position':
      return to.fen === undefined ? '#/position' : `#/position?fen=${encodeURIComponent(to.fen)}`;
    default:
      return `#/${to.screen}`;
  }
}

/** The screen of an address, given what follows its path. `/?fen=` opens a position, unless the `#` says more. */
export function readAddress(search: string, hash: string): Route {
  if (hash === '' || hash === '#') {
    const fen = new URLSearchParams(search).get('fen');
    return fen === null ? { screen: 'home' } : { screen: 'position', fen };
  }
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const [lead, screen = '', game, ...more] = path.split('/');
  if (lead === '#' && more.length === 0) {
    if (screen === '' && !game) return { screen: 'home' };
    if (screen === 'game' && game) return { screen: 'play', game: decoded(game) };
    if (!game && screen === 'position') {
      const fen = new URLSearchParams(query).get('fen');
      return fen === null ? { screen } : { screen, fen };
    }
    if (!game && (screen === 'setup' || screen === 'games')) return { screen };
  }
  return { screen: 'unknown', path: hash };
}

/** A stray percent sign in an address is nobody's mistake worth a failure. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
