import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { shortWhen } from '../../shared/time/when.ts';

/** What a list to choose from calls each session: two may have one name, so that it says when. */
export function useSessionChoices(sessions: readonly SessionSummary[]) {
  const zone = useHomeTimezone();
  return sessions.map(({ id, title, starts_at }) => ({
    value: id,
    label: `${title}, ${shortWhen(starts_at, zone)}`,
  }));
}
