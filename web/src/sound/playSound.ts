import { settings } from '../settings/settings.svelte';
import { SOUND_EFFECTS, type SoundName } from './soundEffects';

export type { SoundName } from './soundEffects';

/** Sounds at the volume of the settings, at once; a refusal is felt as well, where that is wanted. */
export function playSound(name: SoundName): void {
  if (name === 'refusal' && settings.vibration) navigator.vibrate?.(40);
  if (settings.volume === 0 || !touched()) return;
  const audio = awake();
  const out = audio.createGain();
  // The ear hears loudness by ratios: the square makes the slider even.
  out.gain.value = settings.volume ** 2;
  out.connect(audio.destination);
  const lasts = SOUND_EFFECTS[name](audio, out, audio.currentTime + 0.005);
  setTimeout(() => out.disconnect(), (lasts + 0.2) * 1000);
}

/** Wakes the instruments while the page has nothing else to do, so that the first sound does not hold up a move. */
export function prepareSound(): void {
  if (settings.volume === 0 || !touched() || typeof requestIdleCallback === 'undefined') return;
  requestIdleCallback(() => awake());
}

/** Browsers let a page sound only after somebody has touched it; until then every sound is left out. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

let context: AudioContext | undefined;

/** Some browsers start it asleep, and wake it only under a finger. */
function awake(): AudioContext {
  if (!context) {
    const made = new AudioContext({ latencyHint: 'interactive' });
    const wake = () => {
      if (made.state !== 'running') void made.resume();
    };
    for (const touch of ['pointerup', 'keydown']) addEventListener(touch, wake, true);
    context = made;
  }
  if (context.state !== 'running') void context.resume();
  return context;
}
