import { describe, expect, it } from 'vitest';
import { storyIn } from '#contract/story/story.ts';
import { borrowedLight, readStory, sixOClockWater } from '../../tests/support/test-story.ts';
import { simulateStory } from './simulate-story.ts';

it('ends the short story seldom with several teams in the first place, and favours no way through it', () => {
  const report = simulateStory(borrowedLight, 1000);
  expect(report.sharedFirst).toBeLessThan(0.2);
  expect(report.unfair).toEqual([]);
  expect(report.toldApart).toBeGreaterThan(0.6);
}, 60_000);

it('lasts a lunch break with quick, usual and slow people, by every option, and favours no way through it', () => {
  const report = simulateStory(storyIn(readStory('one-place-too-many'), 'en'), 300);
  expect(Object.keys(report.endings).sort()).toEqual(['hatch', 'sat']);
  expect(Object.keys(report.paces).sort()).toEqual(['quick', 'slow', 'usual']);
  for (const { withRoom, waited } of Object.values(report.paces)) {
    expect(withRoom[0]).toBeGreaterThanOrEqual(20);
    expect(withRoom[2]).toBeLessThanOrEqual(25);
    expect(waited[2]).toBeLessThanOrEqual(2);
  }
  expect(report.neverTaken).toEqual([]);
  expect(report.unfair).toEqual([]);
  expect(report.toldApart).toBeGreaterThan(0.6);
  expect(report.solved['eight-cards']).toBeGreaterThan(0.7);
}, 60_000);

it('names the decision of which one way earns more than the others', () => {
  const scenes = borrowedLight.scenes.map((scene) =>
    scene.kind === 'decision' && scene.id === 'one-thing-more'
      ? {
          ...scene,
          options: scene.options.map((option) =>
            option.id === 'down' ? { ...option, points: { care: 40, nerve: 20, wit: 20 } } : option,
          ),
        }
      : scene,
  );
  expect(simulateStory({ ...borrowedLight, scenes }, 200).unfair).toContain('one-thing-more');
});

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

  it('takes 45 to 65 minutes with quick and slow people, of whom none waits more than four', () => {
    expect(Object.keys(report.paces).sort()).toEqual(['quick', 'slow', 'usual']);
    for (const { withRoom, waited } of Object.values(report.paces)) {
      expect(withRoom[0]).toBeGreaterThanOrEqual(45);
      expect(withRoom[2]).toBeLessThanOrEqual(65);
      expect(waited[0]).toBeGreaterThan(0.5);
      expect(waited[2]).toBeLessThanOrEqual(4);
    }
  });

  it('favours no path through the story, and teams differ by their strongest dimension', () => {
    expect(report.unfair).toEqual([]);
    expect(report.toldApart).toBeGreaterThan(0.6);
  });

  it('seldom ends with several teams in the first place', () => {
    expect(report.sharedFirst).toBeLessThan(0.2);
  });

  it('returns the same report for the same seed', () => {
    expect(simulateStory(sixOClockWater, 5)).toEqual(simulateStory(sixOClockWater, 5));
  });
}, 120_000);
