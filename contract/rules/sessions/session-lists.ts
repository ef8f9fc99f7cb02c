import { type SessionTab, sessionTabs } from './session-lifecycle.ts';

export const sessionTabNames = [...Object.keys(sessionTabs), 'archived'] as readonly SessionTab[];

/** Orders of a list of sessions; a minus turns one round. */
export const sessionSorts = [
  'starts_at',
  '-starts_at',
  'title',
  '-title',
  'created_at',
  '-created_at',
] as const;
export type SessionSort = (typeof sessionSorts)[number];
