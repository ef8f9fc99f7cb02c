import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Instant, List, NextCursor, Nullable, PathId, RowId, Shape, Text } from './bounded.ts';
import {
  longestDepartment,
  longestTag,
  peopleImported,
  seatsPerSession,
  tagsPerPerson,
} from '../../rules/business-constants.ts';
import { spokenLanguages } from '../../rules/languages.ts';
import { sessionStatuses } from '../../rules/sessions/session-lifecycle.ts';
import { visiblePattern } from '../../rules/text/visible-text.ts';
import { longestTitle } from '../../rules/sessions/session-title.ts';
import { peopleAtOnce } from '../../rules/sessions/session-size.ts';
import { Email } from './identity.ts';
import { ZonedClock } from './sessions/session-clocks.ts';
import { SeatState } from './sessions/session-detail.ts';
import { SessionPerson } from './sessions/session-planning.ts';
import { mailsPeople } from './sessions/sessions.ts';
import { LastChange, Version } from './versions.ts';

const Tags = List(Text(longestTag), tagsPerPerson);
/** Forms name several, separated by commas. */
const Tag = Text(longestTag, { minLength: 1, pattern: visiblePattern, allOf: [{ pattern: '^[^,]*$' }] });

export const Consumer = Shape({
  id: Type.Integer(),
  first_name: Text(80),
  last_name: Text(80),
  email: Text(254),
  department: Text(longestDepartment),
  tags: Tags,
  created_at: Instant,
  sessions: Type.Integer(),
});

/** Sessions that the page of a person shows. */
export const mostSessionsShown = 200;

/** A person's page: what is known of them, and their sessions, the newest first. */
export const PersonDetail = Shape({
  ...Consumer.properties,
  /** Null: none was chosen, and they are written to in each session's. */
  language: Nullable(Choice(spokenLanguages)),
  /** Null before they were here, and where no organiser has set it. */
  timezone_id: Nullable(Text(64)),
  /** Since when they are no longer on the company's list; null while they are. */
  left_at: Nullable(Instant),
  version: Type.Integer(),
  /** The last correction by the company. */
  changed: LastChange,
  seats: List(
    Shape({
      session_id: Id,
      title: Text(longestTitle),
      status: Choice(sessionStatuses),
      starts_at: Instant,
      clock: ZonedClock,
      team: Text(40),
      state: SeatState,
    }),
    mostSessionsShown,
  ),
});

/**
 * All of a person. Another address gets new invitations to the sessions to come; the links and log-ins that the former
 * one had end.
 */
export const EditPersonRequest = Shape({
  first_name: Text(80),
  last_name: Text(80),
  email: Email,
  department: Text(longestDepartment),
  language: Nullable(Choice(spokenLanguages)),
  timezone_id: Nullable(Text(64, { minLength: 1 })),
  /** Absent: they stay as they are. */
  tags: Type.Optional(List(Tag, tagsPerPerson)),
  version: Version,
});

/** New people, people the company has already (by id), and the session and team to seat them in, if any. */
export const CreateConsumersRequest = Shape({
  people: List(SessionPerson, seatsPerSession),
  consumer_ids: Type.Optional(List(RowId, seatsPerSession)),
  session_id: Type.Optional(Id),
  team_id: Type.Optional(Type.Integer()),
});

/** `attached` counts the seats made in the session. */
export const CreateConsumersAnswer = Shape({
  consumers: List(Consumer, 2 * seatsPerSession),
  attached: Type.Integer(),
});
export const ConsumerListAnswer = Shape({ consumers: List(Consumer, 100), next_cursor: NextCursor });

export const ConsumerTimezonesRequest = Shape({ emails: List(Email, peopleAtOnce) });

/** Named zones of the browsers that these people were last here with; who was not yet here is left out. */
export const ConsumerTimezonesAnswer = Shape({
  timezones: List(Shape({ email: Text(254), timezone_id: Text(64) }), peopleAtOnce),
});

/** One of the two: a department or a tag. */
const GroupQuery = Shape({
  department: Type.Optional(Text(longestDepartment)),
  tag: Type.Optional(Text(longestTag)),
});

/** Departments, and tags, that are listed at most. */
export const groupsShown = 500;
const Groups = List(Shape({ name: Text(longestDepartment), people: Type.Integer() }), groupsShown);

/** With how many people each has; by name. */
export const ConsumerGroupsAnswer = Shape({ departments: Groups, tags: Groups });

/** By name; `total` counts those beyond the first `peopleAtOnce` too. */
export const ConsumerMembersAnswer = Shape({
  people: List(Consumer, peopleAtOnce),
  total: Type.Integer(),
});

/** Puts a tag on these people, or takes it off. */
export const TagConsumersRequest = Shape({
  consumer_ids: List(RowId, peopleAtOnce, { minItems: 1 }),
  tag: Tag,
  tagged: Type.Boolean(),
});
export const ImportConsumersRequest = Shape({
  people: List(SessionPerson, peopleImported, { minItems: 1 }),
});

/** `added` are new, `known` were kept before. */
export const ImportConsumersAnswer = Shape({ added: Type.Integer(), known: Type.Integer() });

/** `other_id` is the entry that goes; `version` is that of the one that is kept. */
export const MergeConsumersRequest = Shape({ other_id: RowId, version: Version });

const ById = Shape({ id: PathId });

export const consumerSpec = {
  create: {
    audit: 'guests.add',
    body: CreateConsumersRequest,
    answer: CreateConsumersAnswer,
    status: 201,
    bodyLimit: 256 * 1024,
    throttle: mailsPeople,
  },
  list: {
    query: Shape({
      search: Type.Optional(Text(120)),
      cursor: Type.Optional(Text(20)),
      ...GroupQuery.properties,
    }),
    answer: ConsumerListAnswer,
  },
  import: {
    audit: 'guests.import',
    body: ImportConsumersRequest,
    answer: ImportConsumersAnswer,
    bodyLimit: 2 * 1024 * 1024,
    load: 'heavy',
    throttle: [{ name: 'import people', by: 'company', hits: 20, perMs: 60 * 60_000 }],
  },
  groups: { answer: ConsumerGroupsAnswer },
  members: { query: GroupQuery, answer: ConsumerMembersAnswer },
  tag: { audit: 'guests.tag', body: TagConsumersRequest },
  merge: {
    audit: 'guest.merge',
    params: ById,
    body: MergeConsumersRequest,
    answer: PersonDetail,
    throttle: mailsPeople,
  },
  read: { params: ById, answer: PersonDetail },
  edit: {
    audit: 'guest.edit',
    params: ById,
    body: EditPersonRequest,
    answer: PersonDetail,
    throttle: mailsPeople,
  },
  setListed: {
    audit: 'guest.list',
    params: ById,
    body: Shape({ listed: Type.Boolean() }),
    answer: PersonDetail,
    throttle: mailsPeople,
  },
  erase: { audit: 'guest.erase', params: ById },
  timezones: {
    audit: { none: 'It reads by POST.' },
    body: ConsumerTimezonesRequest,
    answer: ConsumerTimezonesAnswer,
    bodyLimit: 256 * 1024,
  },
} satisfies Record<string, CallSpec>;

export type Consumer = Static<typeof Consumer>;
export type PersonDetail = Static<typeof PersonDetail>;
export type EditPersonRequest = Static<typeof EditPersonRequest>;
export type CreateConsumersRequest = Static<typeof CreateConsumersRequest>;
export type CreateConsumersAnswer = Static<typeof CreateConsumersAnswer>;
export type ConsumerListAnswer = Static<typeof ConsumerListAnswer>;
export type ConsumerTimezonesAnswer = Static<typeof ConsumerTimezonesAnswer>;
export type ConsumerGroupsAnswer = Static<typeof ConsumerGroupsAnswer>;
export type ConsumerMembersAnswer = Static<typeof ConsumerMembersAnswer>;
export type TagConsumersRequest = Static<typeof TagConsumersRequest>;
export type ImportConsumersRequest = Static<typeof ImportConsumersRequest>;
export type ImportConsumersAnswer = Static<typeof ImportConsumersAnswer>;
export type MergeConsumersRequest = Static<typeof MergeConsumersRequest>;
export type GroupQuery = Static<typeof GroupQuery>;
