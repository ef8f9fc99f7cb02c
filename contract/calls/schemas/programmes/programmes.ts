import { type Static, Type } from 'typebox';
import { seatsPerSession } from '../../../rules/business-constants.ts';
import { programmeLimits, signUpAudiences } from '../../../rules/sessions/programmes.ts';
import { sessionStatuses } from '../../../rules/sessions/session-lifecycle.ts';
import { longestTitle } from '../../../rules/sessions/session-title.ts';
import type { CallSpec } from '../../call.ts';
import { Choice, Id, Instant, List, Nullable, PathId, Shape, Text } from '../bounded.ts';
import { Email } from '../identity.ts';
import { WallClock, ZonedClock } from '../sessions/session-clocks.ts';
import { mailsPeople } from '../sessions/sessions.ts';
import { LastChange, Version } from '../versions.ts';

const listBytes = 128 * 1024;
const Capacity = Type.Integer({ minimum: 1, maximum: seatsPerSession });
const Allowed = List(Text(254), programmeLimits.addresses);
const NewSlots = List(Shape({ wall_clock: WallClock, capacity: Capacity }), programmeLimits.slots, {
  minItems: 1,
});

/** Times are read in the zone. `allowed` are domains or addresses, as the audience has it; empty for everybody. */
export const CreateProgrammeRequest = Shape({
  title: Text(longestTitle, { minLength: 1 }),
  story_slug: Id,
  timezone_id: Text(64, { minLength: 1 }),
  slots: NewSlots,
  audience: Choice(signUpAudiences),
  allowed: Allowed,
  closes: WallClock,
});

export const EditProgrammeRequest = Shape({
  title: Text(longestTitle, { minLength: 1 }),
  audience: Choice(signUpAudiences),
  allowed: Allowed,
  closes: WallClock,
  version: Version,
});

export const ProgrammeSlot = Shape({
  id: Id,
  starts_at: Instant,
  clock: ZonedClock,
  capacity: Type.Integer(),
  /** Counts of people: with a place, still to confirm their address, on the waiting list, and of these with an offer. */
  confirmed: Type.Integer(),
  unconfirmed: Type.Integer(),
  waiting: Type.Integer(),
  offered: Type.Integer(),
  /** Confirmed people who have no seat because the company has no credit left. */
  without_credit: Type.Integer(),
  /** Null until the first person is confirmed. */
  session_id: Nullable(Id),
  session_status: Nullable(Choice(sessionStatuses)),
  /** Once its session is over: who came and who did not, the mean of the teams' points and of the ratings. */
  came: Nullable(Type.Integer()),
  absent: Nullable(Type.Integer()),
  points: Nullable(Type.Number()),
  rating: Nullable(Type.Number()),
  /** Slots that have room for all of its people, the emptiest last. */
  mergeable_into: List(Id, programmeLimits.slots),
  /** Nobody has signed up for it yet. */
  removable: Type.Boolean(),
});

/**
 * People who are to be kept apart and share a team, and why: they signed up together, their session has fewer teams than
 * people to keep apart, or they were seated so before or by hand.
 */
export const apartConflictKinds = ['group', 'fewTeams', 'team'] as const;

export const ApartConflict = Shape({
  set_id: Id,
  kind: Choice(apartConflictKinds),
  names: List(Text(254), programmeLimits.apartPeople),
  slot_id: Id,
  /** Null before they are seated. */
  session_id: Nullable(Id),
  team: Nullable(Text(40)),
});

export const ProgrammeDetail = Shape({
  id: Id,
  title: Text(longestTitle),
  story_slug: Id,
  story_title: Text(200),
  timezone_id: Text(64),
  link: Text(500),
  audience: Choice(signUpAudiences),
  allowed: Allowed,
  closes_at: Instant,
  closes: ZonedClock,
  is_open: Type.Boolean(),
  /** People whom one session of the story holds at most. */
  largest_capacity: Type.Integer(),
  version: Type.Integer(),
  changed: LastChange,
  /** The earliest first. */
  slots: List(ProgrammeSlot, programmeLimits.slots),
  /** Who waits, in the order of the list. */
  waiting_people: List(
    Shape({ slot_id: Id, name: Text(200), people: Type.Integer(), offered_until: Nullable(Instant) }),
    200,
  ),
  /** Of each set no two people sit in one team. */
  kept_apart: List(
    Shape({ id: Id, names: List(Text(254), programmeLimits.apartPeople) }),
    programmeLimits.apartSets,
  ),
  apart_conflicts: List(ApartConflict, 200),
  /** Who has confirmed an address that is not among the company's people. */
  unlisted_people: List(Shape({ name: Text(200), email: Text(254) }), 200),
});

export const ProgrammeList = Shape({
  programmes: List(
    Shape({
      id: Id,
      title: Text(longestTitle),
      story_title: Text(200),
      slots: Type.Integer(),
      capacity: Type.Integer(),
      confirmed: Type.Integer(),
      waiting: Type.Integer(),
      first: ZonedClock,
      last: ZonedClock,
      is_open: Type.Boolean(),
    }),
    programmeLimits.programmes,
  ),
});

const ById = Shape({ id: PathId });
const BySlot = Shape({ id: PathId, slot: PathId });

export const programmeSpec = {
  list: { answer: ProgrammeList },
  create: {
    audit: 'programme.create',
    body: CreateProgrammeRequest,
    answer: ProgrammeDetail,
    status: 201,
    bodyLimit: listBytes,
  },
  read: { params: ById, answer: ProgrammeDetail },
  edit: {
    audit: 'programme.edit',
    params: ById,
    body: EditProgrammeRequest,
    answer: ProgrammeDetail,
    bodyLimit: listBytes,
  },
  addSlots: {
    audit: 'programme.slots',
    params: ById,
    body: Shape({ slots: NewSlots }),
    answer: ProgrammeDetail,
    status: 201,
  },
  resizeSlot: {
    audit: 'programme.slots',
    params: BySlot,
    body: Shape({ capacity: Capacity }),
    answer: ProgrammeDetail,
  },
  removeSlot: { audit: 'programme.slots', params: BySlot, answer: ProgrammeDetail },
  merge: {
    audit: 'programme.merge',
    params: ById,
    body: Shape({ from: Id, into: Id }),
    answer: ProgrammeDetail,
    throttle: mailsPeople,
    fault: 'SESSION_004',
  },
  keepApart: {
    audit: 'programme.apart',
    params: ById,
    body: Shape({ emails: List(Email, programmeLimits.apartPeople, { minItems: 2 }) }),
    answer: ProgrammeDetail,
    status: 201,
  },
  stopKeepingApart: {
    audit: 'programme.apart',
    params: Shape({ id: PathId, set: PathId }),
    answer: ProgrammeDetail,
  },
} satisfies Record<string, CallSpec>;

export type CreateProgrammeRequest = Static<typeof CreateProgrammeRequest>;
export type EditProgrammeRequest = Static<typeof EditProgrammeRequest>;
export type ProgrammeSlot = Static<typeof ProgrammeSlot>;
export type ProgrammeDetail = Static<typeof ProgrammeDetail>;
export type ApartConflict = Static<typeof ApartConflict>;
export type ProgrammeList = Static<typeof ProgrammeList>;
