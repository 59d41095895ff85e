import type { ScreenTexts } from '@texts';
import { moveNumberText, moveNumber, type GameTreeNavigator } from './GameTreeNavigator.svelte';
import { nagWord } from './nagSymbols';

/** The screen reader announcement for the current move: the move, its NAGs and its comments. */
export function moveAnnouncement(navigator: GameTreeNavigator, t: ScreenTexts['pgn']): string {
  const { node } = navigator;
  const parts: string[] = [];
  if (navigator.nodeIndex === 0) parts.push(t.game.start);
  else {
    if (navigator.inVariation) parts.push(t.game.variation);
    parts.push(`${moveNumberText(moveNumber(navigator.tree, navigator.nodeIndex))} ${node.spoken ?? t.game.pass}`);
  }
  for (const nag of node.nags) parts.push(nagWord(nag, t.opinions));
  for (const { text } of navigator.comments) parts.push(text);
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
