import { expect, test } from 'vitest';
import { type Sentence, sayIn } from './sentence.ts';
import { english } from './words/english.ts';
import { german } from './words/german.ts';

test('one sentence follows the other, each in the language of whoever reads', () => {
  const said: Sentence[] = [['lineCarries', 2_040_000, 640_000], ['leaveCameraOff']];
  expect([sayIn('en', said), sayIn('de', said)]).toEqual([
    'The line carries 2.0 Mbit/s down and 640 kbit/s up. Leave your camera off when teams talk.',
    'Die Leitung trägt 2,0 Mbit/s hinunter und 640 kbit/s hinauf. Lass deine Kamera aus, wenn die Teams reden.',
  ]);
});

test('a device that was refused is named in each language', () => {
  const said: Sentence[] = [
    ['deviceRefused', 'microphone', 'refused'],
    ['allowDevice', 'microphone', 'chromePhone'],
  ];
  expect(sayIn('de', said)).toBe(
    'Der Browser durfte dein Mikrofon nicht benutzen. Tippe auf das Symbol links von der Adresse, dann auf Berechtigungen, und erlaube das Mikrofon.',
  );
});

test('what is about nothing in particular is said differently in each language', () => {
  const names = Object.keys(english) as (keyof typeof english)[];
  const plain = names.filter((name) => english[name].length === 0);
  expect(plain.length).toBeGreaterThan(40);
  const same = plain.filter((name) => {
    const sentence = [name] as unknown as Sentence;
    return sayIn('en', [sentence]) === sayIn('de', [sentence]);
  });
  expect([same, Object.keys(german).length]).toEqual([[], names.length]);
});
