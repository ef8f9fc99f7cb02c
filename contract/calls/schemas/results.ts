import { type Static, Type } from 'typebox';
import type { CallSpec } from '../call.ts';
import { badgeIds } from '../../rules/sessions/badges.ts';
import {
  Choice,
  Dictionary,
  Id,
  Instant,
  List,
  Nullable,
  PathId,
  PlainName,
  Shape,
  Text,
} from './bounded.ts';
import { GuestColour } from './company.ts';
import { seatsPerSession } from '../../rules/business-constants.ts';
import { documentThrottle } from './document-throttle.ts';
import { ConsentRequest, RatingRequest } from './experience.ts';

const PointsByDimension = Dictionary(Type.Integer(), 6);

/** A pure function of the session's event log and its story file: replaying gives it again to the byte. */
export const DecisionRow = Shape({
  scene_id: Id,
  question: Text(600),
  /** What the whole session did. */
  chosen: Text(120),
  reason: Text(400),
  /** The majority of this team's votes; null without votes. */
  team_choice: Nullable(Text(400)),
  team_split: List(Shape({ option_id: Id, label: Text(120), votes: Type.Integer() }), 4),
  points: PointsByDimension,
  total: Type.Integer(),
  /** The most that an option gives. */
  maximum: Type.Integer(),
  /** What happened; for a team that was outvoted, what its choice meant. */
  explanation: Text(2000),
  alternatives: List(
    Shape({
      option_id: Id,
      label: Text(120),
      total: Type.Integer(),
      explanation: Text(2000),
    }),
    4,
  ),
});

export const ChallengeRow = Shape({
  scene_id: Id,
  title: Text(200),
  solved: Type.Boolean(),
  /** The team tried an answer, laid a clue or took a hint. */
  tried: Type.Boolean(),
  attempts: Type.Integer(),
  hints: Type.Integer(),
  hint_cost: Type.Integer(),
  /** Points that haste cost on the way to the answer. */
  haste_cost: Type.Integer(),
  /** What solving gave in each field, before hints and haste were taken off. */
  earned: PointsByDimension,
  points: PointsByDimension,
  total: Type.Integer(),
  maximum: Type.Integer(),
  explanation: Text(2000),
});

/** A deed of the team with the moment it is for, in the language of the story. */
export const Badge = Shape({ id: Choice(badgeIds), label: Text(80), why: Text(900) });

export const TeamScore = Shape({
  team_id: Type.Integer(),
  name: Text(80),
  /** Null for a team without present seats, which is not ranked. */
  place: Nullable(Type.Integer()),
  /** The title that the ending gives; null before the end, and for a team that did nothing that could be counted. */
  title: Nullable(Text(200)),
  total: Type.Integer(),
  maximum: Type.Integer(),
  dimensions: List(Shape({ id: Id, label: Text(120), points: Type.Integer(), maximum: Type.Integer() }), 6),
  decisions: List(DecisionRow, 100),
  challenges: List(ChallengeRow, 100),
  /** Empty of a team that is not one's own. */
  badges: List(Badge, badgeIds.length),
});

export const Scorecard = Shape({
  session_id: Id,
  story: Shape({ slug: Id, version: Type.Integer(), title: Text(200) }),
  /** Scene ids in the order they were played. */
  path: List(Shape({ scene_id: Id, title: Text(200), kind: Text(20) }), 200),
  ending: Nullable(Shape({ title: Text(200), award: Text(200), epilogue: Text(4000) })),
  teams: List(TeamScore, 12),
});

/** `value` between 0 and 1 unless `unit` says otherwise; `formula` and `counted` explain it. */
export const Measure = Shape({
  id: Id,
  label: Text(120),
  value: Nullable(Type.Number()),
  unit: Choice(['share', 'seconds', 'count']),
  summary: Text(600),
  formula: Text(1000),
  counted: List(Shape({ label: Text(120), count: Type.Number() }), 50),
});

/** A group under three is not analysed: `measures` is empty and `withheld` says why. */
export const TeamAnalysis = Shape({
  team_id: Type.Integer(),
  name: Text(80),
  people: Type.Integer(),
  withheld: Nullable(Text(400)),
  measures: List(Measure, 20),
  agreement: List(
    Shape({
      scene_id: Id,
      question: Text(600),
      share: Nullable(Type.Number()),
      seconds: Nullable(Type.Number()),
    }),
    100,
  ),
  /** Shares of contributions, largest first, without names. */
  participation: List(Shape({ rank: Type.Integer(), share: Type.Number() }), 300),
  /** What the rows of `agreement` and of `participation` say, in a sentence each. */
  agreement_summary: Text(900),
  participation_summary: Text(600),
  talking_points: List(Text(900), 20),
  /** What the team could try next time, drawn from its own log. */
  next_steps: List(Text(900), 2),
});

export const CollaborationAnalysis = Shape({
  session_id: Id,
  teams: List(TeamAnalysis, 12),
});

export const Award = Shape({
  code: Text(200),
  kind: Choice(['person', 'team']),
  recipient: Text(200),
  team: Text(80),
  title: Text(200),
  story: Text(200),
  /** What the person did in the story's crew, with its mark; missing for teams and where the story has none. */
  part: Type.Optional(Shape({ deed: Text(120), mark: Text(600) })),
  company: Text(120),
  date: Text(40),
  verify_url: Text(400),
  /** A picture of the story's ending; null where the story is no longer offered. */
  picture_url: Nullable(Text(400)),
  /** The company's logo; null where it has none. */
  logo_url: Nullable(Text(400)),
  colour: GuestColour,
});

const Revocation = Shape({ at: Instant, reason: Text(300) });

/** What its holder reads of an award that no longer counts. */
export const RevokedAward = Shape({
  kind: Award.properties.kind,
  recipient: Award.properties.recipient,
  title: Award.properties.title,
  ...Revocation.properties,
});

/** `revoked`: it was genuine, and why it no longer counts. */
export const AwardVerification = Shape({
  valid: Type.Boolean(),
  award: Nullable(Award),
  revoked: Nullable(Revocation),
});

/** How the name on an award should be written. */
export const AwardName = Shape({ name: PlainName(200) });

export const AwardRevocation = Shape({ reason: PlainName(300) });

/**
 * Where a vote stood in its own team: with or against more than half of those who voted, in a team that was divided, or
 * alone because nobody else of the team voted.
 */
const Stood = Choice(['with-most', 'against-most', 'divided', 'alone']);

/** What one person did. */
const PersonalPart = Shape({
  seat_id: Id,
  team_id: Type.Integer(),
  votes: List(
    Shape({
      scene_id: Id,
      option_id: Id,
      label: Text(120),
      stood: Stood,
    }),
    100,
  ),
  answers: Type.Integer(),
  clues_shared: Type.Integer(),
  messages: Type.Integer(),
});

/** The part of a seat that shares it with its team and the organiser. */
export const SharedPart = Shape({ ...PersonalPart.properties, name: Text(200) });

/** Comments after the session, without names. */
export const Ratings = Shape({
  count: Type.Integer(),
  /** Of five; null before the first. */
  mean: Nullable(Type.Number()),
  comments: List(Text(1000), 300),
});

/** Teams of the company that had played the same version of the story before; null for fewer than three. */
export const EarlierTeams = Shape({
  teams: Type.Integer(),
  /** The middle of their shares of what could be earned, in whole percent. */
  median_percent: Type.Integer(),
});

/** The middle of a measure of the analysis over the company's teams that had played the story before, three at least. */
export const EarlierMeasure = Shape({ id: Id, teams: Type.Integer(), median: Type.Number() });

/** What a team keeps of its session, for its own people: who was there, pictures of the way, and who held which clue. */
export const Keepsake = Shape({
  /** The day of the start in the session's zone, YYYY-MM-DD. */
  date: Text(10),
  /** Those of the team who came. */
  people: List(Text(200), 300),
  /** By scene of the way; none where this version of the story is no longer offered. */
  pictures: List(Shape({ scene_id: Id, url: Text(400) }), 200),
  riddles: List(
    Shape({
      scene_id: Id,
      clues: List(
        Shape({
          title: Text(200),
          /** One person, or several who held it together; nobody where its holder has been erased. */
          held_by: List(Text(200), seatsPerSession),
          /** It was laid on the board; null where clues have to be spoken. */
          shared: Nullable(Type.Boolean()),
        }),
        40,
      ),
    }),
    100,
  ),
});

/** The participant's own answer of GET /api/session/scorecard/{id}: own team first, own part beside it. */
export const ParticipantResults = Shape({
  scorecard: Scorecard,
  earlier: Nullable(EarlierTeams),
  earlier_measures: List(EarlierMeasure, 20),
  analysis: Nullable(CollaborationAnalysis),
  own: PersonalPart,
  choices: ConsentRequest,
  /** This person's rating of the session; null before. */
  rating: Nullable(RatingRequest),
  /** Parts of others of the team. */
  shared: List(SharedPart, 300),
  keepsake: Keepsake,
  awards: List(Award, 312),
  revoked_awards: List(RevokedAward, 312),
});

export const SessionResults = Shape({
  /** Of its texts: the one that was asked for, or the story's own. */
  language: Text(5),
  scorecard: Scorecard,
  earlier: Nullable(EarlierTeams),
  earlier_measures: List(EarlierMeasure, 20),
  analysis: Nullable(CollaborationAnalysis),
  shared: List(SharedPart, 300),
  ratings: Ratings,
  awards: List(Award, 312),
});

/**
 * Who was there from when to when, by team. Minutes are whole ones, of a team the sum over its people. A span without an
 * end goes on. Bots are left out, and an erased person has no address.
 */
export const Attendance = Shape({
  session_id: Id,
  /** Of the session; the files show times in it. */
  timezone_id: Text(64),
  started_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  teams: List(
    Shape({
      team_id: Type.Integer(),
      name: Text(80),
      invited: Type.Integer(),
      came: Type.Integer(),
      minutes: Type.Integer(),
      people: List(
        Shape({
          seat_id: Id,
          first_name: Text(80),
          last_name: Text(80),
          email: Text(254),
          declined: Type.Boolean(),
          minutes: Type.Integer(),
          spans: List(Shape({ from: Instant, to: Nullable(Instant) }), 10_000),
        }),
        seatsPerSession,
      ),
    }),
    12,
  ),
});

const ownedFile = { load: 'heavy', params: Shape({ id: PathId }), throttle: [documentThrottle] } as const;

export const resultSpec = {
  attendance: { params: Shape({ id: PathId }), answer: Attendance },
  attendanceCsv: ownedFile,
  attendanceXlsx: ownedFile,
  pdf: ownedFile,
  awardsPdf: ownedFile,
  ofSession: { params: Shape({ id: PathId }), answer: SessionResults },
  csv: { load: 'heavy', params: Shape({ id: PathId }), throttle: [documentThrottle] },
  log: { load: 'heavy', params: Shape({ id: PathId }), throttle: [documentThrottle] },
  ofSeat: { params: Shape({ sessionId: PathId }), answer: ParticipantResults },
  seatPdf: {
    load: 'heavy',
    params: Shape({ sessionId: PathId }),
    pace: 'document',
    throttle: [documentThrottle],
  },
  seatCsv: {
    load: 'heavy',
    params: Shape({ sessionId: PathId }),
    pace: 'document',
    throttle: [documentThrottle],
  },
  correctOwnName: { load: 'usual', params: Shape({ sessionId: PathId }), body: AwardName, pace: 'act' },
  correctName: { audit: 'award.name', params: Shape({ id: PathId, code: PathId }), body: AwardName },
  revokeAward: { audit: 'award.revoke', params: Shape({ id: PathId, code: PathId }), body: AwardRevocation },
  awardPdf: {
    load: 'heavy',
    params: Shape({ code: PathId }),
    throttle: [{ name: 'award-pdf', by: 'address', hits: 60, perMs: 60_000 }],
  },
  awardLogo: { params: Shape({ code: PathId }) },
  verifyAward: { params: Shape({ code: PathId }), answer: AwardVerification },
} satisfies Record<string, CallSpec>;

export type Stood = Static<typeof Stood>;
export type DecisionRow = Static<typeof DecisionRow>;
export type ChallengeRow = Static<typeof ChallengeRow>;
export type TeamScore = Static<typeof TeamScore>;
export type Scorecard = Static<typeof Scorecard>;
export type Measure = Static<typeof Measure>;
export type TeamAnalysis = Static<typeof TeamAnalysis>;
export type Badge = Static<typeof Badge>;
export type EarlierMeasure = Static<typeof EarlierMeasure>;
export type CollaborationAnalysis = Static<typeof CollaborationAnalysis>;
export type Keepsake = Static<typeof Keepsake>;
export type Award = Static<typeof Award>;
export type RevokedAward = Static<typeof RevokedAward>;
export type AwardVerification = Static<typeof AwardVerification>;
export type SharedPart = Static<typeof SharedPart>;
export type Ratings = Static<typeof Ratings>;
export type ParticipantResults = Static<typeof ParticipantResults>;
export type Attendance = Static<typeof Attendance>;
export type SessionResults = Static<typeof SessionResults>;
export type EarlierTeams = Static<typeof EarlierTeams>;
