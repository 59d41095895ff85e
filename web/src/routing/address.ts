/**
 * The screen to show. The URL fragment selects it, so that any static host can serve the page. Only link games have
 * their own paths, and the fragment of such a URL is a seat token. With `position`, a new game starts from the last
 * edited position instead of the standard one. `start` starts a game with the last options. `question`
 * is an encoded question to the arbiter, and `edit` opens the form for it. Games of the open PGN file are numbered from
 * 1. `shared` is an encoded game that someone shared as a link.
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

/** Reads a value from a URL. Undefined means that the URL does not have it. */
type Read = (value: string) => unknown;

const text: Read = (value) => value;
const nonEmpty: Read = (value) => value || undefined;
const flag: Read = () => true;
const number: Read = (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined);

/**
 * How the fragment contains a screen: its path, the value after the path, and the values in the query. Of a value other
 * than the path, the table has the name in the query, if it is different, and how to read it.
 */
type Shape = { path: string; after?: [key: string, Read]; query?: Record<string, [Read, name?: string]> };

const SHAPES: Record<Exclude<Screen, 'link' | 'unknown'>, Shape> = {
  home: { path: '' },
  start: { path: 'start' },
  setup: { path: 'setup', query: { position: [flag] } },
  linkSetup: { path: 'link', query: { position: [flag], start: [flag] } },
  position: { path: 'position', query: { fen: [text], link: [flag] } },
  games: { path: 'games' },
  pgn: { path: 'pgn', after: ['game', number], query: { at: [number], shared: [nonEmpty, 'moves'] } },
  clock: { path: 'clock', after: ['clock', text] },
  ask: { path: 'ask', query: { edit: [text], question: [text, 'q'] } },
  cases: { path: 'cases', after: ['topic', text] },
  play: { path: 'game', after: ['game', text] },
};

/** A screen's relative URL. It never contains a secret seat token. */
export function addressOf(to: Route): string {
  if (to.screen === 'link') return `./${to.game}`;
  if (to.screen === 'unknown') return to.path;
  const { path, after, query = {} } = SHAPES[to.screen];
  const values = to as Record<string, string | number | true | undefined>;
  const encoded = (key: string) => (values[key] === true ? '' : encodeURIComponent(values[key] ?? ''));
  const given = Object.entries(query).filter(([key]) => values[key] !== undefined);
  const parameters = given.map(([key, [, name = key]]) => `${name}=${encoded(key)}`);
  const part = after && values[after[0]] !== undefined ? `/${encoded(after[0])}` : '';
  return `./#/${path}${part}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`;
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
  return readFragment(hash) ?? { screen: 'unknown', path: hash };
}

function readFragment(hash: string): Route | null {
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const [lead, name, part, ...more] = path.split('/');
  const [screen, shape] = Object.entries(SHAPES).find(([, shape]) => shape.path === name) ?? [];
  if (lead !== '#' || !shape || more.length > 0) return null;
  const values: Record<string, unknown> = { screen };
  const [key, read] = shape.after ?? [];
  if (part) values[key ?? ''] = read?.(decoded(part));
  const parameters = new URLSearchParams(query);
  for (const [key, [read, name = key]] of Object.entries(shape.query ?? {})) {
    const value = parameters.has(name) ? read(parameters.get(name)!) : undefined;
    if (value !== undefined) values[key] = value;
  }
  const isComplete = screen !== 'play' || values.game !== undefined;
  return isComplete && !Object.values(values).includes(undefined) ? (values as Route) : null;
}

/** Decodes part of a URL. Returns it unchanged if it contains an invalid percent escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
