import type { StartReading } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';
import { useStartTimeWords } from '../../../words/organiser/sessions/start-times-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { clockRemark } from '../../shared/time/clock-remark.ts';
import { isSameClock } from '../../shared/time/when.ts';

/** What a person should know about how the server reads a start: their own time, and changes of the clocks. */
export function StartRemarks({ reading }: { reading: StartReading }) {
  const words = useCreateSessionWords().when;
  const startTimes = useStartTimeWords();
  const { clockWhen, longWhen } = useTimes();
  const home = useHomeTimezone();
  const { clock, clocks, kind, starts_at } = reading;
  const mine = clocks.find(({ timezone_id }) => timezone_id === home);
  const isMine = home === clock.timezone_id || (mine && isSameClock(mine, clock));
  const remarks = [
    isMine ? undefined : words.forYou(mine ? clockWhen(mine) : longWhen(starts_at, home)),
    kind === 'skipped' ? words.skipped(clockWhen(clock)) : undefined,
    kind === 'ambiguous' ? words.ambiguous(clock.time, clock.fold === 'later', clock.zone) : undefined,
    clockRemark(startTimes, starts_at, clock),
  ];
  return remarks.filter((remark) => remark !== undefined).map((remark) => <p key={remark}>{remark}</p>);
}
