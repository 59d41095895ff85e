import { readJson, writeItem } from '../platform/localStorage';
import type { Variant } from '../rules/rules';
import { readOptions, type NewGameOptions } from './newGameOptions';

const KEY = 'arbiter.setup';

/** The options of the next game, shared by all screens that lead to one. */
export const newGameOptions: NewGameOptions = $state(readOptions(readJson(KEY)));

/** Saves every change of the options while the calling component exists. */
export function rememberOptions(): void {
  $effect(save);
}

/** Saves a position that the next game can start from. */
export function rememberPosition(fen: string, variant: Variant): void {
  Object.assign(newGameOptions, { fen, variant });
  save();
}

function save(): void {
  writeItem(KEY, JSON.stringify(newGameOptions));
}
