import { liveSession } from '#contract/rules/business-constants.ts';
import type { Reminder } from '../../mail/templates/session-mails.ts';
import type { SessionRow } from '../session-repository.ts';

const hour = 60 * 60_000;

/** A reminder is sent from `beforeMs` before the start, and no later than `untilMs` before it. */
export const timedReminders: readonly { reminder: Reminder; beforeMs: number; untilMs: number }[] = [
  { reminder: 'day', beforeMs: 24 * hour, untilMs: 2 * hour },
  { reminder: 'hour', beforeMs: hour, untilMs: liveSession.lobbyOpensMs },
];

/** Whether a session existed before this reminder's time; a session planned later has only just sent its invitations. */
export const isReminded = (session: SessionRow, beforeMs: number): boolean =>
  session.created_at.getTime() < session.starts_at.getTime() - beforeMs;

/** Mails that are scheduled after `now` (Unix ms), the earliest first. */
export function remindersToCome(session: SessionRow, now: number): { reminder: Reminder; at: number }[] {
  if (session.status !== 'scheduled') return [];
  return [...timedReminders, { reminder: 'lobby' as const, beforeMs: liveSession.lobbyOpensMs }]
    .filter(({ beforeMs }) => isReminded(session, beforeMs))
    .map(({ reminder, beforeMs }) => ({ reminder, at: session.starts_at.getTime() - beforeMs }))
    .filter(({ at }) => at > now);
}
