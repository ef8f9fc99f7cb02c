import type { Attendance } from '#contract/calls/schemas/results.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { isUndeliverableAddress } from '../mail/erased-address.ts';
import type { SeatRow } from '../sessions/people/seat-repository.ts';

/** From when to when, Unix ms; `to` is null while it goes on. */
export interface Presence {
  from: number;
  to: number | null;
}

/** When each seat was connected, in the order of time. What goes on when the session ends, ends then. */
export function presenceBySeat(
  events: readonly DirectorEvent[],
  endedAt: number | null,
): ReadonlyMap<string, Presence[]> {
  const seats = new Map<string, Presence[]>();
  for (const event of events) {
    if (!('seatId' in event)) continue;
    const known = seats.get(event.seatId) ?? [];
    const last = known.at(-1);
    const isOpen = last !== undefined && last.to === null;
    if (event.type === 'seat.connected' && !isOpen)
      seats.set(event.seatId, [...known, { from: event.at, to: null }]);
    const isGone =
      event.type === 'seat.disconnected' || event.type === 'seat.left' || event.type === 'seat.removed';
    if (isGone && isOpen) last.to = event.at;
  }
  if (endedAt !== null)
    for (const presences of seats.values())
      for (const presence of presences) presence.to = Math.max(presence.from, presence.to ?? endedAt);
  return seats;
}

const minuteMs = 60_000;

/** `now` ends what goes on, Unix ms. */
const minutesOf = (presences: readonly Presence[], now: number): number =>
  Math.round(presences.reduce((sum, { from, to }) => sum + (to ?? now) - from, 0) / minuteMs);

const iso = (at: number) => new Date(at).toISOString();

/** Who was there from when to when, by team. Bots are left out; of erased people only that somebody was there. */
export function attendanceOf(given: {
  sessionId: string;
  timezoneId: string;
  startedAt: number | null;
  endedAt: number | null;
  teams: readonly { id: number; name: string }[];
  seats: readonly SeatRow[];
  events: readonly DirectorEvent[];
  now: number;
}): Attendance {
  const presence = presenceBySeat(given.events, given.endedAt);
  const people = given.seats
    .filter(({ is_bot }) => !is_bot)
    .map((seat) => {
      const spans = presence.get(seat.id) ?? [];
      return {
        seat_id: seat.id,
        team_id: seat.team_id,
        first_name: seat.first_name,
        last_name: seat.last_name,
        email: isUndeliverableAddress(seat.email) ? '' : seat.email,
        declined: seat.declined_at !== null,
        minutes: minutesOf(spans, given.now),
        spans: spans.map(({ from, to }) => ({ from: iso(from), to: to === null ? null : iso(to) })),
      };
    });
  return {
    session_id: given.sessionId,
    timezone_id: given.timezoneId,
    started_at: given.startedAt === null ? null : iso(given.startedAt),
    ended_at: given.endedAt === null ? null : iso(given.endedAt),
    teams: given.teams.map(({ id, name }) => {
      const members = people.filter(({ team_id }) => team_id === id);
      return {
        team_id: id,
        name,
        invited: members.length,
        came: members.filter(({ spans }) => spans.length > 0).length,
        minutes: members.reduce((sum, { minutes }) => sum + minutes, 0),
        people: members.map(({ team_id: _team, ...person }) => person),
      };
    }),
  };
}
