/** A wooden piece set down: the felt's short breath, and the board that answers at `tone`. In hertz, seconds; 1 is loud. */
export function knock(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  { tone, bright, loud }: { tone: number; bright: number; loud: number },
): number {
  const touch = audio.createBufferSource();
  touch.buffer = breath(audio);
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: bright, Q: 1.1 });
  touch.connect(wood).connect(fading(audio, out, at, loud * 0.9, 0.035));
  touch.start(at);

  // Two damped modes whose ratio is not a whole number: that is what makes it wood and not a string.
  mode(audio, out, at, tone, loud * 0.55, 0.11);
  mode(audio, out, at, tone * 2.57, loud * 0.2, 0.06);
  return 0.15;
}

/** A small bell, struck softly. */
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
  sine.connect(fading(audio, out, at, loud, seconds));
  sine.start(at);
  sine.stop(at + seconds + 0.02);
}

/** Struck within two milliseconds, so that nothing clicks, then dying away. */
function fading(audio: BaseAudioContext, out: AudioNode, at: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + seconds);
  gain.gain.linearRampToValueAtTime(0, at + seconds + 0.01);
  gain.connect(out);
  return gain;
}

const breaths = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A twentieth of a second of white noise. */
function breath(audio: BaseAudioContext): AudioBuffer {
  let noise = breaths.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    breaths.set(audio, noise);
  }
  return noise;
}
