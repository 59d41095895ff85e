import type { PgnWords } from '../words/pgn.en';
import { numberText, moveNumber, type Walk } from './Walk.svelte';
import { wordOf } from './opinions';

/** What is shown, for the ear: the move, opinions about it, and what is said. */
export function toldAt(walk: Walk, words: PgnWords): string {
  const { node } = walk;
  const parts: string[] = [];
  if (walk.at === 0) parts.push(words.game.start);
  else {
    if (walk.varies) parts.push(words.game.variation);
    parts.push(`${numberText(moveNumber(walk.tree, walk.at))} ${node.spoken ?? words.game.pass}`);
  }
  for (const nag of node.nags) parts.push(wordOf(nag, words.opinions));
  for (const { text } of walk.comments) parts.push(text);
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
