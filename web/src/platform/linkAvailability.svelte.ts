const KEY = 'arbiter.link';

const known: { open: boolean | null } = $state({ open: remembered() });

/**
 * Whether games can be played by link here; null as long as nobody has asked. Reading it in a component follows
 * every change.
 */
export function linkAvailable(): boolean | null {
  return known.open;
}

let asked = false;

/** Asks the host, once. Without a network what was known stays true. */
export async function checkLinkAvailability(): Promise<void> {
  if (!navigator.onLine) known.open ??= false;
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const answer = (await (await fetch('./link.json')).json()) as { type?: string; open?: boolean } | null;
    known.open = answer?.type === 'link' && answer.open === true;
    localStorage.setItem(KEY, known.open ? '1' : '');
  } catch {
    // No network after all, no such file, or no storage: then it is as it was known, or not at all.
    known.open ??= false;
  }
}

function remembered(): boolean | null {
  try {
    const noted = localStorage.getItem(KEY);
    return noted === null ? null : noted === '1';
  } catch {
    // Storage is forbidden: the host will tell.
    return null;
  }
}
