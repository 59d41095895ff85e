import type { Variant } from '../rules/rules';
import { readOptions, type NewGameOptions } from './newGameOptions';

const KEY = 'arbiter.setup';

/** What is chosen for the next game; the screens before a game share it. */
export const newGameOptions: NewGameOptions = $state(readOptions(remembered()));

function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Storage is forbidden or holds something else: there is nothing to remember.
    return null;
  }
}

/** Remembers the choice from now on; called while a screen that changes it is made. */
export function rememberOptions(): void {
  $effect(() => keep(JSON.stringify(newGameOptions)));
}

/** Remembers a position that the next game can begin in. */
export function rememberPosition(fen: string, variant: Variant): void {
  Object.assign(newGameOptions, { fen, variant });
  keep(JSON.stringify(newGameOptions));
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is forbidden or full: the choice holds until the page is closed.
  }
}
