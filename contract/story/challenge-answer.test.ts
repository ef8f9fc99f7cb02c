import { describe, expect, it } from 'vitest';
import { isNear, isSolution } from './challenge-answer.ts';

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
    expect(isSolution(word('Lantern'), 'the lantern', { exact: true })).toBe(false);
  });
});

describe('a wrong word', () => {
  it.each(['lanter', 'the lanturn', 'lanterns'])('is near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(true);
  });

  it.each(['lantern', 'candle', 'lan', 'x'.repeat(5000)])('is not near as “%s”', (text) => {
    expect(isNear(word('Lantern'), text)).toBe(false);
  });

  it('is never near where a number is asked for', () => {
    expect(isNear(word('1927'), '1926')).toBe(false);
  });
});
