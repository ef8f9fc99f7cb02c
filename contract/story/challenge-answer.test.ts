import { describe, expect, it } from 'vitest';
import { sixOClockWater } from '../../tests/support/test-story.ts';
import { isNear, isSolution, nearMissReply } from './challenge-answer.ts';

const word = (...answers: string[]) => ({ clues: [], answers });

describe('a word', () => {
  it.each(['lantern', 'The Lantern', 'a lantern!', ' die  Lantern ', 'LANTÉRN'])(
    'is taken as “%s”',
    (text) => {
      expect(isSolution(word('Lantern'), text)).toBe(true);
    },
  );

  it('may have its article in the story and not in the answer', () => {
    expect(isSolution(word('The lantern'), 'lantern')).toBe(true);
  });

  it.each(['the', 'theatre', 'another lantern', ''])('is not “%s”', (text) => {
    expect(isSolution(word('Lantern'), text)).toBe(false);
  });

  it('needs its article where a session was played by the older rule', () => {
    expect(isSolution(word('Lantern'), 'the lantern', 'exact')).toBe(false);
    expect(isSolution(word('Lantern'), 'it is a lantern', 'withoutArticle')).toBe(false);
  });

  it.each([
    'It’s the lantern.',
    'the word is: LANTERN',
    'our answer is lantern',
    'Das ist die Lantern!',
    'Die Lösung lautet: Lantern',
    'es ist eine lantern',
  ])('is heard in “%s”', (text) => {
    expect(isSolution(word('Lantern'), text)).toBe(true);
  });

  it.each(['it is', 'the word is', 'it is not a lantern', 'is it a lantern'])(
    'is not heard in “%s”',
    (text) => {
      expect(isSolution(word('Lantern'), text)).toBe(false);
    },
  );
});

describe('a wrong word', () => {
  it.each(['lanter', 'the lanturn', 'lanterns', 'lantenr', 'it is a lanturn'])('is near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(true);
  });

  it.each(['lantern', 'candle', 'lan', 'x'.repeat(5000)])('is not near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(false);
  });

  it('is near with two neighbours in each other’s place, however short', () => {
    expect([isNear(word('Palms'), 'plams'), isNear(word('Palms'), 'lamps')]).toEqual([true, false]);
  });

  it('is never near where the answer is a number', () => {
    expect(isNear(word('1927'), '1926')).toBe(false);
  });
});

describe('a near miss', () => {
  const nearMisses = [{ answers: ['26', 'Twenty-six'], reply: 'Everybody stops at thirteen.' }];
  const book = { ...word('27'), nearMisses };

  it.each(['26', ' it is 26', 'twenty six'])('is answered as “%s”', (text) => {
    expect(nearMissReply(book, text)).toBe('Everybody stops at thirteen.');
  });

  it.each(['27', '25', '2 6 1'])('is not “%s”', (text) => {
    expect(nearMissReply(book, text)).toBeUndefined();
  });

  it('is a way, an order or a message as well, haste aside', () => {
    const last = sixOClockWater.scenes.find(({ id }) => id === 'last-in');
    if (last?.kind !== 'challenge') throw new Error('No order');
    expect(nearMissReply(last, 'chairs>clock>bed>tackle')).toMatch(/clinks/);
    expect(nearMissReply(last, 'chairs!>clock>bed>tackle')).toMatch(/clinks/);
    expect(nearMissReply(last, 'chairs>mirror>clock>bed>tackle')).toBeUndefined();
    expect(nearMissReply(last, 'bed>tackle')).toBeUndefined();
  });
});
