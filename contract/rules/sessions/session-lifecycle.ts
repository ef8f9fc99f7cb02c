/** A group session's life. Source: docs/rules.md. `archived` and `deleted` are marks beside the status. */
export const sessionStatuses = [
  'draft',
  'scheduled',
  'lobby',
  'live',
  'completed',
  'cancelled',
  'failed',
] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

export const sessionEvents = [
  'schedule',
  'edit',
  'reschedule',
  'invite',
  'message',
  'changeAttendees',
  'confirm',
  'openLobby',
  'start',
  'complete',
  'cancel',
  'fail',
  'archive',
  'unarchive',
  'delete',
] as const;
export type SessionEvent = (typeof sessionEvents)[number];

const table: Record<SessionStatus, Partial<Record<SessionEvent, SessionStatus>>> = {
  draft: {
    schedule: 'scheduled',
    edit: 'draft',
    changeAttendees: 'draft',
    cancel: 'cancelled',
    delete: 'draft',
  },
  scheduled: {
    edit: 'scheduled',
    reschedule: 'scheduled',
    invite: 'scheduled',
    message: 'scheduled',
    changeAttendees: 'scheduled',
    confirm: 'scheduled',
    openLobby: 'lobby',
    cancel: 'cancelled',
    fail: 'failed',
  },
  lobby: {
    edit: 'lobby',
    reschedule: 'scheduled',
    invite: 'lobby',
    message: 'lobby',
    changeAttendees: 'lobby',
    confirm: 'lobby',
    start: 'live',
    cancel: 'cancelled',
    fail: 'failed',
  },
  live: { invite: 'live', message: 'live', changeAttendees: 'live', complete: 'completed', fail: 'failed' },
  completed: { message: 'completed', archive: 'completed', unarchive: 'completed', delete: 'completed' },
  cancelled: { archive: 'cancelled', unarchive: 'cancelled', delete: 'cancelled' },
  failed: { archive: 'failed', unarchive: 'failed', delete: 'failed' },
};

/** The status after `event`, or undefined where the event is not possible in `status`. */
export function nextStatus(status: SessionStatus, event: SessionEvent): SessionStatus | undefined {
  return table[status][event];
}

/** What buttons, API and mails ask before they offer or accept an event. */
export function isPossible(status: SessionStatus, event: SessionEvent): boolean {
  return nextStatus(status, event) !== undefined;
}

/** What an organiser may do to a rehearsal beside hosting it. */
export const rehearsalEvents: readonly SessionEvent[] = ['cancel', 'delete'];

/** The catalogue code of a refused event. */
export function refusalCode(
  status: SessionStatus,
  event: SessionEvent,
): 'SESSION_010' | 'SESSION_006' | 'SESSION_005' | 'SESSION_004' {
  if (event === 'cancel') return 'SESSION_010';
  if (status === 'completed') return 'SESSION_006';
  if (event === 'delete') return 'SESSION_005';
  return 'SESSION_004';
}

/** Whether a participant may still say that they cannot come. */
export function isDeclinable(status: string): boolean {
  return status === 'scheduled' || status === 'lobby';
}

/** Whether its links still lead guests into it; a story may be joined late. Until then they may say that they come after all. */
export function isJoinable(status: string): boolean {
  return isDeclinable(status) || status === 'live';
}

/** The list's tabs, each with the statuses it shows; archived sessions are in their own tab only. */
export const sessionTabs = {
  upcoming: ['draft', 'scheduled', 'lobby'],
  live: ['live'],
  past: ['completed', 'failed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly SessionStatus[]>;
export type SessionTab = keyof typeof sessionTabs | 'archived';
