import { address } from '../address';

/** Browsers do not like an address that changes with every key that is held down. */
const PATIENCE = 300;

/** Puts the position that is looked at into the address, so that coming back or loading the page anew finds it. */
export function writePlace(game: number, at: number): void {
  history.replaceState(history.state, '', address({ screen: 'pgn', game, at }));
}

/** Does so when people have looked at it for a moment, or leave the page. The answer stops it. */
export function rememberPlace(game: number, at: number): () => void {
  const write = () => writePlace(game, at);
  const timer = setTimeout(write, PATIENCE);
  addEventListener('pagehide', write);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', write);
  };
}
