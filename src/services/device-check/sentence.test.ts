import { expect, test } from 'vitest';
import { type Sentence, sayIn } from './sentence.ts';
import { checkSentences as english } from '#contract/words/en/check-sentences.ts';
import { checkSentences as german } from '#contract/words/de/check-sentences.ts';

test('sentences are joined, each in the reader’s language', () => {
  const sentences: Sentence[] = [['lineCarries', 2_040_000, 640_000], ['leaveCameraOff']];
  expect([sayIn('en', sentences), sayIn('de', sentences)]).toEqual([
    'Your connection: 2.0 Mbit/s download, 640 kbit/s upload. Leave your camera off when teams talk.',
    'Deine Verbindung: 2,0 Mbit/s Download, 640 kbit/s Upload. Lass deine Kamera aus, wenn die Teams reden.',
  ]);
});

test('a device that was refused is named in each language', () => {
  const sentences: Sentence[] = [
    ['deviceRefused', 'microphone', 'refused'],
    ['allowDevice', 'microphone', 'chromePhone'],
  ];
  expect(sayIn('de', sentences)).toBe(
    'Dein Browser blockiert das Mikrofon. Wähle das Symbol links von der Adresse, dann Berechtigungen, und erlaube das Mikrofon.',
  );
});

test('a sentence without parameters differs by language', () => {
  const names = Object.keys(english) as (keyof typeof english)[];
  const plain = names.filter((name) => english[name].length === 0);
  expect(plain.length).toBeGreaterThan(40);
  const same = plain.filter((name) => {
    const sentence = [name] as unknown as Sentence;
    return sayIn('en', [sentence]) === sayIn('de', [sentence]);
  });
  expect([same, Object.keys(german).length]).toEqual([[], names.length]);
});
