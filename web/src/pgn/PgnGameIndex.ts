import { containsAllWords, normalizeForSearch, searchWords } from '../savedgames/textSearch';
import { find, look, read, write, type FoundGame, type GameLook, type Games, type GameTree, type Language } from '../rules/pgnReader';

/** A text of any length, read in pieces, at once. */
export type ByteSource = { size: number; slice(from: number, to: number): Int8Array };

/** A game in the list: its number in the file, from 1, and what its tags say. */
export type PgnGameSummary = Omit<FoundGame, 'offset' | 'line'> & { game: number };

/** A part of what a search found. */
export type PgnListPage = { total: number; rows: PgnGameSummary[] };

/** So many games are found at a time. */
const STEP = 200;

/** The games of a file: found one after the other, without being read; a game is read when it is asked for. */
export class PgnGameIndex {
  readonly #bytes: ByteSource;
  readonly #games: FoundGame[] = [];
  readonly #haystacks: string[] = [];
  readonly #finder: Games;
  #at = 0;
  #ended = false;
  #found: { search: string; games: number[]; upTo: number } = { search: '', games: [], upTo: 0 };

  constructor(bytes: ByteSource) {
    this.#bytes = bytes;
    this.#finder = find((into, offset, length) => {
      const piece = bytes.slice(this.#at, Math.min(bytes.size, this.#at + length));
      into.set(piece, offset);
      this.#at += piece.length;
      return piece.length || -1;
    });
  }

  /** How many games were found, and how many bytes read for it. */
  get games(): number {
    return this.#games.length;
  }

  get bytes(): number {
    return this.#at;
  }

  /** Whether there are no more games to find, and where the last one ends is known. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Finds some more games. */
  more(): void {
    const found = this.#finder.next(STEP);
    for (const game of found) {
      this.#games.push(game);
      const { white, black, event, date, score, round } = game;
      this.#haystacks.push(normalizeForSearch(`${white} ${black} ${event} ${date} ${score} ${round}`));
    }
    if (found.length < STEP) this.#ended = true;
  }

  /** Looks for no more games. */
  stop(): void {
    // The end of the last one was not seen yet.
    if (!this.#ended) this.#games.pop();
    this.#ended = true;
  }

  /** So many of the games that have every word of a search. */
  list(search: string, from: number, count: number): PgnListPage {
    const numbers = this.matching(search);
    const shown = numbers.slice(from, from + count);
    return { total: numbers.length, rows: shown.map((game) => this.#row(game)) };
  }

  /** The numbers of the games that have every word of a search. */
  matching(search: string): number[] {
    if (this.#found.search !== search) this.#found = { search, games: [], upTo: 0 };
    const { games } = this.#found;
    const words = searchWords(search);
    for (; this.#found.upTo < this.#games.length; this.#found.upTo++) {
      if (containsAllWords(this.#haystacks[this.#found.upTo]!, words)) games.push(this.#found.upTo + 1);
    }
    return games;
  }

  #row(game: number): PgnGameSummary {
    const { offset: _offset, line: _line, ...told } = this.#games[game - 1]!;
    return { game, ...told };
  }

  /** Whether a game can be read: it was found, and so was its end. */
  isThere(game: number): boolean {
    return game >= 1 && (game < this.#games.length || (this.#ended && game === this.#games.length));
  }

  /** Where the text of a game begins and ends. */
  place(game: number): [number, number] {
    return [this.#games[game - 1]!.offset, this.#games[game]?.offset ?? this.#bytes.size];
  }

  #text(game: number): [Int8Array, number] {
    return [this.#bytes.slice(...this.place(game)), this.#games[game - 1]!.line];
  }

  look(game: number): GameLook {
    return look(...this.#text(game));
  }

  tree(game: number, language: Language): GameTree {
    return read(...this.#text(game), language);
  }

  pgn(game: number): string {
    return write(...this.#text(game));
  }
}
