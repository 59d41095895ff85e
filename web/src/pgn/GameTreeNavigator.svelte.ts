import type { Drawing } from '../board/Drawing';
import type { Color } from '../rules/rules';
import { commentDrawings } from './commentDrawings';
import type { GameComment, GameNode, GameTree } from '../rules/pgnReader';

/** A move number and the side that played the move. */
type MoveNumber = { number: number; color: Color };

/** Tracks the current position in a game with variations, and navigates between positions. */
export class GameTreeNavigator {
  readonly tree: GameTree;
  /** The nodes in the main line, from the starting position. */
  readonly mainLine: number[];
  #current = $state(0);

  constructor(tree: GameTree, at: number) {
    this.tree = tree;
    this.mainLine = lineStartingAt(tree, 0);
    this.#current = at < tree.nodes.length ? at : 0;
  }

  get nodeIndex(): number {
    return this.#current;
  }

  get node(): GameNode {
    return this.tree.nodes[this.#current]!;
  }

  get placement(): string {
    return this.node.fen.split(' ', 1)[0]!;
  }

  get turn(): Color {
    return this.node.fen.split(' ')[1] === 'b' ? 'black' : 'white';
  }

  /** All comments on the move that led to the current position. */
  get comments(): GameComment[] {
    return commentsOn(this.node);
  }

  /**
   * The drawings in the comments. In the starting position, they include the drawings in comments before the first
   * move.
   */
  get annotations(): Drawing[] {
    const { before, after, closing } = this.node;
    const [first] = this.tree.nodes[0]!.children;
    const opening = this.#current === 0 && first !== undefined ? this.tree.nodes[first]!.before : [];
    return commentDrawings([...(this.#current === first ? [] : before), ...after, ...closing, ...opening]);
  }

  /** The move that led to the current position and its alternatives, in the order of the PGN file. */
  get alternatives(): number[] {
    return this.tree.nodes[this.node.parent]?.children ?? [];
  }

  /** Whether the position is outside the main line. */
  get inVariation(): boolean {
    return this.#branch() !== this.#current;
  }

  /** The last clock time recorded for a side in this line; null if there is none. */
  clock(color: Color): number | null {
    for (let at = this.#current; at > 0; at = this.tree.nodes[at]!.parent) {
      if (moveNumber(this.tree, at).color !== color) continue;
      const comment = commentsOn(this.tree.nodes[at]!).find(({ clock }) => clock !== null);
      if (comment) return comment.clock;
    }
    return null;
  }

  goTo(node: number): void {
    this.#current = node;
  }

  back(): void {
    if (this.#current > 0) this.#current = this.node.parent;
  }

  next(): void {
    this.#current = this.node.children[0] ?? this.#current;
  }

  first(): void {
    this.#current = 0;
  }

  /** Goes to the end of the current line. */
  last(): void {
    this.#current = lineStartingAt(this.tree, this.#current).at(-1)!;
  }

  /** Goes to the next or previous alternative to the move that led to the current position. */
  switchVariation(by: 1 | -1): void {
    const { alternatives } = this;
    this.#current = alternatives[alternatives.indexOf(this.#current) + by] ?? this.#current;
  }

  /** Goes back to the position in the main line where the variation starts. */
  leaveVariation(): void {
    this.#current = this.#branch();
  }

  /** The nodes from the starting position to the current node. */
  path(): Set<number> {
    const path = new Set<number>();
    for (let at = this.#current; at >= 0; at = this.tree.nodes[at]!.parent) path.add(at);
    return path;
  }

  #branch(): number {
    let at = this.#current;
    for (let node = this.#current; node > 0; node = this.tree.nodes[node]!.parent) {
      const { parent } = this.tree.nodes[node]!;
      if (this.tree.nodes[parent]!.children[0] !== node) at = parent;
    }
    return at;
  }
}

function commentsOn({ before, after, closing }: GameNode): GameComment[] {
  return [...before, ...after, ...closing];
}

/** A node and all following nodes in its line. */
export function lineStartingAt(tree: GameTree, first: number): number[] {
  const line = [first];
  for (let next = tree.nodes[first]!.children[0]; next !== undefined; next = tree.nodes[next]!.children[0]) line.push(next);
  return line;
}

export function moveNumber(tree: GameTree, at: number): MoveNumber {
  const fields = tree.nodes[tree.nodes[at]!.parent]!.fen.split(' ');
  return { number: Number(fields[5]), color: fields[1] === 'b' ? 'black' : 'white' };
}

/** Formats a move number as `12.` for White or `12…` for Black. */
export function moveNumberText({ number, color }: MoveNumber): string {
  return color === 'white' ? `${number}.` : `${number}…`;
}
