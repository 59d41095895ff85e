import type { BoardAnnotations } from '../board/BoardAnnotations';
import type { Color } from '../rules/rules';
import { commentAnnotations } from './commentAnnotations';
import type { GameComment, GameNode, GameTree } from '../rules/pgnReader';

/** Which move a node is: its number and who played it, by the position before. */
export type MoveNumber = { number: number; color: Color };

/** A walk through a game and its variations: the one place that changes while people step. */
export class GameTreeNavigator {
  readonly tree: GameTree;
  /** The nodes of the game itself, the start first. */
  readonly main: number[];
  #at = $state(0);

  constructor(tree: GameTree, at: number) {
    this.tree = tree;
    this.main = lineStartingAt(tree, 0);
    this.#at = at < tree.nodes.length ? at : 0;
  }

  get at(): number {
    return this.#at;
  }

  get node(): GameNode {
    return this.tree.nodes[this.#at]!;
  }

  get placement(): string {
    return this.node.fen.split(' ', 1)[0]!;
  }

  get turn(): Color {
    return this.node.fen.split(' ')[1] === 'b' ? 'black' : 'white';
  }

  /** Everything said about the move that was just played. */
  get comments(): GameComment[] {
    return commentsOn(this.node);
  }

  get drawn(): BoardAnnotations {
    return commentAnnotations(this.comments);
  }

  /** The moves that were played or considered instead of the last one, itself among them. */
  get alternatives(): number[] {
    return this.tree.nodes[this.node.parent]?.children ?? [];
  }

  /** Whether what is shown did not happen in the game. */
  get varies(): boolean {
    return this.#branch() !== this.#at;
  }

  /** What a side's clock showed last, at this point of the line; null if nobody wrote it down. */
  clock(color: Color): number | null {
    for (let at = this.#at; at > 0; at = this.tree.nodes[at]!.parent) {
      if (moveNumber(this.tree, at).color !== color) continue;
      const told = commentsOn(this.tree.nodes[at]!).find(({ clock }) => clock !== null);
      if (told) return told.clock;
    }
    return null;
  }

  go(at: number): void {
    this.#at = at;
  }

  back(): void {
    if (this.#at > 0) this.#at = this.node.parent;
  }

  next(): void {
    this.#at = this.node.children[0] ?? this.#at;
  }

  first(): void {
    this.#at = 0;
  }

  /** To the end of the line that is shown. */
  last(): void {
    this.#at = lineStartingAt(this.tree, this.#at).at(-1)!;
  }

  /** To another move that was considered in the same position, so many further on. */
  change(by: 1 | -1): void {
    const { alternatives } = this;
    this.#at = alternatives[alternatives.indexOf(this.#at) + by] ?? this.#at;
  }

  /** Back to the last position that the game has in common with what is shown. */
  leave(): void {
    this.#at = this.#branch();
  }

  /** The nodes from the start to the present one. */
  path(): Set<number> {
    const path = new Set<number>();
    for (let at = this.#at; at >= 0; at = this.tree.nodes[at]!.parent) path.add(at);
    return path;
  }

  #branch(): number {
    let at = this.#at;
    for (let node = this.#at; node > 0; node = this.tree.nodes[node]!.parent) {
      const { parent } = this.tree.nodes[node]!;
      if (this.tree.nodes[parent]!.children[0] !== node) at = parent;
    }
    return at;
  }
}

function commentsOn({ before, after, closing }: GameNode): GameComment[] {
  return [...before, ...after, ...closing];
}

/** A node and those that follow it in its line. */
export function lineStartingAt(tree: GameTree, first: number): number[] {
  const line = [first];
  for (let next = tree.nodes[first]!.children[0]; next !== undefined; next = tree.nodes[next]!.children[0]) line.push(next);
  return line;
}

export function moveNumber(tree: GameTree, at: number): MoveNumber {
  const fields = tree.nodes[tree.nodes[at]!.parent]!.fen.split(' ');
  return { number: Number(fields[5]), color: fields[1] === 'b' ? 'black' : 'white' };
}

/** `12.` or `12…`. */
export function moveNumberText({ number, color }: MoveNumber): string {
  return color === 'white' ? `${number}.` : `${number}…`;
}
