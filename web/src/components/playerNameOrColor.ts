import type { Color } from '../rules/rules';
import { pageTexts } from '../texts/texts';
import { shortPlayerName } from './shortPlayerName';

/** A player's short name for use in a sentence, or the colour if the name is unknown. */
export function playerNameOrColor(names: Record<Color, string>, side: Color): string {
  return shortPlayerName(names[side]) || pageTexts().play[side];
}
