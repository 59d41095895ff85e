import { moveNumber } from './GameTreeNavigator.svelte';
import type { GameComment, GameTree } from '../rules/pgnReader';

/** A scoresheet row: a pair of moves, comments, or variations. */
type MoveTreeRow =
  | { kind: 'moves'; number: number; white: number | null; black: number | null }
  | { kind: 'comments'; comments: GameComment[] }
  | { kind: 'variations'; first: number[] };

/** A game's scoresheet rows, with comments and variations between the moves. */
export function moveTreeRows(tree: GameTree, mainLine: number[]): MoveTreeRow[] {
  const rows: MoveTreeRow[] = [];
  const addComments = (comments: GameComment[]) => {
    const withText = comments.filter(({ text }) => text !== '');
    if (withText.length > 0) rows.push({ kind: 'comments', comments: withText });
  };
  addComments(tree.nodes[0]!.closing);
  for (const at of mainLine.slice(1)) {
    const node = tree.nodes[at]!;
    addComments(node.before);
    const { number, color } = moveNumber(tree, at);
    const last = rows.at(-1);
    if (color === 'black' && last?.kind === 'moves' && last.black === null) last.black = at;
    else rows.push({ kind: 'moves', number, white: color === 'white' ? at : null, black: color === 'black' ? at : null });
    addComments(node.after);
    const first = tree.nodes[node.parent]!.children.slice(1);
    if (first.length > 0) rows.push({ kind: 'variations', first });
    addComments(node.closing);
  }
  return rows;
}
