import { describe, expect, it } from 'vitest';
import { borrowedLight, sixOClockWater } from '../../tests/support/test-story.ts';
import { simulateStory } from './simulate-story.ts';

it('ends the short story seldom with several teams in the first place', () => {
  expect(simulateStory(borrowedLight, 500).sharedFirst).toBeLessThan(0.2);
}, 60_000);

describe('the hour, played by bots', () => {
  const report = simulateStory(sixOClockWater, 120);

  it('reaches every ending by every option, and takes 55 to 65 minutes with the longer room of quick people', () => {
    expect(Object.keys(report.endings).sort()).toEqual(['dry-year', 'shore', 'under-the-lake']);
    for (const { minutes, withRoom } of Object.values(report.endings)) {
      expect(minutes[0]).toBeGreaterThanOrEqual(20);
      expect(withRoom[0]).toBeGreaterThanOrEqual(55);
      expect(withRoom[2]).toBeLessThan(65);
    }
    expect(report.neverTaken).toEqual([]);
  });

  it('seldom ends with several teams in the first place', () => {
    expect(report.sharedFirst).toBeLessThan(0.2);
  });

  it('gives the same report for the same seed', () => {
    expect(simulateStory(sixOClockWater, 5)).toEqual(simulateStory(sixOClockWater, 5));
  });
}, 120_000);
