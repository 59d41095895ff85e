import type { Color } from '../rules/rules';
import { words } from '../words/pageWords';
import { shortPlayerName } from './shortPlayerName';

/** What a sentence calls a player: by name, or by colour if there is none. */
export function playerName(names: Record<Color, string>, side: Color): string {
  return shortPlayerName(names[side]) || words().play[side];
}
