const KEY = 'arbiter.link';

const known = $state({ open: remembered() });

/** Whether games can be played by link here, as far as is known; reading it in a component follows every change. */
export function linkOpen(): boolean {
  return known.open;
}

let asked = false;

/** Asks the host, once. Without a network what was known stays true. */
export async function askWhetherOpen(): Promise<void> {
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const answer = (await (await fetch('./link.json')).json()) as { type?: string; open?: boolean } | null;
    known.open = answer?.type === 'link' && answer.open === true;
    localStorage.setItem(KEY, known.open ? '1' : '');
  } catch {
    // No network after all, no such file, or no storage: nothing is lost by it.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    // Storage is forbidden: the host will tell.
    return false;
  }
}
