import { readJson, writeItem } from '../platform/localStorage';
import { saveOnChange } from '../platform/saveOnChange.svelte';
import type { Variant } from '../rules/rules';
import { readOptions, type NewGameOptions } from './newGameOptions';

const KEY = 'arbiter.setup';

/** The options for the next game, shared by all screens that create a game. */
export const newGameOptions: NewGameOptions = $state(readOptions(readJson(KEY)));

/** Saves the options on every change while the calling component is mounted. */
export function rememberOptions(): void {
  saveOnChange(KEY, () => newGameOptions);
}

/** Saves a position as the starting position for the next game. */
export function rememberPosition(fen: string, variant: Variant): void {
  Object.assign(newGameOptions, { fen, variant });
  writeItem(KEY, JSON.stringify(newGameOptions));
}
