import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, DirectorSeat, PlayedDecision } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';
import { type Agreement, agreementOn } from './agreement.ts';
import { firstSightings } from '../director/rules/noticing.ts';
import { challengeScene } from '../director/rules/breakout.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { type Contribution, type ContributionKind, contributions } from './contributions.ts';

/** How many changed their vote, and when the last of them did: seconds from the opening. */
export interface VoteChange {
  question: string;
  people: number;
  seconds: number;
}

function changesOf(
  { story }: DirectorContext,
  { sceneId, openAt }: PlayedDecision,
  votes: readonly Extract<DirectorEvent, { type: 'vote.cast' }>[],
): VoteChange[] {
  const options = new Map<string, string>();
  const changed = new Map<string, number>();
  for (const { seatId, decisionId, optionId, at } of votes) {
    if (decisionId !== sceneId) continue;
    const before = options.get(seatId);
    if (before !== undefined && before !== optionId) changed.set(seatId, at);
    options.set(seatId, optionId);
  }
  if (changed.size === 0) return [];
  const seconds = Math.max(0, Math.max(...changed.values()) - openAt) / 1000;
  return [{ question: decisionScene(story, sceneId).question, people: changed.size, seconds }];
}

/** What a team did, as far as the analysis looks at it. */
export interface TeamRecord {
  teamId: number;
  name: string;
  /** Seats that were there at least once, and do not object to being counted. */
  seatIds: string[];
  contributions: Contribution[];
  agreements: Agreement[];
  /** Decisions in which some of the team changed their vote. */
  changes: VoteChange[];
  /** Challenges at which clues could be laid on the board. */
  boards: number;
  helpCalls: number;
  /** Calls after which another of the team wrote, laid a clue or tried an answer within a minute. */
  helpAnswered: number;
  spokenMs: number[];
  /** What the story had to be noticed; null where there was nothing, or it was never spoken of. */
  noticing: Noticing | null;
}

export interface Noticing {
  /** As the object of a sentence. */
  name: string;
  /** How many marked it before the story spoke of it. */
  marked: number;
  /** Title of the scene in which the first of them did; null where nobody did. */
  firstIn: string | null;
  /** How many wrote of it before; null without a chat. */
  mentions: number | null;
}

const helpWithinMs = 60_000;
const helping: readonly ContributionKind[] = ['message', 'clue', 'answer'];

export function countOf(record: TeamRecord, kind: ContributionKind): number {
  return record.contributions.filter((contribution) => contribution.kind === kind).length;
}

function noticingOf(context: DirectorContext, seats: readonly DirectorSeat[]): Noticing | null {
  const { story, revealedAt, options } = context;
  if (!story.sighting || revealedAt === null) return null;
  const marks = firstSightings(context).filter(({ seatId }) => seats.some(({ id }) => id === seatId));
  const [first] = marks;
  return {
    name: story.sighting.name,
    marked: marks.length,
    firstIn: first ? findScene(story, first.sceneId).title : null,
    mentions: options.chat ? seats.filter(({ mentioned }) => mentioned === true).length : null,
  };
}

export function teamRecords(
  context: DirectorContext,
  events: readonly DirectorEvent[],
  objecting: ReadonlySet<string>,
): TeamRecord[] {
  const all = contributions(events, context);
  const calls = events.flatMap((event) => (event.type === 'help.called' && event.called ? [event] : []));
  const votes = events.flatMap((event) => (event.type === 'vote.cast' ? [event] : []));
  const boards = context.played.filter(
    (scene) => scene.kind === 'challenge' && !challengeScene(context.story, scene.sceneId).spoken,
  ).length;
  return context.teams.map(({ id, name }) => {
    const seats = context.seats.filter((seat) => seat.teamId === id && seat.came && !objecting.has(seat.id));
    const seatIds = seats.map((seat) => seat.id);
    const ours = all.filter(({ seatId }) => seatIds.includes(seatId));
    const called = calls.filter(({ seatId }) => seatIds.includes(seatId));
    const isAnswered = (call: { seatId: string; at: number }) =>
      ours.some(
        ({ kind, seatId, at }) =>
          helping.includes(kind) && seatId !== call.seatId && at >= call.at && at <= call.at + helpWithinMs,
      );
    return {
      teamId: id,
      name,
      seatIds,
      contributions: ours,
      agreements: context.played.flatMap((scene) =>
        scene.kind === 'decision' ? [agreementOn(context.story, without(scene, objecting), id)] : [],
      ),
      changes: context.played.flatMap((scene) =>
        scene.kind === 'decision'
          ? changesOf(
              context,
              scene,
              votes.filter(({ seatId }) => seatIds.includes(seatId)),
            )
          : [],
      ),
      boards,
      helpCalls: called.length,
      helpAnswered: called.filter(isAnswered).length,
      spokenMs: seats.map((seat) => seat.spokenMs),
      noticing: noticingOf(context, seats),
    };
  });
}

const without = (scene: PlayedDecision, objecting: ReadonlySet<string>): PlayedDecision => ({
  ...scene,
  votes: scene.votes.filter(({ seatId }) => !objecting.has(seatId)),
});

/** Contributions of each of the team's people, in roster order. */
export function contributionsPerSeat(record: TeamRecord): number[] {
  return record.seatIds.map(
    (seatId) => record.contributions.filter((contribution) => contribution.seatId === seatId).length,
  );
}
