import type { ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { ClocksOfPeople } from '../../shared/time/clocks-of-people.tsx';

interface SeatClocksProps {
  session: SessionDetail;
  /** The start in the session's zone, and in those of its people. */
  clock: ZonedClock;
  clocks: readonly ZonedClock[];
}

/** What a start is on the clocks of those who are expected. */
export function SeatClocks({ session, clock, clocks }: SeatClocksProps) {
  const expected = session.seats.filter(({ state }) => state !== 'declined');
  return <ClocksOfPeople people={expected} clock={clock} clocks={clocks} />;
}
