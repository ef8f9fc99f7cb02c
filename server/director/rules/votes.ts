import { liveSession } from '#contract/rules/business-constants.ts';
import { type DecisionScene, findScene, type Story } from '#contract/story/story.ts';
import type { Changes, DirectorContext, OpenDecision, Vote } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { shownMs } from './outcome-pace.ts';
import { directorDelays, paced, windowClock, windowMs } from './pace.ts';
import { findSeat, presentSeats } from './presence.ts';
import { decide } from './tally.ts';
import { closesAt, leftOverMs, settle } from './timed-window.ts';

export function decisionScene(story: Story, sceneId: string): DecisionScene {
  const scene = findScene(story, sceneId);
  if (scene.kind !== 'decision') throw new Error(`Scene "${sceneId}" is no decision`);
  return scene;
}

export function openDecision(context: DirectorContext, at: number): Changes {
  if (context.sceneId === null) return {};
  const scene = decisionScene(context.story, context.sceneId);
  const openAt = at + paced(context, directorDelays.windowLeadMs);
  const decision: OpenDecision = {
    sceneId: scene.id,
    openAt,
    closeAt: openAt + windowMs(context, scene.windowMs),
    settleAt: null,
    votes: [],
    seenVoteIds: [],
  };
  return { decision };
}

/** The browser's instant of the vote is clamped between opening and receipt. */
function castAt(decision: OpenDecision, claimed: number, receivedAt: number): number {
  return Math.max(decision.openAt, Math.min(claimed, receivedAt));
}

/** Whether the vote was cast before the close and received within the grace period, for this decision, by a seat of this session, for the first time. */
export function isVoteCounted(context: DirectorContext, event: EventOf<'vote.cast'>): boolean {
  const { decision } = context;
  if (!decision || decision.sceneId !== event.decisionId) return false;
  const receivedAt = windowClock(context, event.at);
  const closeAt = closesAt(decision);
  return (
    castAt(decision, event.castAt, receivedAt) <= closeAt &&
    receivedAt <= closeAt + liveSession.voteGraceMs &&
    findSeat(context, event.seatId) !== undefined &&
    !decision.seenVoteIds.includes(event.voteId) &&
    decisionScene(context.story, decision.sceneId).options.some(({ id }) => id === event.optionId)
  );
}

/** One vote per seat: the one cast last. */
export function recordVote(context: DirectorContext, event: EventOf<'vote.cast'>): Changes {
  const { decision } = context;
  if (!decision) return {};
  const vote: Vote = {
    voteId: event.voteId,
    seatId: event.seatId,
    optionId: event.optionId,
    castAt: castAt(decision, event.castAt, windowClock(context, event.at)),
  };
  const before = decision.votes.find(({ seatId }) => seatId === vote.seatId);
  const isLatest = !before || before.castAt <= vote.castAt;
  const others = decision.votes.filter(({ seatId }) => seatId !== vote.seatId);
  return {
    decision: {
      ...decision,
      seenVoteIds: [...decision.seenVoteIds, vote.voteId],
      votes: isLatest ? [...others, vote] : decision.votes,
    },
  };
}

/**
 * Once everybody present has voted the window closes early, but not before people had time to talk; the early close is
 * lifted for a seat that joins meanwhile.
 */
export function settleDecision(context: DirectorContext, at: number): Changes {
  const { decision } = context;
  if (!decision) return {};
  const voters = new Set(decision.votes.map(({ seatId }) => seatId));
  const present = presentSeats(context);
  return {
    decision: settle(decision, {
      isDone: present.length > 0 && present.every(({ id }) => voters.has(id)),
      at: windowClock(context, at),
      settleMs: paced(context, liveSession.allVotedSettleMs),
      leastMs: context.version < 3 ? 0 : paced(context, liveSession.decisionLeastMs),
    }),
  };
}

/** Removing a person from the session removes their vote. */
export function dropVote(context: DirectorContext, seatId: string): Changes {
  const { decision } = context;
  if (!decision) return {};
  return { decision: { ...decision, votes: decision.votes.filter((vote) => vote.seatId !== seatId) } };
}

export function decisionDueAt(decision: OpenDecision): number {
  return closesAt(decision) + liveSession.voteGraceMs;
}

export function closeDecision(context: DirectorContext, at: number): Changes {
  const { decision } = context;
  if (!decision) return {};
  const scene = decisionScene(context.story, decision.sceneId);
  const captains = context.captains.map(({ seatId }) => seatId).filter((seatId) => seatId !== null);
  const { chosen, reason } = decide(scene.options, decision.votes, captains);
  const next = scene.options.find(({ id }) => id === chosen);
  if (!next) throw new Error(`Decision "${scene.id}" has no option "${chosen}"`);
  const votes = decision.votes.flatMap((vote) => {
    const seat = findSeat(context, vote.seatId);
    return seat ? [{ ...vote, teamId: seat.teamId }] : [];
  });
  return {
    decision: null,
    spareMs: context.spareMs + leftOverMs(decision),
    outcome: { nextSceneId: next.next, shownAt: at, nextAt: at + shownMs(context, scene) },
    played: [
      ...context.played,
      {
        kind: 'decision',
        sceneId: scene.id,
        openAt: decision.openAt,
        closedAt: closesAt(decision),
        votes,
        captains: context.captains,
        chosen,
        reason,
      },
    ],
  };
}
