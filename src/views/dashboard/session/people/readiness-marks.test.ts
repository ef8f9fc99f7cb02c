import { expect, test } from 'vitest';
import { sessionPeople } from '#contract/words/en/organiser/sessions/session-people.ts';
import { readinessMarks } from './readiness-marks.ts';

const marksOf = (people: Parameters<typeof readinessMarks>[0]) =>
  readinessMarks(people, sessionPeople.readiness);

test('everybody is expected until they say otherwise', () => {
  expect(marksOf({ invited: 5, declined: 0, opened: 3, checked: 2, problems: 1, joined: 1 })).toEqual([
    { label: 'invited', count: 5 },
    { label: 'opened the link', count: 3, of: 5 },
    { label: 'checked a device', count: 2, of: 5 },
    { label: 'with device problems', count: 1, of: 5 },
    { label: 'have joined', count: 1, of: 5 },
  ]);
});

test('a declined seat is counted, and not waited for', () => {
  expect(marksOf({ invited: 5, declined: 2, opened: 3, checked: 2, problems: 1, joined: 1 })).toEqual([
    { label: 'invited', count: 5 },
    { label: 'cannot come', count: 2, of: 5 },
    { label: 'opened the link', count: 3, of: 3 },
    { label: 'checked a device', count: 2, of: 3 },
    { label: 'with device problems', count: 1, of: 3 },
    { label: 'have joined', count: 1, of: 3 },
  ]);
});

test('a seat waiting before the doors open is present', () => {
  const people = { invited: 5, declined: 0, opened: 3, checked: 2, problems: 0, joined: 1, waiting: 2 };
  expect(marksOf(people).at(-1)).toEqual({ label: 'have joined', count: 3, of: 5 });
});
