import { expect, test } from 'vitest';
import { results as english } from '#contract/words/en/results.ts';
import { results as german } from '#contract/words/de/results.ts';
import { scorecardFixture } from '../../../debug/fixtures.ts';
import { drawScorecard, scorecardSize } from './draw-scorecard.ts';

/** A canvas on which every letter is twenty wide, and what was written on it and where. */
function paper() {
  const written: { text: string; x: number; y: number }[] = [];
  const context = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
    fillRect: () => undefined,
  };
  return { written, context: context as unknown as CanvasRenderingContext2D };
}

const [team] = scorecardFixture.teams;
const award = { company: 'Acme', date: '2026-11-26', colour: null };
const noArt = { picture: null, logo: null };

test.each([
  ['English', english.results, ['Acme, 26 November 2026', 'of ']],
  ['German', german.results, ['Acme, 26. November 2026', 'von ']],
] as const)('a team’s points, place, title and fields stand on its picture, in %s', (_, words, said) => {
  if (!team) throw new Error('The fixture has no team');
  const { written, context } = paper();
  drawScorecard(context, { story: 'The Borrowed Light', team, teams: 3, award }, noArt, words);
  const text = written.map((line) => line.text).join('\n');
  for (const part of [
    'The Borrowed Light',
    team.name,
    String(team.total),
    words.ofTeams(words.place(team.place ?? 0), 3),
    ...team.dimensions.map(({ label }) => label),
    ...said,
  ])
    expect(text).toContain(part);
});

test('six fields and a name of two rows stay above the last line', () => {
  if (!team) throw new Error('The fixture has no team');
  const { written, context } = paper();
  const [dimension] = team.dimensions;
  if (!dimension) throw new Error('The fixture has no field');
  const full = {
    ...team,
    name: 'The lanterns of the upper village and of all the farms that lie behind it',
    dimensions: Array.from({ length: 6 }, (_, at) => ({ ...dimension, label: `Field ${at}` })),
  };
  drawScorecard(
    context,
    { story: 'The Borrowed Light', team: full, teams: 3, award },
    noArt,
    english.results,
  );
  const last = written.find(({ text }) => text === 'Muster');
  const fields = written.filter(({ text }) => text.startsWith('Field'));
  expect(fields).toHaveLength(6);
  expect(Math.max(...fields.map(({ y }) => y))).toBeLessThan((last?.y ?? 0) - 40);
  expect(last?.y).toBeLessThan(scorecardSize.height);
});
