import { expect, test } from 'vitest';
import { readinessMarks } from './readiness-marks.ts';

test('everybody is expected until they say otherwise', () => {
  expect(readinessMarks({ invited: 5, declined: 0, opened: 3, checked: 2, problems: 1, joined: 1 })).toEqual([
    { label: 'invited', count: 5 },
    { label: 'opened the link', count: 3, of: 5 },
    { label: 'checked a device', count: 2, of: 5 },
    { label: 'device problems', count: 1, of: 5 },
    { label: 'here now or before', count: 1, of: 5 },
  ]);
});

test('whoever cannot come is counted, and not waited for', () => {
  expect(readinessMarks({ invited: 5, declined: 2, opened: 3, checked: 2, problems: 1, joined: 1 })).toEqual([
    { label: 'invited', count: 5 },
    { label: 'cannot come', count: 2, of: 5 },
    { label: 'opened the link', count: 3, of: 3 },
    { label: 'checked a device', count: 2, of: 3 },
    { label: 'device problems', count: 1, of: 3 },
    { label: 'here now or before', count: 1, of: 3 },
  ]);
});

test('whoever waits before the doors is here', () => {
  const people = { invited: 5, declined: 0, opened: 3, checked: 2, problems: 0, joined: 1, waiting: 2 };
  expect(readinessMarks(people).at(-1)).toEqual({ label: 'here now or before', count: 3, of: 5 });
});
