import { settings } from '../settings/settings.svelte';
import { bell, knock } from './synthesizer';

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

export type SoundName = 'move' | 'capture' | 'check' | 'press' | 'lowTime' | 'turn' | 'end' | 'refusal';

/** Schedules a sound on `out` at time `at`, and returns its duration in seconds. */
type SoundEffect = (audio: BaseAudioContext, out: AudioNode, at: number) => number;

/** The sounds of wooden pieces and a small bell. All tones are high enough for a phone's speaker. */
export const SOUND_EFFECTS: Record<SoundName, SoundEffect> = {
  move: (audio, out, at) => knock(audio, out, at, { tone: 330, bright: 1900, loud: 0.8 }),
  capture: (audio, out, at) => {
    knock(audio, out, at, { tone: 430, bright: 3000, loud: 0.75 });
    return 0.06 + knock(audio, out, at + 0.06, { tone: 250, bright: 1600, loud: 0.9 });
  },
  check: (audio, out, at) => {
    knock(audio, out, at, { tone: 320, bright: 2100, loud: 0.8 });
    return 0.04 + bell(audio, out, at + 0.04, { tone: 880, loud: 0.22, seconds: 0.5 });
  },
  press: (audio, out, at) => knock(audio, out, at, { tone: 540, bright: 2600, loud: 0.6 }),
  turn: (audio, out, at) => {
    knock(audio, out, at, { tone: 330, bright: 1900, loud: 0.8 });
    return 0.05 + bell(audio, out, at + 0.05, { tone: 523, loud: 0.26, seconds: 0.7 });
  },
  lowTime: (audio, out, at) => {
    bell(audio, out, at, { tone: 660, loud: 0.3, seconds: 0.25 });
    return 0.18 + bell(audio, out, at + 0.18, { tone: 660, loud: 0.3, seconds: 0.35 });
  },
  end: (audio, out, at) => {
    bell(audio, out, at, { tone: 392, loud: 0.28, seconds: 1.1 });
    bell(audio, out, at + 0.16, { tone: 494, loud: 0.24, seconds: 1.1 });
    return 0.32 + bell(audio, out, at + 0.32, { tone: 587, loud: 0.24, seconds: 1.4 });
  },
  refusal: (audio, out, at) => {
    knock(audio, out, at, { tone: 205, bright: 900, loud: 0.9 });
    return 0.11 + knock(audio, out, at + 0.11, { tone: 175, bright: 750, loud: 0.75 });
  },
};
