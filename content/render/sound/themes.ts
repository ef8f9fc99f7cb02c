import { pad, pluck, type Track } from '../instruments.ts';
import { play, type VoiceName } from './tone.ts';

type Melody = readonly (readonly [beats: number, note: number])[];
/** A theme for a person or a place: a tune over chords of equal length; 0 is a rest. */
export type Theme = {
  beat: number;
  beatsPerChord: number;
  chords: readonly (readonly number[])[];
  tune: Melody;
  voice: VoiceName;
  /** Which of a chord's notes are plucked on which beat. */
  figure: readonly number[];
  pads: number;
};

export type Played = {
  theme: Theme;
  from: number;
  to: number;
  level?: number;
  transpose?: number;
  /** Factor on the length of a beat: 1.3 is slower. */
  slow?: number;
  voice?: VoiceName;
  /** Leaves the tune out, or everything but the tune. */
  only?: 'chords' | 'tune';
};

/** A theme as production files name it: from one second to another. */
export const part =
  (theme: Theme) =>
  (from: number, to: number, options: Omit<Played, 'theme' | 'from' | 'to'> = {}): Played => ({
    theme,
    from,
    to,
    ...options,
  });

/** Plays a theme again and again between two moments; nothing begins that could not end. */
export function playTheme(track: Track, played: Played): void {
  const { theme, from, to, level = 1, transpose = 0, slow = 1, only } = played;
  const beat = theme.beat * slow;
  const voice = played.voice ?? theme.voice;
  if (only !== 'chords') {
    for (let at = from, index = 0; at < to - beat; index++) {
      const [beats, note] = theme.tune[index % theme.tune.length] ?? [1, 0];
      const length = Math.min(beats * beat, to - at - 0.2);
      if (note > 0 && length > 0.12)
        play(track, voice, {
          at,
          length: length * 0.92,
          note: note + transpose,
          level: 0.2 * level,
          pan: 0.15,
        });
      at += beats * beat;
    }
  }
  if (only === 'tune') return;
  const span = theme.beatsPerChord * beat;
  for (let index = 0; from + index * span < to - span * 0.5; index++) {
    const chord = theme.chords[index % theme.chords.length] ?? [];
    const at = from + index * span;
    const length = Math.min(span, to - at);
    for (const [voiceIndex, note] of chord.entries())
      if (theme.pads > 0)
        pad(track, note + transpose, at, length * 0.8, 0.04 * theme.pads * level, (voiceIndex - 1) * 0.25);
    for (let step = 0; step < theme.beatsPerChord && at + step * beat < to - 0.4; step++) {
      const degree = theme.figure[(index * theme.beatsPerChord + step) % theme.figure.length] ?? -1;
      if (degree < 0) continue;
      pluck(
        track,
        (chord[degree % chord.length] ?? 50) + transpose + (degree >= chord.length ? 12 : 0),
        at + step * beat,
        0.2 * level,
        ((step % 3) - 1) * 0.3,
        index * 31 + step + 7,
      );
    }
  }
}
