import { type Static, Type } from 'typebox';
import { longestTitle } from '../../rules/sessions/session-title.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Instant, List, Nullable, Shape, Text } from './bounded.ts';
import { CreditBalance } from './credits.ts';
import { SessionSummary } from './sessions/session-detail.ts';

export const mostPlayed = 8;

const PlayedResult = Shape({
  id: Id,
  title: Text(longestTitle),
  starts_at: Instant,
  story_title: Text(200),
  teams: Type.Integer(),
  /** What its teams earned together of what could be earned on their ways, in whole percent. */
  percent: Type.Integer(),
});

const PlayedResults = Shape({
  /** The sessions played last, the newest last. */
  played: List(PlayedResult, mostPlayed),
  /** The middle of those before the newest, in whole percent; null for fewer than three. */
  earlier_median_percent: Nullable(Type.Integer()),
});

/** Sessions that ended, the guests who came to them, and how long these were there together, in minutes. */
const Totals = Shape({ sessions: Type.Integer(), guests: Type.Integer(), minutes: Type.Integer() });

export const PlayedTotals = Shape({
  /** YYYY-MM, in the user's zone. */
  month: Text(7),
  this_month: Totals,
  ever: Totals,
});

export const DashboardAnswer = Shape({
  next_session: Nullable(SessionSummary),
  live_sessions: List(SessionSummary, 20),
  results: PlayedResults,
  totals: PlayedTotals,
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
  changes: { load: 'live', throttle: [{ name: 'watch sessions', by: 'user', hits: 120, perMs: 60_000 }] },
} satisfies Record<string, CallSpec>;

export type DashboardAnswer = Static<typeof DashboardAnswer>;
export type PlayedResult = Static<typeof PlayedResult>;
export type PlayedTotals = Static<typeof PlayedTotals>;
export type PlayedResults = Static<typeof PlayedResults>;
