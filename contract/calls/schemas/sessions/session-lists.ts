import { type Static, Type } from 'typebox';
import { sessionSorts, sessionTabNames } from '../../../rules/sessions/session-lists.ts';
import { Choice, Dictionary, Id, Instant, List, NextCursor, Shape, Text } from '../bounded.ts';
import { SessionSummary } from './session-detail.ts';

/** What one answer of a stretch of the calendar holds. */
export const mostSessionsBetween = 500;

/** What a list of sessions is narrowed to. */
const narrowing = {
  /** Of this story alone. */
  story: Type.Optional(Id),
  /** Planned by this person alone, by the number that the list's `creators` names. */
  creator: Type.Optional(Text(9, { pattern: '^[0-9]+$' })),
};

export const listed = {
  tab: Type.Optional(Choice(sessionTabNames)),
  search: Type.Optional(Text(120)),
  sort: Type.Optional(Choice(sessionSorts)),
  ...narrowing,
};

export const SessionListQuery = Shape({ ...listed, cursor: Type.Optional(Text(400)) });

/** What a list can be narrowed to: every story and every creator of the company's sessions, by name. */
const choices = {
  stories: List(Shape({ slug: Id, title: Text(200) }), 100),
  creators: List(Shape({ id: Type.Integer(), name: Text(200) }), 200),
};

export const SessionListAnswer = Shape({
  sessions: List(SessionSummary, 100),
  /** By tab, of what the story and the creator leave. */
  counts: Dictionary(Type.Integer(), 8),
  ...choices,
  next_cursor: NextCursor,
});

/** Those that start at `from` or later and before `until`, at most 62 days of them. */
export const SessionsBetweenQuery = Shape({
  from: Instant,
  until: Instant,
  ...narrowing,
});

export const SessionsBetweenAnswer = Shape({
  /** The earliest first, without the archived ones. */
  sessions: List(SessionSummary, mostSessionsBetween),
  /** Whether there are more than an answer holds. */
  is_cut: Type.Boolean(),
  ...choices,
});

export type SessionsBetweenQuery = Static<typeof SessionsBetweenQuery>;
export type SessionsBetweenAnswer = Static<typeof SessionsBetweenAnswer>;
export type SessionListQuery = Static<typeof SessionListQuery>;
export type SessionListAnswer = Static<typeof SessionListAnswer>;
