import { settings } from '../settings/settings.svelte';

/** An opening's ECO code and name. The table has only English names. */
type Opening = { eco: string; name: string };

let table: Promise<Map<string, Opening>> | undefined;

async function load(): Promise<Map<string, Opening>> {
  const { default: lines } = await import('virtual:openings');
  const openings = new Map<string, Opening>();
  for (const line of lines.split('\n')) {
    const [position, eco, name] = line.split('|') as [string, string, string];
    openings.set(position, { eco, name });
  }
  return openings;
}

/**
 * Finds a game's opening from the FENs of its positions. The last position with a name determines the opening, so
 * transpositions are recognised. Resolves to null if no position has a name, the table cannot be loaded, or the page is
 * not in English, because the table has only English names.
 */
export async function findOpening(fens: string[]): Promise<Opening | null> {
  if (settings.language !== 'en') return null;
  table ??= load();
  let openings;
  try {
    openings = await table;
  } catch {
    table = undefined;
    return null;
  }
  for (let i = fens.length - 1; i >= 0; i--) {
    const opening = openings.get(fens[i]!.split(' ', 2).join(' '));
    if (opening) return opening;
  }
  return null;
}
