import { containsAllWords, normalizeForSearch, searchWords } from '../savedgames/textSearch';
import type { Language } from '@texts';
import { annotate, find, look as readOverview, read, write, type FoundGame, type GameLook, type Games, type GameTree } from '../rules/pgnReader';

/** A source of bytes that is read synchronously in slices. */
export type ByteSource = { size: number; slice(from: number, to: number): Int8Array };

/** A game in the list: its tags and its number in the file, counting from 1. */
export type PgnGameSummary = Omit<FoundGame, 'offset' | 'line'> & { game: number };

/** One page of search results. */
export type PgnListPage = { total: number; rows: PgnGameSummary[] };

/** The number of games per scan step. */
const GAMES_PER_STEP = 200;

/** An index of the games in a file. The scan only locates the games. A game is parsed when it is requested. */
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
    this.#scanner = find((into, offset, length) => {
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

  #text(game: number): [Int8Array, number] {
    return [this.#bytes.slice(...this.textRange(game)), this.#games[game - 1]!.line];
  }

  overview(game: number): GameLook {
    return readOverview(...this.#text(game));
  }

  tree(game: number, language: Language): GameTree {
    return read(...this.#text(game), language);
  }

  /** A game in PGN export format, with the given drawings and variations added. */
  pgn(game: number, drawings: string[] = [], variations: string[] = []): string {
    const unchanged = drawings.length + variations.length === 0;
    return unchanged ? write(...this.#text(game)) : annotate(...this.#text(game), drawings, variations);
  }
}
