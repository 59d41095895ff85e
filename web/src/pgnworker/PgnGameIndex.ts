import { containsAllWords, normalizeForSearch, searchWords } from '../savedgames/textSearch';
import type { Language } from '@texts';
import { nextTask } from '../platform/scheduling';
import { CASUAL, giveTexts } from '../rules/moduleTexts';
import * as pgn from '../rules/pgnReader';
import type { FoundGame, GameLook, Games, GameTree } from '../rules/pgnReader';

/** A source of bytes that is read synchronously in slices. */
export type ByteSource = { size: number; slice(from: number, to: number): Int8Array };

/** A game in the list: its tags and its number in the file, counting from 1. */
export type PgnGameSummary = Omit<FoundGame, 'offset' | 'line'> & { game: number };

/** One page of search results. */
export type PgnListPage = { total: number; rows: PgnGameSummary[] };

/** The progress of a scan: the games found, the bytes read, and whether the scan is complete. */
export type PgnScanProgress = { games: number; bytes: number; complete: boolean };

/** The number of games per scan step. */
const GAMES_PER_STEP = 200;
const PROGRESS_INTERVAL_MILLIS = 80;

/**
 * An index of the games in a file, which handles requests during and after the scan. The scan only locates the games. A
 * game is parsed when it is requested.
 */
export class PgnGameIndex {
  readonly #bytes: ByteSource;
  readonly #games: FoundGame[] = [];
  readonly #searchTexts: string[] = [];
  readonly #scanner: Games;
  #at = 0;
  #complete = false;
  #matches: { search: string; games: number[]; upTo: number } = { search: '', games: [], upTo: 0 };

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
    this.#scanner = pgn.find((into, offset, length) => {
      const chunk = bytes.slice(this.#at, Math.min(bytes.size, this.#at + length));
      into.set(chunk, offset);
      this.#at += chunk.length;
      return chunk.length || -1;
    });
  }

  /** The number of games found so far. */
  get games(): number {
    return this.#games.length;
  }

  /** The number of bytes scanned so far. */
  get bytes(): number {
    return this.#at;
  }

  /** Whether the scan is complete. Only then is the end of the last game known. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Scans the next batch of games. */
  scanNext(): void {
    const found = this.#scanner.next(GAMES_PER_STEP);
    for (const game of found) {
      this.#games.push(game);
      const { white, black, event, date, score, round } = game;
      this.#searchTexts.push(normalizeForSearch(`${white} ${black} ${event} ${date} ${score} ${round}`));
    }
    if (found.length < GAMES_PER_STEP) this.#complete = true;
  }

  /** Scans the whole file in steps, so that requests can be handled in between. */
  async scan(onProgress: (progress: PgnScanProgress) => void): Promise<void> {
    let reportedAt = 0;
    while (!this.#complete) {
      this.scanNext();
      if (performance.now() - reportedAt > PROGRESS_INTERVAL_MILLIS && !this.#complete) {
        reportedAt = performance.now();
        onProgress({ games: this.games, bytes: this.bytes, complete: false });
      }
      await pause();
    }
    onProgress({ games: this.games, bytes: this.bytes, complete: true });
  }

  /** Stops the scan. */
  stop(): void {
    // The last game is dropped, because its end is not known yet.
    if (!this.#complete) this.#games.pop();
    this.#complete = true;
  }

  /** One page of the games whose tags contain every search word. */
  list(search: string, from: number, count: number): PgnListPage {
    const numbers = this.matching(search);
    const shown = numbers.slice(from, from + count);
    return { total: numbers.length, rows: shown.map((game) => this.#row(game)) };
  }

  /** The numbers of the games whose tags contain every search word. */
  matching(search: string): number[] {
    if (this.#matches.search !== search) this.#matches = { search, games: [], upTo: 0 };
    const { games } = this.#matches;
    const words = searchWords(search);
    for (; this.#matches.upTo < this.#games.length; this.#matches.upTo++) {
      if (containsAllWords(this.#searchTexts[this.#matches.upTo]!, words)) games.push(this.#matches.upTo + 1);
    }
    return games;
  }

  #row(game: number): PgnGameSummary {
    const { offset: _offset, line: _line, ...tags } = this.#games[game - 1]!;
    return { game, ...tags };
  }

  /** Whether the start and end of a game have been found. */
  has(game: number): boolean {
    return game >= 1 && (game < this.#games.length || (this.#complete && game === this.#games.length));
  }

  /** The byte offsets at which a game's text starts and ends. */
  textRange(game: number): [number, number] {
    return [this.#games[game - 1]!.offset, this.#games[game]?.offset ?? this.#bytes.size];
  }

  /** The byte ranges of the games whose tags contain every search word. */
  textRanges(search: string): [number, number][] {
    return this.matching(search).map((game) => this.textRange(game));
  }

  /** Overviews of the games with these numbers, stopping at the first number that has no game. */
  async overviews(games: number[]): Promise<GameLook[]> {
    const overviews: GameLook[] = [];
    for (const game of games) {
      if (!(await this.#waitFor(game))) break;
      overviews.push(pgn.look(...this.#text(game)));
      await pause();
    }
    return overviews;
  }

  /** The game with this number; null if there is none. */
  async tree(game: number, language: Language): Promise<GameTree | null> {
    await giveTexts(pgn, language, [...CASUAL, 'input', 'pgn', 'warnings']);
    return (await this.#waitFor(game)) ? pgn.read(...this.#text(game), language) : null;
  }

  /** A game in PGN export format, with the given drawings and variations added. */
  async pgn(game: number, drawings: string[] = [], variations: string[] = []): Promise<string> {
    if (!(await this.#waitFor(game))) throw new Error(`There is no game ${game}.`);
    const unchanged = drawings.length + variations.length === 0;
    return unchanged ? pgn.write(...this.#text(game)) : pgn.annotate(...this.#text(game), drawings, variations);
  }

  /** Waits until a game is indexed or the scan is complete. Returns whether the game exists. */
  async #waitFor(game: number): Promise<boolean> {
    while (!this.has(game) && !this.#complete) await pause();
    return this.has(game);
  }

  #text(game: number): [Int8Array, number] {
    return [this.#bytes.slice(...this.textRange(game)), this.#games[game - 1]!.line];
  }
}

function pause(): Promise<void> {
  return new Promise(nextTask);
}
