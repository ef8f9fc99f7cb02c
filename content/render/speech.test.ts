import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';
import { NARRATOR, syllablesOf } from './speech.ts';

const VTT = `WEBVTT

00:01.200 --> 00:05.200
Number nine, Mill Lane.
There is no lane any more.

00:13.200 --> 00:16.600
<v Ada>Ada: You will be the
removal?
`;

describe('phrases of captions', () => {
  it('are the narrator’s where nobody is named', () => {
    expect(phrasesOf(VTT)[0]).toEqual({
      from: 1.2,
      to: 5.2,
      speaker: NARRATOR,
      text: 'Number nine, Mill Lane. There is no lane any more.',
    });
  });

  it('are spoken without the name that is shown', () => {
    expect(phrasesOf(VTT)[1]).toEqual({
      from: 13.2,
      to: 16.6,
      speaker: 'ada',
      text: 'You will be the removal?',
    });
  });
});

describe('syllables of a phrase', () => {
  const [told, asked] = phrasesOf(VTT);

  it('lie inside its caption, one after the other', () => {
    const syllables = told ? syllablesOf(told) : [];
    expect(syllables.length).toBeGreaterThan(10);
    for (const [index, { at, length }] of syllables.entries()) {
      expect(at).toBeGreaterThanOrEqual(syllables[index - 1]?.at ?? 1.2);
      expect(at + length).toBeLessThan(5.2);
    }
  });

  it('rise at the end of a question and nowhere else', () => {
    const rising = (phrase: typeof told) => (phrase ? syllablesOf(phrase) : []).some(({ rise }) => rise);
    expect([rising(told), rising(asked)]).toEqual([false, true]);
  });

  it('are the same each time', () => {
    if (told) expect(syllablesOf(told)).toEqual(syllablesOf(told));
    expect(told).toBeDefined();
  });
});
