import { liveSession } from '#contract/rules/business-constants.ts';
import type {
  ChatMessage,
  DraftFact,
  IcebreakerAnswer,
  SeatProjection,
  TeamProjection,
} from '#contract/messages/team-projection.ts';
import type { PublicProjection } from '#contract/messages/session-projection.ts';
import type { PlanChanges, Snapshot } from '#contract/calls/schemas/experience.ts';
import { sceneIdOf } from './playback-state.ts';

/** A seat's data of its session: the newest version of each part. */
export interface SeatView {
  /** Seats on the session's channel; null until they are known. */
  onChannel: readonly string[] | null;
  public: PublicProjection | null;
  team: TeamProjection | null;
  /** The team's shared board. */
  draft: DraftFact | null;
  seat: SeatProjection | null;
  chat: readonly ChatMessage[];
  plan: PlanChanges;
  /** Icebreaker answers, oldest first. */
  icebreaker: readonly IcebreakerAnswer[];
}

const maxChatMessages = 200;

const newer = <Part extends { seq: number }>(held: Part | null, given: Part | null): Part | null =>
  given === null || (held !== null && held.seq > given.seq) ? held : given;

/** From when the doors open until the story ends. */
const isDirected = ({ phase, at, starts_at }: PublicProjection): boolean =>
  phase === 'waiting' ? at >= starts_at - liveSession.lobbyOpensMs : phase !== 'ended';

/** Without a director, presence is known from the channel alone. */
const withPresence = (view: SeatView): SeatView => {
  const { public: held, onChannel } = view;
  if (held === null || isDirected(held) || onChannel === null) return view;
  const seats = held.seats.map((seat) => ({ ...seat, present: onChannel.includes(seat.seat_id) }));
  return { ...view, public: { ...held, seats } };
};

export const withChannel = (view: SeatView, onChannel: readonly string[]): SeatView =>
  withPresence({ ...view, onChannel });

export const withPublic = (view: SeatView, projection: PublicProjection): SeatView =>
  withPresence({ ...view, public: newer(view.public, projection) });

/** The story and the talk after it are over: no team's room is open. */
export const isApart = ({ public: held }: Pick<SeatView, 'public'>): boolean =>
  held?.phase === 'ended' && held.at >= (held.room_until ?? 0);

export const withTeam = (view: SeatView, projection: TeamProjection): SeatView => ({
  ...view,
  team: view.seat && projection.team_id !== view.seat.team_id ? view.team : newer(view.team, projection),
});

export const withDraft = (view: SeatView, draft: DraftFact): SeatView => ({
  ...view,
  draft: view.seat && draft.team_id !== view.seat.team_id ? view.draft : newer(view.draft, draft),
});

/** Data of the former team is dropped after a move. */
export const withSeat = (view: SeatView, projection: SeatProjection): SeatView => {
  const seat = newer(view.seat, projection);
  const isMoved = view.seat !== null && seat?.team_id !== view.seat.team_id;
  return { ...view, seat, ...(isMoved ? { team: null, draft: null, chat: [] } : {}) };
};

/** Adds a message once, in the order of the server's clock. */
export const withChat = (view: SeatView, message: ChatMessage): SeatView => ({
  ...view,
  chat: [...view.chat.filter(({ id }) => id !== message.id), message]
    .toSorted((a, b) => a.at - b.at)
    .slice(-maxChatMessages),
});

/** The latest answer of each seat. */
export const withAnswer = (view: SeatView, answer: IcebreakerAnswer): SeatView => ({
  ...view,
  icebreaker: [...view.icebreaker.filter(({ seat_id }) => seat_id !== answer.seat_id), answer].toSorted(
    (a, b) => a.at - b.at,
  ),
});

/** A snapshot replaces older data; a newer message that arrived before it stays. */
export const withSnapshot = (view: SeatView, snapshot: Snapshot): SeatView => {
  const base = withSeat(withPublic(view, snapshot.public), snapshot.seat);
  const answered = snapshot.icebreaker.reduce(withAnswer, base);
  return snapshot.chat.reduce(withChat, {
    ...answered,
    draft: snapshot.draft === null ? base.draft : newer(base.draft, snapshot.draft),
    plan: snapshot.plan,
    team: snapshot.team === null ? base.team : newer(base.team, snapshot.team),
  });
};

/** Changes with each step of the session, and not when the facts of a step are updated. */
export const stepOf = (projection: PublicProjection): string =>
  `${projection.phase}:${sceneIdOf(projection) ?? ''}`;

/** Whether a participant joins a running scene and sees the story so far. */
export function needsRecap(projection: PublicProjection, now: number): boolean {
  const running = ['clip', 'decision', 'outcome', 'breakout'].includes(projection.phase);
  const first = projection.scene_index <= 0 && projection.phase === 'clip';
  const startedAt = projection.clip?.start_at ?? now;
  return running && !(first && now - startedAt < 5000);
}
