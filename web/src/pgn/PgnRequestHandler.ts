import { nextTask } from '../platform/scheduling';
import { PgnGameIndex, type ByteSource, type PgnListPage } from './PgnGameIndex';
import type { GameLook, GameTree, Language } from '../rules/pgnReader';

/** How far the finding of games has come. */
export type PgnScanProgress = { games: number; bytes: number; ended: boolean };

/** Progress is told so often, in milliseconds. */
const TELLING = 80;

/** What the worker does for the page: finds the games of one file, and answers questions meanwhile. */
export class PgnRequestHandler {
  readonly #index: PgnGameIndex;
  readonly #tell: (progress: PgnScanProgress) => void;

  constructor(bytes: ByteSource, tell: (progress: PgnScanProgress) => void) {
    this.#index = new PgnGameIndex(bytes);
    this.#tell = tell;
  }

  /** Finds every game, step by step, so that questions are answered in between. */
  async findAll(): Promise<void> {
    let told = 0;
    while (!this.#index.ended) {
      this.#index.more();
      if (performance.now() - told > TELLING && !this.#index.ended) {
        told = performance.now();
        this.#report();
      }
      await resting();
    }
    this.#report();
  }

  #report(): void {
    const { games, bytes, ended } = this.#index;
    this.#tell({ games, bytes, ended });
  }

  stop(): void {
    this.#index.stop();
  }

  list(search: string, from: number, count: number): PgnListPage {
    return this.#index.list(search, from, count);
  }

  /** What playing the games through tells, by their numbers. */
  async looks(games: number[]): Promise<GameLook[]> {
    const looks: GameLook[] = [];
    for (const game of games) {
      if (!(await this.#found(game))) break;
      looks.push(this.#index.look(game));
      await resting();
    }
    return looks;
  }

  /** A game; null if there is none with this number. */
  async tree(game: number, language: Language): Promise<GameTree | null> {
    return (await this.#found(game)) ? this.#index.tree(game, language) : null;
  }

  /** A game in PGN's export format. */
  pgn(game: number): string {
    return this.#index.pgn(game);
  }

  /** Where the text of a game begins and ends. */
  place(game: number): [number, number] {
    return this.#index.place(game);
  }

  /** Where the texts of the games stand that have every word of a search. */
  places(search: string): [number, number][] {
    return this.#index.matching(search).map((game) => this.#index.place(game));
  }

  /** Waits until a game is found, or known to be missing. */
  async #found(game: number): Promise<boolean> {
    while (!this.#index.isThere(game) && !this.#index.ended) await resting();
    return this.#index.isThere(game);
  }
}

function resting(): Promise<void> {
  return new Promise(nextTask);
}
