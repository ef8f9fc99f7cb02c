import { bell, crackle, newTrack, pad, pluck, RATE, reverb, type Track, wind } from './instruments.ts';
import { random } from './kit/random.ts';

export type Score = {
  seed: number;
  /** MIDI notes, lowest first; each chord lasts the same time and they fill the clip. */
  chords: number[][];
  /** Seconds between plucked notes, and how many of them are really played (0 to 1). */
  pulse: number;
  busyness: number;
  wind: number;
  fire?: { from: number; level: number };
  /** Bells, as seconds and notes, where the picture has something to say. */
  bells: [at: number, note: number][];
};

/** The music of one clip as a 16-bit stereo WAV file: silent at both ends, the same bytes for the same score. */
export function renderScore(score: Score, seconds: number): Buffer {
  const track = newTrack(seconds);
  const length = seconds / score.chords.length;
  for (const [index, chord] of score.chords.entries()) {
    for (const [voice, note] of chord.entries())
      pad(track, note, index * length, length, 0.075, (voice - 1.5) * 0.22);
  }
  strum(track, score, seconds, length);
  for (const [at, note] of score.bells) bell(track, note, at, 0.11, 0.2);
  if (score.fire) crackle(track, score.fire.level, score.fire.from, score.seed + 9);
  reverb(track, 0.55);
  wind(track, score.wind, score.seed);
  return toWav(track, seconds);
}

function strum(track: Track, score: Score, seconds: number, length: number): void {
  const next = random(score.seed);
  const pattern = [0, 2, 3, 1, 2, 4, 3, 2];
  for (let step = 0; 1.2 + step * score.pulse < seconds - 2.4; step++) {
    const at = 1.2 + step * score.pulse;
    const chord = score.chords[Math.min(score.chords.length - 1, Math.floor(at / length))] ?? [];
    const degree = pattern[step % pattern.length] ?? 0;
    const note = (chord[degree % chord.length] ?? 60) + 12 + (degree >= chord.length ? 12 : 0);
    const accent = step % 8 === 0 ? 1.25 : 1;
    if (next() > score.busyness && step % 8 !== 0) continue;
    pluck(
      track,
      note,
      at + next() * 0.018,
      0.26 * accent * (0.75 + next() * 0.3),
      next() * 0.7 - 0.35,
      score.seed * 1000 + step,
    );
  }
}

function toWav({ left, right }: Track, seconds: number): Buffer {
  let peak = 0;
  for (const side of [left, right]) for (const value of side) peak = Math.max(peak, Math.abs(value));
  const gain = peak > 0 ? 0.5 / peak : 0;
  const file = Buffer.alloc(44 + left.length * 4);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + left.length * 4, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(left.length * 4, 40);
  for (let at = 0; at < left.length; at++) {
    const t = at / RATE;
    const fade =
      Math.min(1, Math.max(0, (t - 0.25) / 1.6)) * Math.min(1, Math.max(0, (seconds - 0.15 - t) / 1.8));
    file.writeInt16LE(Math.round((left[at] ?? 0) * gain * fade * 32767), 44 + at * 4);
    file.writeInt16LE(Math.round((right[at] ?? 0) * gain * fade * 32767), 46 + at * 4);
  }
  return file;
}
