/** The ECO code and the English name; the table knows no other language, and the code is everywhere the same. */
export type Opening = { eco: string; name: string };

let table: Promise<Map<string, Opening>> | undefined;

async function load(): Promise<Map<string, Opening>> {
  const { default: lines } = await import('virtual:openings');
  const known = new Map<string, Opening>();
  for (const line of lines.split('\n')) {
    const [position, eco, name] = line.split('|') as [string, string, string];
    known.set(position, { eco, name });
  }
  return known;
}

/**
 * What the opening of a game is called, given the FENs of its positions in order: the name of the last position
 * that has one. So a game that reaches a known position by other moves is recognised. Null if none has a name, or
 * the names cannot be loaded: a game goes on without.
 */
export async function findOpening(fens: string[]): Promise<Opening | null> {
  table ??= load();
  let known;
  try {
    known = await table;
  } catch {
    table = undefined;
    return null;
  }
  for (let i = fens.length - 1; i >= 0; i--) {
    const opening = known.get(fens[i]!.split(' ', 2).join(' '));
    if (opening) return opening;
  }
  return null;
}
