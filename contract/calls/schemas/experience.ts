import { type Static, Type } from 'typebox';
import {
  ChatMessage,
  DraftFact,
  IcebreakerAnswer,
  SeatProjection,
  TeamProjection,
} from '../../messages/team-projection.ts';
import { PublicProjection } from '../../messages/session-projection.ts';
import { longestMessage } from '../../rules/business-constants.ts';
import { icebreakers } from '../../rules/sessions/icebreakers.ts';
import { reactions } from '../../rules/sessions/reactions.ts';
import { type CheckId, checkIds } from '../../rules/sessions/system-checks.ts';
import { draftActs } from '../../story/answer-draft.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, Nullable, ServerMs, Shape, Text, VisibleText } from './bounded.ts';
import { RoomAccess } from './room-access.ts';
import { CheckVerdict } from './system-check.ts';

/** The last change of each kind that an organiser made to the plan, and by whom. */
export const PlanChanges = Shape({
  moved: Nullable(Shape({ from: ServerMs, by: Text(200) })),
  cancelled_by: Nullable(Text(200)),
});

/** Everything a browser needs to show the session's current state. */
export const Snapshot = Shape({
  public: PublicProjection,
  team: Nullable(TeamProjection),
  /** The board of the team; null outside a challenge, and where the answer is a word. */
  draft: Nullable(DraftFact),
  seat: SeatProjection,
  plan: PlanChanges,
  chat: List(ChatMessage, 200),
  /** What people have answered while they wait, oldest first; empty once the story has begun. */
  icebreaker: List(IcebreakerAnswer, 300),
});

/** `hosted`: Ably's own service, at `endpoint` (an origin) when not at its usual hosts; else the server's own hub. */
export const RealtimeTokenAnswer = Shape({
  token: Text(4000),
  hosted: Type.Boolean(),
  endpoint: Nullable(Text(300)),
});

/** The session whose time is requested: while it runs, its time never steps. */
const ClockQuery = Shape({ session: Type.Optional(Id) });

/** `received_at` and `sent_at` are the server's clock, for the offset estimate by bounds. */
export const ClockAnswer = Shape({ received_at: ServerMs, sent_at: ServerMs });

/** `cast_at` is the browser's estimate of the server clock when the person chose. */
export const VoteRequest = Shape({
  vote_id: Text(64, { minLength: 8 }),
  decision_id: Id,
  option_id: Id,
  cast_at: ServerMs,
});

export const VoteAnswer = Shape({
  outcome: Choice(['counted', 'too_late', 'duplicate']),
});

/** `ready` is true by default; false takes it back at a table. */
export const ReadyRequest = Shape({ scene_id: Id, ready: Type.Optional(Type.Boolean()) });

/** `turn` as the page shows it; another one changes nothing. */
export const TurnRequest = Shape({ scene_id: Id, turn: Type.Integer({ minimum: 0, maximum: 100_000 }) });

export const AnswerRequest = Shape({
  attempt_id: Text(64, { minLength: 8 }),
  challenge_id: Id,
  text: Text(200, { minLength: 1 }),
});

/** `awaited`: taken, and looked at as soon as enough of the team have handed in the same. */
export const AnswerAnswer = Shape({ correct: Type.Boolean(), awaited: Type.Boolean() });

export const HintRequest = Shape({ challenge_id: Id, hint_id: Id });

export const ClueRequest = Shape({ challenge_id: Id, clue_id: Id });

/** A move on the team's board; a repeat of `move_id` changes nothing. */
export const DraftRequest = Shape({
  move_id: Text(64, { minLength: 8 }),
  challenge_id: Id,
  act: Choice(draftActs),
  /** '' where the act needs none. */
  piece: Id,
  /** From 0: of the order or of the code. */
  position: Type.Integer({ minimum: 0, maximum: 60 }),
});

/** `accepted` false: the move was impossible on the board as it is, or came too late. */
export const DraftAnswer = Shape({ accepted: Type.Boolean() });

/** `piece` '' takes the finger away. */
export const PointRequest = Shape({ challenge_id: Id, piece: Id });

const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/** A place in the picture, as fractions from the top left, or a moment of the text twin from 0, at a position in the clip. */
export const NoticeRequest = Shape({
  scene_id: Id,
  media_ms: Type.Integer({ minimum: 0, maximum: 3_600_000 }),
  spot: Type.Union([
    Shape({ kind: Type.Literal('picture'), x: Fraction, y: Fraction }),
    Shape({ kind: Type.Literal('text'), moment: Type.Integer({ minimum: 0, maximum: 200 }) }),
  ]),
});

/** `kept` false: the clip is over, or nothing is to be noticed any longer. A place that is marked already is kept. */
export const NoticeAnswer = Shape({ kept: Type.Boolean() });

export const ChatRequest = Shape({
  id: Text(64, { minLength: 8 }),
  text: Text(longestMessage, { minLength: 1 }),
});

export const HandRequest = Shape({ raised: Type.Boolean() });
export const IcebreakerRequest = Shape({
  question: Choice(icebreakers),
  text: VisibleText(140),
});

export const ReactionRequest = Shape({ kind: Choice(reactions) });

export const ReportRequest = Shape({ message_id: Text(64, { minLength: 8 }) });

export const MoreTimeRequest = Shape({ wanted: Type.Boolean() });

export const HelpRequest = Shape({ called: Type.Boolean() });

/** Aggregated on the device: milliseconds of speech since the last report. Never sound itself. */
export const SpeechRequest = Shape({ spoken_ms: Type.Integer({ minimum: 0, maximum: 60_000 }) });

const CheckDetails = Type.Unsafe<{ [Row in CheckId]?: string }>(
  Shape(Object.fromEntries(checkIds.map((id) => [id, Type.Optional(Text(200))]))),
);

/** `details`: a row's state by its id. Of an older page's longer text only the state is kept. */
export const CheckRequest = Shape({
  verdict: CheckVerdict,
  details: CheckDetails,
});

export const RatingRequest = Shape({
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Text(1000),
});

/**
 * What the person wants of their own part: `share_personal` shows it with their name to their team and the organiser,
 * `in_analysis` counts it in the team's analysis.
 */
export const ConsentRequest = Shape({ share_personal: Type.Boolean(), in_analysis: Type.Boolean() });

export const experienceSpec = {
  snapshot: { answer: Snapshot, pace: 'snapshot' },
  realtimeToken: { answer: RealtimeTokenAnswer, load: 'live', pace: 'act' },
  room: { answer: RoomAccess, load: 'live', pace: 'act' },
  vote: { body: VoteRequest, answer: VoteAnswer, pace: 'vote' },
  reportReady: { body: ReadyRequest, pace: 'act' },
  passTurn: { body: TurnRequest, pace: 'act' },
  answer: { body: AnswerRequest, answer: AnswerAnswer, pace: 'answer' },
  takeHint: { body: HintRequest, pace: 'act' },
  layClue: { body: ClueRequest, pace: 'act' },
  moveDraft: { body: DraftRequest, answer: DraftAnswer, pace: 'move' },
  point: { body: PointRequest, pace: 'point', load: 'waits' },
  markNotice: { body: NoticeRequest, answer: NoticeAnswer, pace: 'act' },
  chat: { body: ChatRequest, pace: 'chat' },
  raiseHand: { body: HandRequest, pace: 'act' },
  breakIce: { body: IcebreakerRequest, pace: 'chat' },
  react: { body: ReactionRequest, pace: 'react' },
  reportMessage: { body: ReportRequest, pace: 'act' },
  wantTime: { body: MoreTimeRequest, pace: 'act' },
  callHelp: { body: HelpRequest, pace: 'act' },
  reportSpeech: { body: SpeechRequest, pace: 'act' },
  reportCheck: { body: CheckRequest, pace: 'act' },
  leave: { pace: 'act' },
  rate: { body: RatingRequest, pace: 'act' },
  consent: { body: ConsentRequest, pace: 'act' },
  clock: { query: ClockQuery, answer: ClockAnswer, load: 'live' },
} satisfies Record<string, CallSpec>;

export type PlanChanges = Static<typeof PlanChanges>;
export type Snapshot = Static<typeof Snapshot>;
export type RealtimeTokenAnswer = Static<typeof RealtimeTokenAnswer>;
export type ClockAnswer = Static<typeof ClockAnswer>;
export type VoteRequest = Static<typeof VoteRequest>;
export type VoteAnswer = Static<typeof VoteAnswer>;
export type ReadyRequest = Static<typeof ReadyRequest>;
export type TurnRequest = Static<typeof TurnRequest>;
export type AnswerRequest = Static<typeof AnswerRequest>;
export type AnswerAnswer = Static<typeof AnswerAnswer>;
export type HintRequest = Static<typeof HintRequest>;
export type ClueRequest = Static<typeof ClueRequest>;
export type NoticeRequest = Static<typeof NoticeRequest>;
export type NoticeAnswer = Static<typeof NoticeAnswer>;
export type ChatRequest = Static<typeof ChatRequest>;
export type DraftAnswer = Static<typeof DraftAnswer>;
export type DraftRequest = Static<typeof DraftRequest>;
export type PointRequest = Static<typeof PointRequest>;
export type HandRequest = Static<typeof HandRequest>;
export type IcebreakerRequest = Static<typeof IcebreakerRequest>;
export type ReactionRequest = Static<typeof ReactionRequest>;
export type HelpRequest = Static<typeof HelpRequest>;
export type SpeechRequest = Static<typeof SpeechRequest>;
export type CheckRequest = Static<typeof CheckRequest>;
export type RatingRequest = Static<typeof RatingRequest>;
export type ConsentRequest = Static<typeof ConsentRequest>;
