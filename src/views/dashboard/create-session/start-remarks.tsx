import type { StartReading } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { clockRemark } from '../../shared/time/clock-remark.ts';
import { clockWhen, isSameClock, longWhen } from '../../shared/time/when.ts';

/** What a person should know about how the server reads a start: their own time, and changes of the clocks. */
export function StartRemarks({ reading }: { reading: StartReading }) {
  const home = useHomeTimezone();
  const { clock, clocks, kind, starts_at } = reading;
  const mine = clocks.find(({ timezone_id }) => timezone_id === home);
  const isMine = home === clock.timezone_id || (mine && isSameClock(mine, clock));
  const remarks = [
    isMine ? undefined : `For you that is ${mine ? clockWhen(mine) : longWhen(starts_at, home)}.`,
    kind === 'skipped'
      ? `The clocks go forward at that time, so the session starts at ${clockWhen(clock)}.`
      : undefined,
    kind === 'ambiguous'
      ? `The clocks go back then, and show ${clock.time} twice. This is the ${clock.fold === 'later' ? 'second' : 'first'} of the two (${clock.zone}).`
      : undefined,
    clockRemark(starts_at, clock),
  ];
  return remarks.filter((remark) => remark !== undefined).map((remark) => <p key={remark}>{remark}</p>);
}
