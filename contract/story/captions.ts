import type { Clip } from './story.ts';
import { error, type StoryProblem } from './story-problems.ts';

export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  /** As it is read: without tags, lines apart. */
  text: string;
  /** Who speaks; null for the narrator. */
  voice: string | null;
}

/** Rules of a caption that people can follow; the characters of a second count spaces, not tags. */
export const captionRules = { charactersPerSecond: 17, lines: 2, lineLength: 48, quietSeconds: 1 } as const;

const cueForm = /(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})[^\n]*\n([\s\S]*?)(?=\n\n|$)/g;

export function parseCaptions(vtt: string): Cue[] {
  const seconds = (minutes = '', rest = '') => Number(minutes) * 60 + Number(rest);
  return [...vtt.trimEnd().matchAll(cueForm)].map(([, m1, s1, m2, s2, body = '']) => ({
    start: seconds(m1, s1),
    end: seconds(m2, s2),
    text: body.replace(/<[^<>]+>/g, '').trim(),
    voice: /<v ([^<>]+)>/.exec(body)?.[1] ?? null,
  }));
}

/** What keeps people from reading a clip's captions in one language, or what they say that its text twin does not. */
export function captionProblems(
  clip: Pick<Clip, 'media' | 'durationMs' | 'textTwin'>,
  language: string,
  vtt: string,
): StoryProblem[] {
  const cues = parseCaptions(vtt);
  const at = (message: string) => error('captions', `Captions ${clip.media}.${language}: ${message}`);
  if (!vtt.startsWith('WEBVTT') || cues.length === 0) return [at('no captions')];
  return cues.flatMap((cue, index) => {
    const text = cue.text.replaceAll('\n', ' ');
    const lines = cue.text.split('\n');
    const rate = text.length / (cue.end - cue.start);
    const earliest = index === 0 ? captionRules.quietSeconds : (cues[index - 1]?.end ?? 0);
    return [
      ...(rate > captionRules.charactersPerSecond || cue.end <= cue.start
        ? [at(`"${text}" has to be read at ${rate.toFixed(1)} characters a second`)]
        : []),
      ...(cue.start < earliest || cue.end > clip.durationMs / 1000
        ? [at(`"${text}" stands outside its place`)]
        : []),
      ...(lines.length > captionRules.lines || lines.some((line) => line.length > captionRules.lineLength)
        ? [at(`"${text}" is too long for two lines`)]
        : []),
      ...(clip.textTwin.includes(text) ? [] : [at(`"${text}" is missing in the text twin`)]),
    ];
  });
}
