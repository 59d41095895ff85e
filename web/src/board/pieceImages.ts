import boldUrl from 'virtual:boldPieces';
import classicUrl from 'cm-chessboard/assets/pieces/standard.svg?url';
import type { PieceSet } from '../settings/choices';
import { settings } from '../settings/settings.svelte';

/** The URL of each piece set's SVG file, which contains the groups `wk` to `bp`, each 40 by 40 units. */
export const PIECE_SET_URLS: Record<PieceSet, string> = { classic: classicUrl, bold: boldUrl };

const HOLDER_ID = 'piece-images';

/** The piece set whose images are in the page or being loaded. */
let current: PieceSet | null = null;

/**
 * Inserts the images of the chosen piece set into the page. Elements like `<use href="#wk">` refer to them. When
 * another set is chosen, its images replace the old ones, so that all pieces change at once. Intended to be called in
 * an effect.
 */
export function insertPieceImages(): void {
  const set = settings.pieceSet;
  if (set === current) return;
  current = set;
  const holder = imageHolder();
  fetch(PIECE_SET_URLS[set])
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => {
      if (set !== current) return;
      holder.replaceChildren(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
      holder.dataset.pieces = set;
    })
    .catch(() => {
      // The browser may be offline. Loading is retried with the next board or on the next `online` event.
      if (set === current) current = null;
      addEventListener('online', insertPieceImages, { once: true });
    });
}

/** The hidden element that contains the images. */
function imageHolder(): HTMLElement {
  const existing = document.getElementById(HOLDER_ID);
  if (existing) return existing;
  const holder = document.createElement('div');
  holder.id = HOLDER_ID;
  holder.hidden = true;
  document.body.append(holder);
  return holder;
}
