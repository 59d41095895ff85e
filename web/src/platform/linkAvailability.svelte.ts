import { readItem, writeItem } from './localStorage';

const KEY = 'arbiter.link';
const stored = readItem(KEY);

const known: { open: boolean | null } = $state({ open: stored === null ? null : stored === '1' });

/** Whether the server offers link games; null until this is known. Reactive. */
export function linkAvailable(): boolean | null {
  return known.open;
}

let asked = false;

/** Asks the server once whether it offers link games. If the device is offline, keeps the last known answer. */
export async function checkLinkAvailability(): Promise<void> {
  if (!navigator.onLine) known.open ??= false;
  if (asked || !navigator.onLine) return;
  asked = true;
  try {
    const answer = (await (await fetch('./link.json')).json()) as { type?: string; open?: boolean } | null;
    known.open = answer?.type === 'link' && answer.open === true;
    writeItem(KEY, known.open ? '1' : '');
  } catch {
    // The server cannot be reached or has no valid link.json.
    known.open ??= false;
  }
}
