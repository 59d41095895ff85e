import { moveNumber } from './GameTreeNavigator.svelte';
import type { GameComment, GameTree } from '../rules/pgnReader';

/** A line of the score sheet: a pair of moves, or what is said between them. */
export type MoveTreeRow =
  | { kind: 'moves'; number: number; white: number | null; black: number | null }
  | { kind: 'words'; comments: GameComment[] }
  | { kind: 'variations'; first: number[] };

/** The score sheet of a game: two columns, broken where something is said or considered. */
export function moveTreeRows(tree: GameTree, main: number[]): MoveTreeRow[] {
  const lines: MoveTreeRow[] = [];
  const say = (comments: GameComment[]) => {
    const worded = comments.filter(({ text }) => text !== '');
    if (worded.length > 0) lines.push({ kind: 'words', comments: worded });
  };
  say(tree.nodes[0]!.closing);
  for (const at of main.slice(1)) {
    const node = tree.nodes[at]!;
    say(node.before);
    const { number, color } = moveNumber(tree, at);
    const last = lines.at(-1);
    if (color === 'black' && last?.kind === 'moves' && last.black === null) last.black = at;
    else lines.push({ kind: 'moves', number, white: color === 'white' ? at : null, black: color === 'black' ? at : null });
    say(node.after);
    const first = tree.nodes[node.parent]!.children.slice(1);
    if (first.length > 0) lines.push({ kind: 'variations', first });
    say(node.closing);
  }
  return lines;
}
