import { settings } from '../settings/settings.svelte';
import { SOUNDS, type SoundName } from './sounds';

let context: AudioContext | null = null;

/** Browsers let a page sound only after a person has touched it; until then every sound is left out. */
function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Sounds at the volume of the settings, at once; a refusal is felt as well, where that is wanted. */
export function play(name: SoundName): void {
  if (name === 'refusal' && settings.vibration) navigator.vibrate?.(40);
  if (settings.volume === 0) return;
  const audio = ready();
  if (!audio) return;
  const out = audio.createGain();
  // The ear hears loudness by ratios: the square makes the slider even.
  out.gain.value = settings.volume ** 2;
  out.connect(audio.destination);
  const lasts = SOUNDS[name](audio, out, audio.currentTime + 0.005);
  setTimeout(() => out.disconnect(), (lasts + 0.2) * 1000);
}

export type { SoundName } from './sounds';
