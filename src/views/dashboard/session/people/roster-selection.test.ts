import { expect, test } from 'vitest';
import type { Seat } from '#contract/calls/schemas/sessions/session-detail.ts';
import { selectSeats } from './roster-selection.ts';

const teams = new Map([
  [1, 'Lanterns'],
  [2, 'Pines'],
]);

const seat = (first_name: string, change: Partial<Seat> = {}): Seat => ({
  id: first_name,
  first_name,
  last_name: 'Silva',
  email: `${first_name.toLowerCase()}@north.example`,
  team_id: 1,
  state: 'opened',
  refusal: null,
  check: null,
  another_device_at: null,
  timezone_id: null,
  personal_link: '',
  there: null,
  person_id: 1,
  ...change,
});

const failed = { verdict: 'failed', failed: ['camera'], warned: [], untested: [] } as const;
const people = [
  seat('José'),
  seat('Bo', { team_id: 2, state: 'sent' }),
  seat('Cy', { state: 'bounced' }),
  seat('Di', {
    state: 'checked',
    check: { ...failed, failed: [...failed.failed], warned: [], untested: [] },
  }),
  seat('Ed', { state: 'declined' }),
];
const found = (part: Parameters<typeof selectSeats>[1]['part'], search = '') =>
  selectSeats(people, { part, search }, teams).map(({ first_name }) => first_name);

test('a name is found by any of its words, without its accents and in any case', () => {
  expect(found('everybody', 'jose')).toEqual(['José']);
  expect(found('everybody', ' SILVA  bo ')).toEqual(['Bo']);
  expect(found('everybody', 'pines')).toEqual(['Bo']);
  expect(found('everybody', 'cy@north')).toEqual(['Cy']);
  expect(found('everybody', 'nobody')).toEqual([]);
  expect(found('everybody')).toHaveLength(people.length);
});

test('parts are what an organiser has to do something about', () => {
  expect(found('unopened')).toEqual(['Bo', 'Cy']);
  expect(found('trouble')).toEqual(['Cy', 'Di']);
  expect(found('declined')).toEqual(['Ed']);
  expect(found('unopened', 'bo')).toEqual(['Bo']);
});
