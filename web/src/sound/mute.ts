import { settings } from '../settings/settings.svelte';

const ORDINARY = 0.7;
let before = ORDINARY;

/** Off, or on again as loud as it was. */
export function toggleSound(): void {
  if (settings.volume > 0) {
    before = settings.volume;
    settings.volume = 0;
  } else {
    settings.volume = before;
  }
}
