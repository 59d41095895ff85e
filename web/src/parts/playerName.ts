import type { Color } from '../rules/rules';
import { words } from '../words/words.svelte';
import { shortName } from './shortName';

/** What a sentence calls a player: by name, or by colour if there is none. */
export function playerName(names: Record<Color, string>, side: Color): string {
  return shortName(names[side]) || words().play[side];
}
