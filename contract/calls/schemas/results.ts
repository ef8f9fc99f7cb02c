import { type Static, type TSchema, Type } from 'typebox';

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const PointsByDimension = Type.Record(Type.String(), Type.Integer());

/** A pure function of the session's event log and its story file: replaying gives it again to the byte. */
export const DecisionRow = Type.Object({
  scene_id: Type.String(),
  question: Type.String(),
  /** What the whole session did. */
  chosen: Type.String(),
  reason: Type.String(),
  /** What this team's own majority wanted; null where nobody of the team voted. */
  team_choice: Nullable(Type.String()),
  team_split: Type.Array(
    Type.Object({ option_id: Type.String(), label: Type.String(), votes: Type.Integer() }),
  ),
  points: PointsByDimension,
  total: Type.Integer(),
  explanation: Type.String(),
  alternatives: Type.Array(
    Type.Object({
      option_id: Type.String(),
      label: Type.String(),
      total: Type.Integer(),
      explanation: Type.String(),
    }),
  ),
});

export const ChallengeRow = Type.Object({
  scene_id: Type.String(),
  title: Type.String(),
  solved: Type.Boolean(),
  attempts: Type.Integer(),
  hints: Type.Integer(),
  hint_cost: Type.Integer(),
  /** Points that haste cost on the way to the answer. */
  haste_cost: Type.Integer(),
  points: PointsByDimension,
  total: Type.Integer(),
  explanation: Type.String(),
});

export const TeamScore = Type.Object({
  team_id: Type.Integer(),
  name: Type.String(),
  place: Type.Integer(),
  total: Type.Integer(),
  maximum: Type.Integer(),
  dimensions: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), points: Type.Integer(), maximum: Type.Integer() }),
  ),
  decisions: Type.Array(DecisionRow),
  challenges: Type.Array(ChallengeRow),
});

export const Scorecard = Type.Object({
  session_id: Type.String(),
  story: Type.Object({ slug: Type.String(), version: Type.Integer(), title: Type.String() }),
  /** Scene ids in the order they were played. */
  path: Type.Array(Type.Object({ scene_id: Type.String(), title: Type.String(), kind: Type.String() })),
  ending: Nullable(Type.Object({ title: Type.String(), award: Type.String(), epilogue: Type.String() })),
  teams: Type.Array(TeamScore),
});

/** `value` between 0 and 1 unless `unit` says otherwise; `formula` and `counted` explain it. */
export const Measure = Type.Object({
  id: Type.String(),
  label: Type.String(),
  value: Nullable(Type.Number()),
  unit: Type.Union([Type.Literal('share'), Type.Literal('seconds'), Type.Literal('count')]),
  summary: Type.String(),
  formula: Type.String(),
  counted: Type.Array(Type.Object({ label: Type.String(), count: Type.Number() })),
});

/** A group under three is not analysed: `measures` is empty and `withheld` says why. */
export const TeamAnalysis = Type.Object({
  team_id: Type.Integer(),
  name: Type.String(),
  people: Type.Integer(),
  withheld: Nullable(Type.String()),
  measures: Type.Array(Measure),
  agreement: Type.Array(
    Type.Object({
      scene_id: Type.String(),
      question: Type.String(),
      share: Nullable(Type.Number()),
      seconds: Nullable(Type.Number()),
    }),
  ),
  /** Shares of contributions, largest first, without names. */
  participation: Type.Array(Type.Object({ rank: Type.Integer(), share: Type.Number() })),
  talking_points: Type.Array(Type.String()),
});

export const CollaborationAnalysis = Type.Object({
  session_id: Type.String(),
  teams: Type.Array(TeamAnalysis),
});

export const Award = Type.Object({
  code: Type.String(),
  kind: Type.Union([Type.Literal('person'), Type.Literal('team')]),
  recipient: Type.String(),
  team: Type.String(),
  title: Type.String(),
  story: Type.String(),
  company: Type.String(),
  date: Type.String(),
  verify_url: Type.String(),
});

/** GET /api/award/{code}. */
export const AwardVerification = Type.Object({ valid: Type.Boolean(), award: Nullable(Award) });

/** The participant's own answer of GET /api/session/scorecard/{id}: own team first, own part beside it. */
export const ParticipantResults = Type.Object({
  scorecard: Scorecard,
  analysis: Nullable(CollaborationAnalysis),
  own: Type.Object({
    seat_id: Type.String(),
    team_id: Type.Integer(),
    votes: Type.Array(
      Type.Object({
        scene_id: Type.String(),
        option_id: Type.String(),
        label: Type.String(),
        with_team: Type.Boolean(),
      }),
    ),
    answers: Type.Integer(),
    clues_shared: Type.Integer(),
    messages: Type.Integer(),
  }),
  awards: Type.Array(Award),
});

export const SessionResults = Type.Object({
  scorecard: Scorecard,
  analysis: Nullable(CollaborationAnalysis),
  awards: Type.Array(Award),
});

export type DecisionRow = Static<typeof DecisionRow>;
export type ChallengeRow = Static<typeof ChallengeRow>;
export type TeamScore = Static<typeof TeamScore>;
export type Scorecard = Static<typeof Scorecard>;
export type Measure = Static<typeof Measure>;
export type TeamAnalysis = Static<typeof TeamAnalysis>;
export type CollaborationAnalysis = Static<typeof CollaborationAnalysis>;
export type Award = Static<typeof Award>;
export type AwardVerification = Static<typeof AwardVerification>;
export type ParticipantResults = Static<typeof ParticipantResults>;
export type SessionResults = Static<typeof SessionResults>;
