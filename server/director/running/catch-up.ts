import type { DirectorContext } from '../rules/director-context.ts';
import type { DirectorCommand, DirectorOptions } from '../rules/director-events.ts';
import { optionsOf, type SessionRecord } from '../log/session-records.ts';

/** Events for changes in the dashboard that are not in the log yet. */
export function catchUp(context: DirectorContext, record: SessionRecord): DirectorCommand[] {
  const planned = new Map(record.roster.map(({ seatId, teamId }) => [seatId, teamId]));
  const seated = new Map(context.seats.map(({ id, teamId }) => [id, teamId]));
  const options = optionsOf(record);
  const startsAt = record.row.starts_at.getTime();
  return [
    ...(startsAt === context.startsAt || record.row.started_at !== null
      ? []
      : [{ type: 'session.rescheduled' as const, startsAt }]),
    ...(isSame(options, context.options) ? [] : [{ type: 'session.configured' as const, options }]),
    ...[...seated.keys()]
      .filter((seatId) => !planned.has(seatId))
      .map((seatId) => ({ type: 'seat.removed' as const, seatId })),
    ...[...planned]
      .filter(([seatId]) => !seated.has(seatId))
      .map(([seatId, teamId]) => ({ type: 'seat.added' as const, seatId, teamId })),
    ...[...planned]
      .filter(([seatId, teamId]) => seated.has(seatId) && seated.get(seatId) !== teamId)
      .map(([seatId, teamId]) => ({ type: 'seat.moved' as const, seatId, teamId })),
    ...(record.row.status === 'cancelled' ? [{ type: 'session.cancelled' as const }] : []),
  ];
}

function isSame(one: DirectorOptions, other: DirectorOptions): boolean {
  return (
    one.timerFactor === other.timerFactor &&
    one.chat === other.chat &&
    one.analytics === other.analytics &&
    one.countOnly === other.countOnly
  );
}
