import type { Language } from '@texts';
import type { Game, ScoredMove } from '../rules/rules';

/** Caches the scoresheet's moves and the FENs for a game in progress. Call `truncate` when moves are taken back. */
export class ScoredMoveCache {
  #moves: ScoredMove[] = [];
  #fens: string[] = [];
  #language: Language | null = null;

  moves(game: Game, plies: number, language: Language): ScoredMove[] {
    if (language !== this.#language) this.#moves = [];
    this.#language = language;
    const moves = this.#moves.slice(0, plies);
    for (let ply = moves.length + 1; ply <= plies; ply++) moves.push(game.scored(ply, language));
    return (this.#moves = moves);
  }

  /** The FENs of all positions, from the starting position. */
  fens(game: Game, plies: number): string[] {
    const fens = this.#fens.slice(0, plies + 1);
    for (let ply = fens.length; ply <= plies; ply++) fens.push(game.diagram(ply).fen);
    return (this.#fens = fens);
  }

  /** Keeps only the first `plies` moves. */
  truncate(plies: number): void {
    this.#moves = this.#moves.slice(0, plies);
    this.#fens = this.#fens.slice(0, plies + 1);
  }
}
