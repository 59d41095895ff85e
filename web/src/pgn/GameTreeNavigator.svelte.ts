import { type Drawing, drawingBetween } from '../board/Drawing';
import type { Color } from '../rules/rules';
import type { GameComment, GameNode, GameTree } from '../rules/pgnReader';
import type { ScreenTexts } from '@texts';

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
    const moves = this.#line().filter((at) => at > 0 && moveNumber(this.tree, at).color === color);
    return moves.flatMap((at) => commentsOn(this.tree.nodes[at]!)).find(({ clock }) => clock !== null)?.clock ?? null;
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
    return new Set(this.#line());
  }

  /** The nodes from the current one back to the starting position. */
  #line(): number[] {
    const line = [];
    for (let at = this.#current; at >= 0; at = this.tree.nodes[at]!.parent) line.push(at);
    return line;
  }

  /** The last node of the main line in the line to the current node. */
  #branch(): number {
    return this.#line().find((at) => this.mainLine.includes(at))!;
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

/** The drawings in comments, without duplicates. An arrow from a square to itself becomes a circle. */
export function commentDrawings(comments: GameComment[]): Drawing[] {
  const drawings = comments.flatMap(({ squares, arrows }) => [
    ...squares.map(({ color, square }) => color[0] + square),
    ...arrows.map(({ color, from, to }) => drawingBetween(color[0]!, from, to)),
  ]);
  return [...new Set(drawings)];
}

type Opinion = Exclude<keyof ScreenTexts['pgn']['opinions'], 'other'>;

/**
 * PGN's numeric annotation glyphs (NAGs) and their printed symbols. Some meanings have several numbers, for example one
 * per side.
 */
const NAGS: [numbers: number[], sign: string, opinion: Opinion][] = [
  [[1], '!', 'good'],
  [[2], '?', 'mistake'],
  [[3], '!!', 'brilliant'],
  [[4], '??', 'blunder'],
  [[5], '!?', 'interesting'],
  [[6], '?!', 'dubious'],
  [[7, 8], '□', 'only'],
  [[10, 11, 12], '=', 'even'],
  [[13], '∞', 'unclear'],
  [[14], '+=', 'whiteSlightly'],
  [[15], '=+', 'blackSlightly'],
  [[16], '±', 'whiteBetter'],
  [[17], '∓', 'blackBetter'],
  [[18, 20], '+−', 'whiteWinning'],
  [[19, 21], '−+', 'blackWinning'],
  [[22, 23], '⊙', 'zugzwang'],
  [[32, 33], '↻', 'development'],
  [[36, 37], '↑', 'initiative'],
  [[40, 41], '→', 'attack'],
  [[44, 45], '=∞', 'compensation'],
  [[132, 133], '⇆', 'counterplay'],
  [[138, 139], '⊕', 'time'],
  [[140], '∆', 'idea'],
  [[142], '⌓', 'better'],
  [[146], 'N', 'novelty'],
];

function findNag(nag: number): (typeof NAGS)[number] | undefined {
  return NAGS.find(([numbers]) => numbers.includes(nag));
}

/** The symbol for a NAG, or its number if it has no symbol. */
export function nagSymbol(nag: number): string {
  return findNag(nag)?.[1] ?? (nag === 0 ? '' : `$${nag}`);
}

/** Whether a NAG rates the move itself, as `!` and `??` do, so that its symbol is attached to the move. */
export function isMoveNag(nag: number): boolean {
  return nag >= 1 && nag <= 6;
}

export function nagWord(nag: number, t: ScreenTexts['pgn']['opinions']): string {
  const opinion = findNag(nag)?.[2];
  return opinion ? t[opinion] : nag === 0 ? '' : t.other({ number: nag });
}
