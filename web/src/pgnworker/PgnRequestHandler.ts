import * as pgn from '../rules/pgnReader';
import { CASUAL, giveTexts } from '../rules/moduleTexts';
import { nextTask } from '../platform/scheduling';
import { PgnGameIndex, type ByteSource, type PgnListPage } from './PgnGameIndex';
import type { Language } from '@texts';
import type { GameLook, GameTree } from '../rules/pgnReader';

/** The progress of a PGN scan: the games found, the bytes read, and whether the scan is complete. */
export type PgnScanProgress = { games: number; bytes: number; complete: boolean };

const PROGRESS_INTERVAL_MILLIS = 80;

/** Runs in the worker. Scans one PGN file for games, and handles requests during and after the scan. */
export class PgnRequestHandler {
  readonly #index: PgnGameIndex;
  readonly #onProgress: (progress: PgnScanProgress) => void;

  constructor(bytes: ByteSource, onProgress: (progress: PgnScanProgress) => void) {
    this.#index = new PgnGameIndex(bytes);
    this.#onProgress = onProgress;
  }

  /** Scans the whole file in steps, so that requests can be handled in between. */
  async scan(): Promise<void> {
    let reportedAt = 0;
    while (!this.#index.complete) {
      this.#index.scanNext();
      if (performance.now() - reportedAt > PROGRESS_INTERVAL_MILLIS && !this.#index.complete) {
        reportedAt = performance.now();
        this.#report();
      }
      await nextTaskPromise();
    }
    this.#report();
  }

  #report(): void {
    const { games, bytes, complete } = this.#index;
    this.#onProgress({ games, bytes, complete });
  }

  stop(): void {
    this.#index.stop();
  }

  list(search: string, from: number, count: number): PgnListPage {
    return this.#index.list(search, from, count);
  }

  /** Overviews of the games with these numbers, stopping at the first number that has no game. */
  async overviews(games: number[]): Promise<GameLook[]> {
    const overviews: GameLook[] = [];
    for (const game of games) {
      if (!(await this.#waitUntilIndexed(game))) break;
      overviews.push(this.#index.overview(game));
      await nextTaskPromise();
    }
    return overviews;
  }

  /** The game with this number; null if there is none. */
  async tree(game: number, language: Language): Promise<GameTree | null> {
    await giveTexts(pgn, language, [...CASUAL, 'input', 'pgn', 'warnings']);
    return (await this.#waitUntilIndexed(game)) ? this.#index.tree(game, language) : null;
  }

  /** A game in PGN export format, with the given drawings and variations added. */
  async pgn(game: number, drawings: string[] = [], variations: string[] = []): Promise<string> {
    if (!(await this.#waitUntilIndexed(game))) throw new Error(`There is no game ${game}.`);
    return this.#index.pgn(game, drawings, variations);
  }

  /** The byte offsets at which a game's text starts and ends. */
  textRange(game: number): [number, number] {
    return this.#index.textRange(game);
  }

  /** The byte ranges of the games whose tags contain every search word. */
  textRanges(search: string): [number, number][] {
    return this.#index.matching(search).map((game) => this.#index.textRange(game));
  }

  /** Waits until a game is indexed or the scan is complete. Returns whether the game exists. */
  async #waitUntilIndexed(game: number): Promise<boolean> {
    while (!this.#index.has(game) && !this.#index.complete) await nextTaskPromise();
    return this.#index.has(game);
  }
}

function nextTaskPromise(): Promise<void> {
  return new Promise(nextTask);
}
