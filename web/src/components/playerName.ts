import type { Color } from '../rules/rules';
import { words } from '../words/pageWords';
import { shortPlayerName } from './shortPlayerName';

/** A player's name for a sentence, or the colour if no name is known. */
export function playerName(names: Record<Color, string>, side: Color): string {
  return shortPlayerName(names[side]) || words().play[side];
}
