import type { Static } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Choice, Instant, List, Nullable, Shape, Text } from './bounded.ts';
import { CreditBalance } from './credits.ts';
import { SessionSummary } from './sessions.ts';

export const DashboardAnswer = Shape({
  next_session: Nullable(SessionSummary),
  live_sessions: List(SessionSummary, 20),
  last_completed: Nullable(SessionSummary),
  balance: CreditBalance,
  to_do: List(
    Shape({
      kind: Choice([
        'create_session',
        'buy_credits',
        'resend_invitations',
        'help_with_devices',
        'confirm_details',
        'review_results',
      ]),
      text: Text(600),
      href: Text(300),
    }),
    20,
  ),
  activity: List(Shape({ at: Instant, text: Text(600), href: Nullable(Text(300)) }), 50),
});

export const dashboardSpec = {
  home: { answer: DashboardAnswer },
  /** It stays open, so it would keep its place from the others. */
  changes: { load: 'live' },
} satisfies Record<string, CallSpec>;

export type DashboardAnswer = Static<typeof DashboardAnswer>;
