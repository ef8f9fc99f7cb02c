import { expect, it } from 'vitest';
import { isMentioned, isSamePlace, isSighted, momentsOf } from './sighting.ts';

const twin =
  'Night. A mill; its wheel turns … Two people wait.\n\nAda: Wipe your feet. Both of you.\nThe clock.';

it('a text twin is the sentences of its description and its lines', () => {
  expect(momentsOf(twin)).toEqual([
    'Night.',
    'A mill; its wheel turns …',
    'Two people wait.',
    'Ada: Wipe your feet. Both of you.',
    'The clock.',
  ]);
});

const sighting = {
  places: [{ scene: 'mill', fromMs: 5000, toMs: 9000, x: 0, y: 20, width: 30, height: 40 }],
  sentences: [{ scene: 'mill', text: 'A mill; its wheel turns …' }],
};
const picture = (x: number, y: number, mediaMs = 6000, sceneId = 'mill') =>
  isSighted(sighting, { sceneId, mediaMs, spot: { kind: 'picture', x, y } }, twin);

it('is marked at its place and time, or in the sentence that mentions it', () => {
  expect([picture(0, 0.2), picture(0.3, 0.6), picture(0.1, 0.4, 3500), picture(0.1, 0.4, 10_500)]).toEqual(
    Array(4).fill(true),
  );
  expect([
    picture(0.31, 0.4),
    picture(0.1, 0.19),
    picture(0.1, 0.4, 3499),
    picture(0.1, 0.4, 10_501),
    picture(0.1, 0.4, 6000, 'barn'),
  ]).toEqual(Array(5).fill(false));
  const text = (moment: number, sceneId = 'mill') =>
    isSighted(sighting, { sceneId, mediaMs: 0, spot: { kind: 'text', moment } }, twin);
  expect([text(1), text(0), text(9), text(1, 'barn')]).toEqual([true, false, false, false]);
});

it('one place is a tenth of the picture, or one moment of the text', () => {
  const at = (x: number, y: number, sceneId = 'mill') =>
    ({ sceneId, mediaMs: 0, spot: { kind: 'picture', x, y } }) as const;
  const inText = (moment: number) =>
    ({ sceneId: 'mill', mediaMs: 0, spot: { kind: 'text', moment } }) as const;
  expect(isSamePlace(at(0.5, 0.5), at(0.59, 0.41))).toBe(true);
  expect(isSamePlace(at(0.5, 0.5), at(0.61, 0.5))).toBe(false);
  expect(isSamePlace(at(0.5, 0.5), at(0.5, 0.5, 'barn'))).toBe(false);
  expect(isSamePlace(inText(2), inText(2))).toBe(true);
  expect(isSamePlace(inText(2), inText(3))).toBe(false);
  expect(isSamePlace(inText(0), at(0, 0))).toBe(false);
});

it('a message mentions it by whole words, in any case', () => {
  const words = { words: ['wheel', 'Rad'] };
  expect(['Look, the WHEEL!', 'Das rad dreht sich'].map((text) => isMentioned(words, text))).toEqual([
    true,
    true,
  ]);
  expect(['wheelbarrow', 'Fahrrad', ''].map((text) => isMentioned(words, text))).toEqual([
    false,
    false,
    false,
  ]);
});
