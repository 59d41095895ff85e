/**
 * The screen to show. The URL fragment selects it, so that any static host can serve the page. Only link games have
 * their own paths, and the fragment of such a URL is a seat token. With `position`, a new game starts from the last
 * edited position instead of the standard one. `start` starts a game with the last options. `question` is an encoded question to the arbiter, and `edit` opens the
 * form for it. `shared` is an encoded game that someone shared as a link.
 */
export type Route =
  | { screen: 'home' }
  | { screen: 'start' }
  | { screen: 'setup'; position?: true }
  | { screen: 'linkSetup'; position?: true; start?: true }
  | { screen: 'position'; fen?: string; link?: true }
  | { screen: 'games' }
  | { screen: 'pgn'; game?: number; at?: number; shared?: string }
  | { screen: 'clock'; clock?: string }
  | { screen: 'ask'; question?: string; edit?: string }
  | { screen: 'cases'; topic?: string }
  | { screen: 'play'; game: string }
  | { screen: 'link'; game: string; token?: string }
  | { screen: 'unknown'; path: string };

export type Screen = Route['screen'];

/** A screen's relative URL. It never contains a secret seat token. */
export function addressOf(to: Route): string {
  switch (to.screen) {
    case 'home':
      return './#/';
    case 'play':
      return `./#/game/${encodeURIComponent(to.game)}`;
    case 'link':
      return `./${to.game}`;
    case 'clock':
      return `./#/clock${to.clock === undefined ? '' : `/${encodeURIComponent(to.clock)}`}`;
    case 'setup':
    case 'linkSetup':
      return `./#/${to.screen === 'setup' ? 'setup' : 'link'}${to.position ? '?position=' : to.screen === 'linkSetup' && to.start ? '?start=' : ''}`;
    case 'unknown':
      return to.path;
    case 'position': {
      const fen = to.fen === undefined ? '' : `?fen=${encodeURIComponent(to.fen)}`;
      return `./#/position${to.link ? '?link=' : fen}`;
    }
    case 'ask': {
      const { edit, question } = to;
      return `./#/ask${edit !== undefined ? `?edit=${edit}` : question !== undefined ? `?q=${question}` : ''}`;
    }
    case 'cases':
      return `./#/cases${to.topic === undefined ? '' : `/${encodeURIComponent(to.topic)}`}`;
    case 'pgn': {
      if (to.shared !== undefined) return `./#/pgn?moves=${to.shared}`;
      const at = to.at ? `?at=${to.at}` : '';
      return to.game === undefined ? './#/pgn' : `./#/pgn/${to.game}${at}`;
    }
    default:
      return `./#/${to.screen}`;
  }
}

/** The parts of the URL that select the screen. */
type LocationParts = { pathname: string; search: string; hash: string };

/** Reads the screen from a URL. `/?fen=` opens a position, unless the fragment names a screen. */
export function readAddress({ pathname, search, hash }: LocationParts): Route {
  const [last = ''] = pathname.split('/').slice(-1);
  if (!hash.startsWith('#/') && /^[A-Za-z0-9]{12}$/.test(last)) {
    const token = hash.slice(1);
    return token ? { screen: 'link', game: last, token } : { screen: 'link', game: last };
  }
  if (hash === '' || hash === '#') {
    const fen = new URLSearchParams(search).get('fen');
    if (fen !== null) return { screen: 'position', fen };
    return last === '' || last.endsWith('.html') ? { screen: 'home' } : { screen: 'unknown', path: `./${last}` };
  }
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const [lead, screen = '', game, ...more] = path.split('/');
  if (lead === '#' && more.length === 0) {
    if (screen === '' && !game) return { screen: 'home' };
    if (screen === 'pgn' && (!game || isNumber(game))) return pgn(game, query);
    if (screen === 'clock') return game ? { screen, clock: decoded(game) } : { screen };
    if (screen === 'game' && game) return { screen: 'play', game: decoded(game) };
    if (screen === 'cases') return game ? { screen, topic: decoded(game) } : { screen };
    if (!game && screen === 'ask') return ask(new URLSearchParams(query));
    if (!game && screen === 'position') {
      const parameters = new URLSearchParams(query);
      const fen = parameters.get('fen');
      if (parameters.has('link')) return { screen, link: true };
      return fen === null ? { screen } : { screen, fen };
    }
    if (!game && (screen === 'setup' || screen === 'link')) {
      const parameters = new URLSearchParams(query);
      const position = parameters.has('position') && { position: true as const };
      if (screen === 'setup') return { screen, ...position };
      return { screen: 'linkSetup', ...position, ...(parameters.has('start') && { start: true }) };
    }
    if (!game && (screen === 'games' || screen === 'start')) return { screen };
  }
  return { screen: 'unknown', path: hash };
}

/** The route to the list of games in the open PGN file, a position in one game, or a shared game. Games are numbered from 1. */
function pgn(game: string | undefined, query: string): Route {
  const [at, shared] = ['at', 'moves'].map((name) => new URLSearchParams(query).get(name));
  if (!game) return shared ? { screen: 'pgn', shared } : { screen: 'pgn' };
  return { screen: 'pgn', game: Number(game), ...(at && isNumber(at) && { at: Number(at) }) };
}

/** The route to the list of questions, the form for a question, or the arbiter's answer. */
function ask(parameters: URLSearchParams): Route {
  const [edit, question] = [parameters.get('edit'), parameters.get('q')];
  return { screen: 'ask', ...(edit !== null ? { edit } : question !== null ? { question } : {}) };
}

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/** Decodes part of a URL. Returns it unchanged if it contains an invalid percent escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
