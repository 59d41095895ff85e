// Sample PGN, and helpers that parse it with the compiled PGN module.
import * as pgn from '../../../target/js/pgn.js';
import { giveTexts } from './giveTexts.mjs';

giveTexts(pgn);

export { pgn };

/** A game with tags, comments, variations and every kind of annotation. */
export const ANNOTATED = `[Event "Club"]
[Site "Hall"]
[Date "2026.11.15"]
[Round "3"]
[White "Änne"]
[Black "Ben"]
[Result "0-1"]
[WhiteElo "2104"]

{A quiet start.} 1. e4 {[%clk 0:05:00]} e5 2. Nf3 {[%csl Gf3,Re5][%cal Gf3e5] attacks} Nc6 (2... Nf6
{The Petrov.} 3. Nxe5 (3. d4 exd4) 3... d6! $10 {done}) (2... d6) 3. Bc4 $1 {[%eval 0.25,20]} Nd4?!
{[%emt 0:00:12]} 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# {Smothered.} 0-1
`;

export const bytes = (text) => new Int8Array(new TextEncoder().encode(text));

/** Creates a source that supplies at most the given number of bytes at a time. */
export function source(text, most = Infinity) {
  const all = bytes(text);
  let at = 0;
  return (into, offset, length) => {
    const piece = all.subarray(at, at + Math.min(length, most));
    into.set(piece, offset);
    at += piece.length;
    return piece.length || -1;
  };
}

/** Finds all games in the text, `step` games at a time. */
export function findAll(text, step = 2, most = Infinity) {
  const games = pgn.find(source(text, most));
  const found = [];
  for (let some = games.next(step); ; some = games.next(step)) {
    found.push(...some);
    if (some.length < step) return found;
  }
}

export const read = (text, language = 'en') => pgn.read(bytes(text), 1, language);

/** Returns pairs of a type name and a value, for the contract test. */
export function pgnSamples() {
  const passing = '[FEN "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. a8=Q+ Kd7 (1... Ke7) 2. -- Kd6 3. Kg9 *';
  return [
    ...findAll(ANNOTATED + passing).map((game) => ['FoundGame', game]),
    ...['en', 'de'].flatMap((language) => [ANNOTATED, passing, '1. f3 e5 2. g4 Qh4#'].map((text) => ['GameTree', read(text, language)])),
    ['GameLook', pgn.look(bytes(ANNOTATED), 1)],
  ];
}
