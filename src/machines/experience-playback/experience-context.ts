import type { Failure } from '../../services/http/failure.ts';
import type { ActorRef, Snapshot as EngineSnapshot } from 'xstate';
import type { Message } from '#contract/messages/message-schemas.ts';
import type { Snapshot, VoteRequest } from '#contract/calls/schemas/experience.ts';
import type { PointerShown, ReactionShown } from '#contract/messages/team-projection.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { PlaybackPreferences } from '../../services/playback/playback-preferences.ts';
import type { RealtimeMember } from '../../services/realtime/realtime-client.ts';
import type { ConnectionFact, SeatRequest } from './experience-events.ts';
import { defaultPlaybackState, foldProjection, type PlaybackState } from './playback-state.ts';
import {
  type SeatView,
  stepOf,
  withAnswer,
  withChannel,
  withChat,
  withDraft,
  withPublic,
  withSeat,
  withSnapshot,
  withTeam,
} from './seat-view.ts';

export interface ExperienceInput {
  parent: ActorRef<EngineSnapshot<unknown>, ConnectionFact>;
  sessionId: string;
  seatId: string;
  /** The id of this tab in its presence data. */
  tabId: string;
  /** The first snapshot, if it was delivered with the data package. */
  start: Snapshot | null;
  storedVote: VoteRequest | null;
  /** Language of the projections; null for the story's own. */
  storyLanguage: string | null;
  /** Playback preferences of an earlier page. */
  playback: PlaybackPreferences;
  /** Seats muted on an earlier page. */
  blocked: readonly string[];
  /** The host's messages that were dismissed on an earlier page. */
  dismissed: readonly string[];
  /** The last chat message read on an earlier page. */
  chatRead: string | null;
}

export interface OwnMark {
  request: Extract<SeatRequest, { kind: 'mark' }>;
  state: 'sending' | 'kept' | 'late' | 'failed';
}

export interface ExperienceContext extends SeatView {
  input: ExperienceInput;
  /** Used instead of the first request for a snapshot. */
  start: Snapshot | null;
  step: string;
  playback: PlaybackState;
  /** Own moves on the team's board that are not confirmed yet, in order. */
  pendingMoves: readonly Extract<SeatRequest, { kind: 'move' }>[];
  /** This seat's marks in the current clip, the latest last. */
  marks: readonly OwnMark[];
  /** The pointers of others on the board, one a seat. */
  pointers: readonly PointerShown[];
  /** Recent reactions, oldest first. */
  reactions: readonly ReactionShown[];
  /** Messages being sent; the view omits those already received on the team channel. */
  unsentChat: readonly { id: string; text: string; failed: boolean }[];
  /** The newest message when the chat was last open. */
  chatRead: string | null;
  /** Muted seats. */
  blocked: readonly string[];
  /** Dismissed messages of the host. */
  dismissed: readonly string[];
  /** Server time of the last change of the results, 0 before any; incremented after a gap that may have contained one. */
  resultsAt: number;
  notice: { secondsLeft: number; step: string } | null;
  /** Whether more time was requested, until the seat's projection shows it; null where the projection is current. */
  timeAsked: boolean | null;
  problem: Failure | null;
  gaps: readonly string[];
  /** The team whose channels are attached. */
  joinedTeam: number | null;
  ownConnection: string | null;
  holder: string | null;
}

export const emptyContext = (input: ExperienceInput): ExperienceContext => ({
  input,
  start: input.start,
  public: null,
  team: null,
  draft: null,
  seat: null,
  chat: [],
  onChannel: null,
  plan: { moved: null, cancelled_by: null },
  icebreaker: [],
  pendingMoves: [],
  marks: [],
  pointers: [],
  reactions: [],
  resultsAt: 0,
  step: '',
  playback: defaultPlaybackState,
  unsentChat: [],
  chatRead: input.chatRead,
  blocked: input.blocked,
  dismissed: input.dismissed,
  notice: null,
  timeAsked: null,
  problem: null,
  gaps: [],
  joinedTeam: null,
  ownConnection: null,
  holder: null,
});

type Patch = Partial<ExperienceContext>;

const folded = (context: ExperienceContext, view: SeatView): Patch => ({
  ...view,
  pendingMoves:
    view.seat?.team_id === context.seat?.team_id
      ? context.pendingMoves.filter(({ moveId }) => !view.draft?.move_ids.includes(moveId))
      : [],
  playback: view.public ? foldProjection(context.playback, view.public) : context.playback,
});

export const afterSnapshot = (context: ExperienceContext, snapshot: Snapshot): Patch => ({
  ...folded(context, withSnapshot(context, snapshot)),
  timeAsked: null,
  problem: null,
});

/** Projections are published in each language of the session's seats; only the own language is applied. */
const isForOthers = ({ storyLanguage }: ExperienceInput, channel: string, { name }: Message) =>
  storyLanguage !== null &&
  (name === 'projection' || name === 'team' || name === 'seat') &&
  !channel.endsWith(channels.inLanguage('', storyLanguage));

export function afterMessage(context: ExperienceContext, channel: string, message: Message): Patch {
  if (isForOthers(context.input, channel, message)) return {};
  const { name, data } = message;
  switch (name) {
    case 'projection':
      return folded(context, withPublic(context, data));
    case 'team':
      return folded(context, withTeam(context, data));
    case 'draft':
      return folded(context, withDraft(context, data));
    case 'seat':
      return {
        ...folded(context, withSeat(context, data)),
        timeAsked: context.timeAsked === data.more_time ? null : context.timeAsked,
      };
    case 'chat':
      return folded(context, withChat(context, data));
    case 'icebreaker':
      return folded(context, withAnswer(context, data));
    case 'takeover':
      return { holder: data.connection_id };
    case 'results':
      return { resultsAt: data.at };
    case 'plan':
    case 'reaction':
    case 'pointer':
    case 'signal':
      return {};
  }
}

/** The last pointer of each other seat, without removed ones. */
export const afterPointer = ({ pointers, input }: ExperienceContext, shown: PointerShown): Patch => ({
  pointers: [
    ...pointers.filter(({ seat_id }) => seat_id !== shown.seat_id),
    ...(shown.piece === '' || shown.seat_id === input.seatId ? [] : [shown]),
  ],
});

/** The move was refused or could not be sent: the board is reverted to the server's. */
export const withoutMove = ({ pendingMoves }: ExperienceContext, request: SeatRequest): Patch => ({
  pendingMoves: pendingMoves.filter((pending) => pending !== request),
});

const reactionsShown = 12;

export const afterReaction = (context: ExperienceContext, shown: ReactionShown): Patch =>
  context.blocked.includes(shown.seat_id)
    ? {}
    : { reactions: [...context.reactions, shown].slice(-reactionsShown) };

/** Refetches missed data, except results, which their page refetches. */
export const afterGaps = ({ gaps, resultsAt }: ExperienceContext): Patch =>
  gaps.length === 0 ? {} : { gaps: [], resultsAt: resultsAt + 1 };

/** Marks all messages as read. */
export const afterReading = ({ chat, chatRead }: ExperienceContext): Patch => ({
  chatRead: chat.at(-1)?.id ?? chatRead,
});

export const afterBlocking = (
  { blocked }: ExperienceContext,
  change: { seatId: string; blocked: boolean },
): readonly string[] => {
  const others = blocked.filter((seatId) => seatId !== change.seatId);
  return change.blocked ? [...others, change.seatId] : others;
};

const maxDismissed = 20;

export const afterDismissal = ({ dismissed }: ExperienceContext, messageId: string): readonly string[] =>
  [...dismissed.filter((id) => id !== messageId), messageId].slice(-maxDismissed);

export const afterStep = (context: ExperienceContext): Patch => ({
  step: context.public ? stepOf(context.public) : context.step,
  notice: null,
  pendingMoves: [],
  marks: [],
});

/** Updates the delivery state of a mark. */
export const withMark = (
  { marks }: Pick<ExperienceContext, 'marks'>,
  request: OwnMark['request'],
  state: OwnMark['state'],
): Pick<ExperienceContext, 'marks'> => ({
  marks: [...marks.filter((mark) => mark.request !== request), { request, state }],
});

export function afterRequest(context: ExperienceContext, request: SeatRequest): Patch {
  if (request.kind === 'point') return {};
  if (request.kind === 'mark') return withMark(context, request, 'sending');
  if (request.kind === 'time') return { timeAsked: request.wanted, problem: null };
  if (request.kind === 'move') return { pendingMoves: [...context.pendingMoves, request], problem: null };
  if (request.kind !== 'chat') return { problem: null };
  const others = context.unsentChat.filter(({ id }) => id !== request.id);
  return { unsentChat: [...others, { id: request.id, text: request.text, failed: false }], problem: null };
}

export function afterFailure(context: ExperienceContext, request: SeatRequest, failure: Failure): Patch {
  if (request.kind === 'ready' || request.kind === 'reaction') return {};
  if (request.kind === 'mark') return withMark(context, request, 'failed');
  if (request.kind === 'move') return { ...withoutMove(context, request), problem: failure };
  if (request.kind === 'time') return { timeAsked: null, problem: failure };
  if (request.kind !== 'chat') return { problem: failure };
  return {
    unsentChat: context.unsentChat.map((one) => (one.id === request.id ? { ...one, failed: true } : one)),
  };
}

/** A channel, and its variant in the seat's language if that is not the story's own. */
export const inStoryLanguage = (language: string | null, channel: string): readonly string[] =>
  language === null ? [channel] : [channel, channels.inLanguage(channel, language)];

/** Channels of one team: its own, and the one on which its other seats signal to this one. */
export const teamChannels = (
  { sessionId, seatId, storyLanguage }: Omit<ExperienceInput, 'parent'>,
  teamId: number,
): readonly string[] => [
  ...inStoryLanguage(storyLanguage, channels.team(sessionId, teamId)),
  channels.signal(sessionId, teamId, seatId),
];

/** With a shared client id, the seat is part of each member's presence data. */
const seatOf = ({ clientId, data }: RealtimeMember): string =>
  typeof data === 'object' && data !== null && 'seat' in data && typeof data.seat === 'string'
    ? data.seat
    : clientId;

/**
 * Members of the session's channel, and the connection of this tab; a tab that holds the seat keeps it under a new
 * connection.
 */
export function afterMembers(
  context: ExperienceContext,
  channel: string,
  members: readonly RealtimeMember[],
): Patch {
  if (channel !== channels.session(context.input.sessionId)) return {};
  const here = withChannel(context, [...new Set(members.map(seatOf))]);
  const own = members.find(
    ({ data }) =>
      typeof data === 'object' && data !== null && 'tab' in data && data.tab === context.input.tabId,
  )?.connectionId;
  if (own === undefined) return here;
  const heldBefore = context.holder !== null && context.holder === context.ownConnection;
  return { ...here, ownConnection: own, holder: heldBefore ? own : context.holder };
}
