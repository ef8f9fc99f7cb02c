import { describe, expect, it } from 'vitest';
import type { Phrase } from '../speech.ts';
import { compose, type Speaker, wav } from './soundtrack.ts';

const RATE = 48_000;
const cast: Record<string, Speaker> = {
  low: { voice: 'bassoon', note: 46, pan: 0 },
  high: { voice: 'flute', note: 74, pan: 0 },
};
const phrase = (speaker: string): Phrase => ({
  from: 2,
  to: 5,
  speaker,
  text: 'Somebody says something here.',
});
const silent = { music: [] };

function loudest(samples: Float64Array, from: number, to: number): number {
  return samples.slice(from * RATE, to * RATE).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

function crossings(samples: Float64Array): number {
  let count = 0;
  for (let at = RATE; at < 2.5 * RATE; at++)
    if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) count++;
  return count;
}

describe('the sound of a clip', { timeout: 60_000 }, () => {
  it('gives a voice to a phrase while its caption is shown, and only then', () => {
    const { left } = compose(silent, 5, [phrase('low')], cast);
    expect(loudest(left, 0, 0.95)).toBe(0);
    expect(loudest(left, 1, 2.5)).toBeGreaterThan(0.02);
    expect(loudest(left, 4.8, 5)).toBeLessThan(0.002);
  });

  it('gives each of the cast an instrument of their own', () => {
    const [low, high] = ['low', 'high'].map((who) => crossings(compose(silent, 3, [phrase(who)], cast).left));
    expect(high).toBeGreaterThan((low ?? 0) * 1.15);
  });

  it('begins and ends in silence, so that no cut clicks', () => {
    const { left, right } = compose(
      { music: [], beds: [['wind', 0, 6, 1]], wheel: [[0, 6, 1]] },
      6,
      [],
      cast,
    );
    for (const side of [left, right]) {
      expect(loudest(side, 0, 0.05)).toBe(0);
      expect(Math.abs(side.at(-1) ?? 1)).toBeLessThan(0.0001);
    }
  });

  it('is the same bytes each time', () => {
    const once = () => wav(compose({ music: [], effects: [[1, 'knocks']] }, 3, [phrase('high')], cast));
    expect(once().equals(once())).toBe(true);
  });

  it('refuses a speaker without a voice', () => {
    expect(() => compose(silent, 3, [phrase('stranger')], cast)).toThrow(
      'Nobody has given "stranger" a voice',
    );
  });
});
