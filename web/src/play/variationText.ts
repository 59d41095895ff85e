import type { VariationMove } from '../game/GameVariations.svelte';

/** A part of a variation's text: a move, with or without its number, or a parenthesis around another variation. */
type VariationPart = { move: VariationMove; numbered: boolean } | { text: '(' | ')' };

/** A variation as running text, with the alternatives to each move in parentheses after it. */
export function variationText(first: VariationMove): VariationPart[] {
  const parts: VariationPart[] = [{ move: first, numbered: true }];
  let numbered = false;
  for (let at = first; at.next[0]; at = at.next[0]) {
    const [next, ...others] = at.next;
    parts.push({ move: next!, numbered: numbered || next!.move.color === 'white' });
    for (const other of others) parts.push({ text: '(' }, ...variationText(other), { text: ')' });
    numbered = others.length > 0;
  }
  return parts;
}
