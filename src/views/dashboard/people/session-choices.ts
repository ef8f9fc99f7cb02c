import type { SessionSummary } from '#contract/calls/schemas/sessions.ts';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { shortWhen } from '../../shared/when.ts';

/** What a list to choose from calls each session: two may have one name, so that it says when. */
export const sessionChoices = (sessions: readonly SessionSummary[]) =>
  sessions.map(({ id, title, starts_at }) => ({
    value: id,
    label: `${title}, ${shortWhen(starts_at, homeTimezone())}`,
  }));
