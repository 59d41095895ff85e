import { settings } from '../settings/settings.svelte';
import { SOUND_EFFECTS, type SoundName } from './soundEffects';

/** Plays a sound at the volume in the settings. For a refusal, the device also vibrates if vibration is enabled. */
export function playSound(name: SoundName): void {
  if (name === 'refusal' && settings.vibration) navigator.vibrate?.(40);
  if (settings.volume === 0 || !hasUserActivation()) return;
  const audio = runningContext();
  const out = audio.createGain();
  // Perceived loudness is not linear in the gain. Squaring the volume makes the slider feel linear.
  out.gain.value = settings.volume ** 2;
  out.connect(audio.destination);
  const duration = SOUND_EFFECTS[name](audio, out, audio.currentTime + 0.005);
  setTimeout(() => out.disconnect(), (duration + 0.2) * 1000);
}

/** Starts the audio context while the page is idle, so that the first sound does not delay a move. */
export function prepareSound(): void {
  if (settings.volume === 0 || !hasUserActivation() || typeof requestIdleCallback === 'undefined') return;
  requestIdleCallback(() => runningContext());
}

/** Browsers allow sound only after the user has interacted with the page. */
function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

let context: AudioContext | undefined;

/** Returns the audio context and resumes it. Some browsers create it suspended and resume it only on user input. */
function runningContext(): AudioContext {
  if (!context) {
    const created = new AudioContext({ latencyHint: 'interactive' });
    const resume = () => {
      if (created.state !== 'running') void created.resume();
    };
    for (const type of ['pointerup', 'keydown']) addEventListener(type, resume, true);
    context = created;
  }
  if (context.state !== 'running') void context.resume();
  return context;
}
