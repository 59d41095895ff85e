/** The rules of `rules.d.ts` with strict play, and PGN. The page loads this module on first use. */
export * from './rules.js';

/** PGN tags. Unknown values are empty. Dates have the form `2026.11.15`. */
export type PgnTags = {
  event: string;
  site: string;
  date: string;
  round: string;
  white: string;
  black: string;
};

/** Writes a stored event log (`{v, type: 'game', events}`), of casual or strict play, as PGN. */
export function pgn(stored: unknown, tags: PgnTags): string;
