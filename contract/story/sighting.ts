import type { Story } from './story.ts';

/** What the picture shows long before the story speaks of it. */
export type Sighting = NonNullable<Story['sighting']>;

/** A place in the picture, as fractions from the top left, or a moment of the text twin by its number from 0. */
export type Spot = { kind: 'picture'; x: number; y: number } | { kind: 'text'; moment: number };

export interface Mark {
  sceneId: string;
  /** Position in the clip. */
  mediaMs: number;
  spot: Spot;
}

/** What a text twin consists of, in order: the sentences of its description, then its lines. */
export function momentsOf(textTwin: string): string[] {
  const [described = '', ...lines] = textTwin.split('\n');
  return [...described.split(/(?<=[.!?…])\s+/u), ...lines]
    .map((moment) => moment.trim())
    .filter((moment) => moment !== '');
}

/** A mark counts a little before and after the time of its place: people need a moment. */
const slackMs = 1500;

/** Whether a mark is on what the story declares; `textTwin` is that of the mark's scene, in the language of the sighting. */
export function isSighted(
  { places, sentences }: Pick<Sighting, 'places' | 'sentences'>,
  { sceneId, mediaMs, spot }: Mark,
  textTwin: string,
): boolean {
  if (spot.kind === 'text') {
    const moment = momentsOf(textTwin)[spot.moment];
    return sentences.some(({ scene, text }) => scene === sceneId && text === moment);
  }
  const [x, y] = [spot.x * 100, spot.y * 100];
  return places.some(
    (place) =>
      place.scene === sceneId &&
      mediaMs >= place.fromMs - slackMs &&
      mediaMs <= place.toMs + slackMs &&
      x >= place.x &&
      x <= place.x + place.width &&
      y >= place.y &&
      y <= place.y + place.height,
  );
}

const samePlaceWithin = 0.1;

/** Whether two marks of one person are on one place. */
export function isSamePlace(one: Mark, other: Mark): boolean {
  if (one.sceneId !== other.sceneId) return false;
  const [a, b] = [one.spot, other.spot];
  if (a.kind === 'picture' && b.kind === 'picture')
    return Math.abs(a.x - b.x) < samePlaceWithin && Math.abs(a.y - b.y) < samePlaceWithin;
  return a.kind === 'text' && b.kind === 'text' && a.moment === b.moment;
}

/** Whether a message mentions it, by whole words. */
export function isMentioned({ words }: Pick<Sighting, 'words'>, message: string): boolean {
  const written = new Set(message.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.some((word) => written.has(word.toLowerCase()));
}
