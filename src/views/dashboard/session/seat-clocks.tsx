import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { ClocksOfPeople } from '../../shared/clocks-of-people.tsx';

interface SeatClocksProps {
  session: SessionDetail;
  /** Unix ms. */
  instant: number;
  /** The zone that the time stands in beside. */
  timezoneId: string;
}

/** What a start is on the clocks of those who are expected. */
export function SeatClocks({ session, instant, timezoneId }: SeatClocksProps) {
  const expected = session.seats.filter(({ state }) => state !== 'declined');
  return <ClocksOfPeople people={expected} instant={instant} timezoneId={timezoneId} />;
}
