import { parseCaptions } from '#contract/story/captions.ts';
import { NARRATOR, type Phrase } from './speech.ts';

/** The words alone: without the name that stands before them for those who only read. */
function spoken(text: string, voice: string | null): string {
  const line = text.replaceAll('\n', ' ');
  return voice && line.startsWith(`${voice}: `) ? line.slice(voice.length + 2) : line;
}

/** The phrases of a WebVTT file; a cue without a voice tag is the narrator's. */
export function phrasesOf(vtt: string): Phrase[] {
  return parseCaptions(vtt).map(({ start, end, text, voice }) => ({
    from: start,
    to: end,
    speaker: voice ? voice.toLowerCase().replaceAll(/[^a-z]+/g, '-') : NARRATOR,
    text: spoken(text, voice),
  }));
}
