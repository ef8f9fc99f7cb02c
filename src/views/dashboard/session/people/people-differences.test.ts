import { expect, it } from 'vitest';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { sessionPeople } from '#contract/words/en/organiser/sessions/session-people.ts';
import { peopleDifferencesIn } from './people-differences.ts';

const peopleDifferences = peopleDifferencesIn(sessionPeople.differences);

const seat = (id: string, team_id: number) =>
  ({ id, team_id, first_name: id, last_name: '', email: `${id}@team.example` }) as Seat;
const session = (...seats: Seat[]) =>
  ({
    seats,
    teams: [
      { id: 1, name: 'Otters' },
      { id: 2, name: 'Herons' },
    ],
  }) as SessionDetail;

it('lists only added, moved and removed people', () => {
  const before = session(seat('Ana', 1), seat('Ben', 1), seat('Cleo', 2));
  const now = session(seat('Ana', 2), seat('Cleo', 2), seat('Dan', 1));
  expect(peopleDifferences(before, now)).toEqual([
    { what: 'Ana', from: 'Otters', to: 'Herons' },
    { what: 'Ben', from: 'Otters', to: 'Removed' },
    { what: 'Dan', from: 'Not in the session', to: 'Otters' },
  ]);
});

it('counts teams where many were added', () => {
  const many = Array.from({ length: 13 }, (_, index) => seat(`Guest ${index}`, 2));
  expect(peopleDifferences(session(seat('Ana', 1)), session(seat('Ana', 1), ...many))).toEqual([
    { what: 'Otters', from: '1 guest', to: '1 guest' },
    { what: 'Herons', from: '0 guests', to: '13 guests' },
  ]);
});
