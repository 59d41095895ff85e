/** The sound of a wooden piece on a board: a short burst of noise and a resonance at `tone`, in hertz. */
export function knock(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { tone, bright, loud }: { tone: number; bright: number; loud: number },
): number {
  const noise = audio.createBufferSource();
  noise.buffer = whiteNoise(audio);
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: bright, Q: 1.1 });
  noise.connect(filter).connect(envelope(audio, out, at, loud * 0.9, 0.035));
  noise.start(at);

  // Two damped modes with a non-integer frequency ratio sound like wood rather than like a string.
  mode(audio, out, at, tone, loud * 0.55, 0.11);
  mode(audio, out, at, tone * 2.57, loud * 0.2, 0.06);
  return 0.15;
}

/** The sound of a small bell, struck softly. */
export function bell(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { tone, loud, seconds }: { tone: number; loud: number; seconds: number },
): number {
  mode(audio, out, at, tone, loud, seconds);
  mode(audio, out, at, tone * 2.76, loud * 0.3, seconds * 0.45);
  mode(audio, out, at, tone * 5.4, loud * 0.1, seconds * 0.2);
  return seconds;
}

function mode(audio: BaseAudioContext, out: AudioNode, at: number, tone: number, loud: number, seconds: number): void {
  const sine = new OscillatorNode(audio, { frequency: tone });
  sine.connect(envelope(audio, out, at, loud, seconds));
  sine.start(at);
  sine.stop(at + seconds + 0.02);
}

/** An envelope with an exponential decay. Its two-millisecond attack avoids a click. */
function envelope(audio: BaseAudioContext, out: AudioNode, at: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + seconds);
  gain.gain.linearRampToValueAtTime(0, at + seconds + 0.01);
  gain.connect(out);
  return gain;
}

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A twentieth of a second of white noise. */
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  let noise = noiseBuffers.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noiseBuffers.set(audio, noise);
  }
  return noise;
}
