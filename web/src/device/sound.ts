/** Sounds of our own, made by Web Audio when they are needed. */

/** Hertz (0: silence), ms, and how loud from 0 to 1. */
export type Tone = [hertz: number, ms: number, loud?: number];

const SOUNDS: Record<string, Tone[]> = {
  tap: [[520, 40, 0.4]],
  move: [
    [392, 60],
    [523, 90],
  ],
  turn: [
    [659, 90],
    [784, 140],
  ],
  refuse: [
    [196, 90],
    [165, 140],
  ],
  win: [
    [523, 110],
    [659, 110],
    [784, 110],
    [1047, 260],
  ],
  end: [
    [523, 140],
    [392, 220],
  ],
};

let context: AudioContext | null = null;

/** A browser is silent until somebody has touched the page; then this does nothing. */
export function sound(wanted: string | Tone[]): void {
  const tones = typeof wanted === "string" ? SOUNDS[wanted] : wanted;
  if (!tones || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  let at = context.currentTime;
  for (const [hertz, ms, loud = 0.6] of tones) {
    if (hertz) ring(context, hertz, at, ms / 1000, loud);
    at += ms / 1000;
  }
}

function ring(audio: AudioContext, hertz: number, at: number, seconds: number, loud: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.15 * loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.15);
}
