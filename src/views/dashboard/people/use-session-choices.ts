import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useTimes } from '../../../words/use-texts.ts';

/** What a list to choose from calls each session: two may have one name, so that it says when. */
export function useSessionChoices(sessions: readonly SessionSummary[]) {
  const zone = useHomeTimezone();
  const { shortWhen } = useTimes();
  return sessions.map(({ id, title, starts_at }) => ({
    value: id,
    label: `${title}, ${shortWhen(starts_at, zone)}`,
  }));
}
