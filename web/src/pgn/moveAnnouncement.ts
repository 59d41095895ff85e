import type { PgnWords } from '../words/en/pgnWords';
import { moveNumberText, moveNumber, type GameTreeNavigator } from './GameTreeNavigator.svelte';
import { nagWord } from './nagSymbols';

/** What is shown, for the ear: the move, opinions about it, and what is said. */
export function moveAnnouncement(walk: GameTreeNavigator, words: PgnWords): string {
  const { node } = walk;
  const parts: string[] = [];
  if (walk.at === 0) parts.push(words.game.start);
  else {
    if (walk.varies) parts.push(words.game.variation);
    parts.push(`${moveNumberText(moveNumber(walk.tree, walk.at))} ${node.spoken ?? words.game.pass}`);
  }
  for (const nag of node.nags) parts.push(nagWord(nag, words.opinions));
  for (const { text } of walk.comments) parts.push(text);
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
