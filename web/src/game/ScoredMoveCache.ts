import type { Game, Language, ScoredMove } from '../rules/rules';

/** The moves and positions of a growing game: each is asked for once, and again only after it was taken back or in another language. */
export class ScoredMoveCache {
  #moves: ScoredMove[] = [];
  #fens: string[] = [];
  #language: Language | null = null;

  of(game: Game, plies: number, language: Language): ScoredMove[] {
    if (language !== this.#language) this.#moves = [];
    this.#language = language;
    const moves = this.#moves.slice(0, plies);
    for (let ply = moves.length + 1; ply <= plies; ply++) moves.push(game.scored(ply, language));
    return (this.#moves = moves);
  }

  /** The FENs of the positions, from the starting one on. */
  fens(game: Game, plies: number): string[] {
    const fens = this.#fens.slice(0, plies + 1);
    for (let ply = fens.length; ply <= plies; ply++) fens.push(game.diagram(ply).fen);
    return (this.#fens = fens);
  }

  /** Moves were taken back: only so many still stand. */
  cut(plies: number): void {
    this.#moves = this.#moves.slice(0, plies);
    this.#fens = this.#fens.slice(0, plies + 1);
  }
}
