import { execFileSync } from 'node:child_process';
import { crackle, newTrack, pluck, RATE, reverb, type Track } from '../instruments.ts';
import { fractal, random } from '../kit/random.ts';
import { NARRATOR, type Phrase, syllablesOf } from '../speech.ts';
import { BEDS, type BedName, EFFECTS, type EffectName, millWheel } from './effects.ts';
import { type Played, playTheme } from './themes.ts';
import { bed, play, type VoiceName } from './tone.ts';

/** How one of the cast sounds: an instrument, the middle of its voice as a MIDI note, and where it sits. */
export type Speaker = { voice: VoiceName; note: number; pan: number; level?: number };

/** What is heard in one clip, besides the voices, which follow the captions. Times in seconds of the clip. */
export type Soundtrack = {
  music: readonly Played[];
  beds?: readonly (readonly [name: BedName, from: number, to: number, level?: number])[];
  effects?: readonly (readonly [at: number, name: EffectName, level?: number, pan?: number])[];
  wheel?: readonly (readonly [from: number, to: number, level: number, slowing?: boolean])[];
  fire?: readonly [from: number, level: number];
  /** Speakers as they sound in this clip, where that differs from the rest of the story. */
  speakers?: Record<string, Speaker>;
};

const DORIAN = [0, 2, 3, 5, 7, 9, 10];

/** Says a phrase: a note a syllable, in the mode of the score, falling to the end unless it asks. */
function say(track: Track, phrase: Phrase, speaker: Speaker): void {
  const syllables = syllablesOf(phrase);
  const melody = fractal(phrase.text.length * 7 + Math.round(phrase.from));
  for (const [index, { at, length, stress, last, rise }] of syllables.entries()) {
    const part = index / Math.max(1, syllables.length - 1);
    const step = Math.round(
      melody(index * 0.55) * 3.4 + (stress - 0.5) * 3 - part * 2.2 + (last ? (rise ? 3.5 : -1.5) : 0),
    );
    const octave = Math.floor(step / 7);
    const note = speaker.note + octave * 12 + (DORIAN[step - octave * 7] ?? 0);
    play(track, speaker.voice, {
      at,
      length: Math.max(0.07, length * 0.82),
      note,
      level: (0.34 + 0.24 * stress) * (speaker.level ?? 1),
      pan: speaker.pan,
      bend: last ? (rise ? 1.2 : -0.8) : melody(index + 50) * 0.7,
    });
  }
}

/** The voice that tells has no character: one plucked note where a sentence begins, another where it ends. */
function tell(track: Track, { from, to, text }: Phrase): void {
  const next = random(Math.round(from * 10) + text.length);
  const note = 62 + (DORIAN[Math.floor(next() * 7)] ?? 0);
  pluck(track, note + 12, from, 0.2, -0.1, Math.round(from * 10));
  pluck(track, note, from + 0.16, 0.14, -0.1, Math.round(from * 10) + 1);
  if (to - from > 4) pluck(track, note + 7, to - 0.5, 0.1, -0.1, Math.round(from * 10) + 2);
}

/** The sound of a clip before it is mastered. */
export function compose(
  sound: Soundtrack,
  seconds: number,
  phrases: readonly Phrase[],
  cast: Record<string, Speaker>,
): Track {
  const [music, near] = [newTrack(seconds), newTrack(seconds)];
  for (const played of sound.music) playTheme(music, played);
  reverb(music, 0.5);
  duck(
    music,
    phrases.filter(({ speaker }) => speaker !== NARRATOR),
  );
  for (const phrase of phrases) {
    const speaker = sound.speakers?.[phrase.speaker] ?? cast[phrase.speaker];
    if (phrase.speaker === NARRATOR) tell(near, phrase);
    else if (speaker) say(near, phrase, speaker);
    else throw new Error(`Nobody has given "${phrase.speaker}" a voice`);
  }
  for (const [at, name, level = 1, pan = 0] of sound.effects ?? []) EFFECTS[name](near, at, level, pan);
  for (const [from, to, level, slowing = false] of sound.wheel ?? [])
    millWheel(near, from, to, level, slowing);
  if (sound.fire) crackle(near, sound.fire[1], sound.fire[0], 5);
  reverb(near, 0.22);
  for (const [index, [name, from, to, level = 1]] of (sound.beds ?? []).entries()) {
    const { level: own, ...shape } = BEDS[name];
    bed(near, { ...shape, from, to, level: own * level, seed: 60 + index * 7 });
  }
  for (const side of ['left', 'right'] as const)
    for (let at = 0; at < near[side].length; at++)
      near[side][at] = (near[side][at] ?? 0) + (music[side][at] ?? 0);
  fadeEnds(near, seconds);
  return near;
}

/** Music steps back by half while one of the cast speaks. */
function duck(track: Track, phrases: readonly Phrase[]): void {
  let gain = 1;
  for (let at = 0; at < track.left.length; at++) {
    if (at % 48 === 0) {
      const t = at / RATE;
      const target = phrases.some(({ from, to }) => t > from - 0.15 && t < to - 0.2) ? 0.5 : 1;
      gain += (target - gain) * 0.004;
    }
    track.left[at] = (track.left[at] ?? 0) * gain;
    track.right[at] = (track.right[at] ?? 0) * gain;
  }
}

function fadeEnds({ left, right }: Track, seconds: number): void {
  for (let at = 0; at < left.length; at++) {
    const t = at / RATE;
    const fade =
      Math.min(1, Math.max(0, (t - 0.05) / 1.1)) * Math.min(1, Math.max(0, (seconds - 0.08 - t) / 0.9));
    left[at] = (left[at] ?? 0) * fade;
    right[at] = (right[at] ?? 0) * fade;
  }
}

const CEILING = 10 ** (-4.2 / 20);

/** Raises the track by `gain`, holding peaks under the ceiling with a gain that looks five milliseconds ahead. */
function limited({ left, right }: Track, gain: number): Track {
  const ahead = 240;
  const count = left.length;
  const need = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const loud = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0)) * gain;
    need[at] = loud > CEILING ? CEILING / loud : 1;
  }
  const out = { left: new Float64Array(count), right: new Float64Array(count) };
  let now = 1;
  const window: number[] = [];
  for (let at = 0; at < count + ahead; at++) {
    if (at < count) {
      while (window.length > 0 && (need[window.at(-1) ?? 0] ?? 1) >= (need[at] ?? 1)) window.pop();
      window.push(at);
    }
    while (window.length > 0 && (window[0] ?? 0) < at - ahead) window.shift();
    const target = need[window[0] ?? 0] ?? 1;
    now = target < now ? now + (target - now) * 0.03 : now + (target - now) * 0.0002;
    const place = at - ahead;
    if (place < 0) continue;
    const safe = Math.min(now, need[place] ?? 1);
    out.left[place] = (left[place] ?? 0) * gain * safe;
    out.right[place] = (right[place] ?? 0) * gain * safe;
  }
  return out;
}

export function wav({ left, right }: Track): Buffer {
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
    file.writeInt16LE(Math.round((left[at] ?? 0) * 32767), 44 + at * 4);
    file.writeInt16LE(Math.round((right[at] ?? 0) * 32767), 46 + at * 4);
  }
  return file;
}

export type Loudness = { integrated: number; truePeak: number };

/** Integrated loudness in LUFS and true peak in dBTP of an audio or video file, as ffmpeg's ebur128 measures them. */
export function loudnessOf(input: { file: string } | { audio: Buffer }): Loudness {
  const source = 'file' in input ? ['-i', input.file] : ['-i', 'pipe:0'];
  const said = execFileSync(
    'sh',
    [
      '-c',
      'exec ffmpeg -hide_banner -nostats "$@" -filter:a ebur128=peak=true -vn -f null - 2>&1',
      'sh',
      ...source,
    ],
    { ...('audio' in input ? { input: input.audio } : {}), encoding: 'utf8', maxBuffer: 64e6 },
  );
  const summary = said.slice(said.lastIndexOf('Summary:'));
  return {
    integrated: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}

export const TARGET = -16;

/** Brings a track to -16 LUFS with its peaks under the ceiling, by measuring and correcting. */
export function master(track: Track): { file: Buffer; loudness: Loudness } {
  let gain = 1;
  let best: { file: Buffer; loudness: Loudness } | undefined;
  for (let round = 0; round < 6; round++) {
    const file = wav(limited(track, gain));
    const loudness = loudnessOf({ audio: file });
    best = { file, loudness };
    const away = TARGET - loudness.integrated;
    if (Math.abs(away) < 0.12) break;
    gain *= 10 ** (away / 20);
  }
  if (!best) throw new Error('Nothing to master');
  return best;
}
