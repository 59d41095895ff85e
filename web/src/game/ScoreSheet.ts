import type { Game, Language, ScoredMove } from '../rules/rules';

/** The moves of a growing game: each is asked for once, and again only after it was taken back or in another language. */
export class ScoreSheet {
  #moves: ScoredMove[] = [];
  #language: Language | null = null;

  of(game: Game, plies: number, language: Language): ScoredMove[] {
    if (language !== this.#language) this.#moves = [];
    this.#language = language;
    const moves = this.#moves.slice(0, plies);
    for (let ply = moves.length + 1; ply <= plies; ply++) moves.push(game.scored(ply, language));
    return (this.#moves = moves);
  }

  /** Moves were taken back: only so many still stand. */
  cut(plies: number): void {
    this.#moves.length = Math.min(this.#moves.length, plies);
  }
}
