import { settings } from '../settings/settings.svelte';

const DEFAULT_VOLUME = 0.7;
let volumeBeforeMute = DEFAULT_VOLUME;

/** Mutes the sound, or restores the previous volume. */
export function toggleSound(): void {
  if (settings.volume > 0) {
    volumeBeforeMute = settings.volume;
    settings.volume = 0;
  } else {
    settings.volume = volumeBeforeMute;
  }
}
