import { expect, test } from 'vitest';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import type { SeatRow } from '../sessions/people/seat-repository.ts';
import { attendanceOf, presenceBySeat } from './attendance.ts';

const minute = 60_000;
const connected = (seatId: string, at: number): DirectorEvent => ({
  type: 'seat.connected',
  seatId,
  at: at * minute,
});
const gone = (seatId: string, at: number): DirectorEvent => ({
  type: 'seat.disconnected',
  seatId,
  at: at * minute,
});

test('a seat is present from each connection to the next departure', () => {
  const events = [
    connected('ana', 1),
    connected('ana', 2),
    gone('ana', 5),
    gone('ana', 6),
    connected('ana', 8),
  ];
  expect(presenceBySeat(events, null).get('ana')).toEqual([
    { from: minute, to: 5 * minute },
    { from: 8 * minute, to: null },
  ]);
});

test('a stay that is open at the end of the session ends with it', () => {
  expect(presenceBySeat([connected('ana', 1)], 4 * minute).get('ana')).toEqual([
    { from: minute, to: 4 * minute },
  ]);
  expect(presenceBySeat([connected('ana', 5)], 4 * minute).get('ana')).toEqual([
    { from: 5 * minute, to: 5 * minute },
  ]);
});

test('teams count who came and how long; bots and the address of an erased person are left out', () => {
  const seat = (id: string, change: Partial<SeatRow> = {}) =>
    ({
      id,
      team_id: 1,
      first_name: id,
      last_name: '',
      email: `${id}@team.example`,
      is_bot: false,
      declined_at: null,
      ...change,
    }) as SeatRow;
  const { teams } = attendanceOf({
    sessionId: 's',
    timezoneId: 'UTC',
    startedAt: 0,
    endedAt: 10 * minute,
    now: 20 * minute,
    teams: [{ id: 1, name: 'Otters' }],
    seats: [
      seat('ana'),
      seat('ben', { declined_at: new Date(0) }),
      seat('cy', { email: 'erased-3@erased.invalid' }),
      seat('bot', { is_bot: true }),
    ],
    events: [connected('ana', 1), gone('ana', 4), connected('cy', 2), connected('bot', 0)],
  });
  expect(teams).toMatchObject([
    {
      name: 'Otters',
      invited: 3,
      came: 2,
      minutes: 11,
      people: [
        { seat_id: 'ana', minutes: 3, declined: false },
        { seat_id: 'ben', minutes: 0, declined: true, spans: [] },
        { seat_id: 'cy', minutes: 8, email: '' },
      ],
    },
  ]);
});
