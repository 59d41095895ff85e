import type { Color, Diagram, ScoredMove } from '../rules/rules';
import type { LineStep } from '../rules/winnabilityModule';

/** A line of moves that would have continued the finished game to checkmate: the mating side and the line's steps. */
export type MatingLine = {
  by: Color;
  steps: LineStep[];
  /** Whether the board plays the line automatically. It stops as soon as the user views another position. */
  autoplay: boolean;
};

/** The number of moves that the mating side makes. The line ends with the last of them. */
export function movesToMate(steps: readonly LineStep[]): number {
  return Math.ceil(steps.length / 2);
}

/** The move number of a step in the line, counting from 1. A move consists of a step by each side. */
export function moveOfStep(step: number): number {
  return Math.floor(step / 2) + 1;
}

/** The diagram after a step. `last` is the diagram at the end of the game. */
export function diagramAfterStep({ fen, check, mating, lastMove }: LineStep, last: Diagram): Diagram {
  return { ...last, fen, placement: fen.split(' ', 1)[0]!, check, mating, lastMove };
}

type ViewedPosition = { ply: number; standing: { plies: number }; lastMove: ScoredMove | null; matingLine: MatingLine | null };

/**
 * The move that led to the viewed position, in the game or in the mating line, such as `12… Nf6`; empty in the starting
 * position.
 */
export function viewedMove({ ply, standing, lastMove, matingLine }: ViewedPosition): string {
  const step = matingLine?.steps[ply - standing.plies - 1];
  if (step) return `${step.number} ${step.san}`;
  return lastMove ? `${lastMove.number}${lastMove.color === 'white' ? '.' : '…'} ${lastMove.san}` : '';
}
