import { readItem, writeItem } from './localStorage';

const KEY = 'arbiter.link';
const stored = readItem(KEY);

const known: { open: boolean | null } = $state({ open: stored === null ? null : stored === '1' });

/** Whether the server offers games by link; null until it is known. Reactive. */
export function linkAvailable(): boolean | null {
  return known.open;
}

let asked = false;

/** Asks the server, once. Offline, the last known answer stays. */
export async function checkLinkAvailability(): Promise<void> {
  if (!navigator.onLine) known.open ??= false;
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const answer = (await (await fetch('./link.json')).json()) as { type?: string; open?: boolean } | null;
    known.open = answer?.type === 'link' && answer.open === true;
    writeItem(KEY, known.open ? '1' : '');
  } catch {
    // No connection or no such file.
    known.open ??= false;
  }
}
