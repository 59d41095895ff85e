import type { Color } from '../rules/rules';
import { pageTexts } from '../texts/texts';

/** The available width for a name, in average letter widths. */
const MAX_WIDTH = 24;
const WIDE_LETTER = /^[\p{Lu}mw@\p{sc=Han}]/u;

/** A player's name for use in a sentence or title, shortened to fit one line on a phone. */
export function shortPlayerName(name: string, maxWidth = MAX_WIDTH): string {
  let width = maxWidth;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    width -= WIDE_LETTER.test(segment) ? 1.5 : 1;
    if (width < 0) return `${short.trimEnd()}…`;
    short += segment;
  }
  return name;
}

/** A player's short name for use in a sentence, or the colour if the name is unknown. */
export function playerNameOrColor(names: Record<Color, string>, side: Color): string {
  return shortPlayerName(names[side]) || pageTexts().play[side];
}
