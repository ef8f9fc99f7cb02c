import type {
  BreakoutFact,
  DecisionFact,
  Phase,
  PublicProjection,
  StorySoFar,
} from '#contract/messages/session-projection.ts';
import { findScene, type Story } from '#contract/story/story.ts';
import { longestPathMs, scenesFrom } from '#contract/story/story-graph.ts';
import { coverUrl, optionPictureUrl } from '#contract/story/story-media.ts';
import type { DirectorContext, PlayedScene } from '../rules/director-context.ts';
import type { DirectorSnapshot } from '../chart/session-director-machine.ts';
import { isNoticing } from '../rules/noticing.ts';
import { paced } from '../rules/pace.ts';
import { roomUntil } from '../rules/room-after.ts';
import { closesAt } from '../rules/timed-window.ts';
import { decisionScene } from '../rules/votes.ts';
import { currentClip, nextClips } from './clip-facts.ts';
import { currentOutcome, reasonIn } from './outcome-facts.ts';
import { sightingFact } from './sighting-fact.ts';
import { hostName, type SessionFacts } from './session-facts.ts';
import { taskFact } from './task-facts.ts';

const maxRecaps = 3;

function recapOf({ story }: DirectorContext, played: PlayedScene): string | undefined {
  if (played.kind === 'decision')
    return decisionScene(story, played.sceneId).options.find(({ id }) => id === played.chosen)?.recap;
  const scene = findScene(story, played.sceneId);
  return scene.kind === 'clip' || scene.kind === 'challenge' ? scene.recap : undefined;
}

function lastVote({ story, played }: DirectorContext): StorySoFar['last_vote'] {
  const last = played.findLast((scene) => scene.kind === 'decision');
  return last ? reasonIn(story, last) : null;
}

/** The story before the current scene, in the language of the context's story. */
function storySoFar(context: DirectorContext): StorySoFar {
  const passed = context.played.filter(({ sceneId }) => sceneId !== context.sceneId);
  return {
    told: passed.flatMap((scene) => recapOf(context, scene) ?? []).slice(-maxRecaps),
    last_vote: lastVote(context),
  };
}

const phases = ['waiting', 'gathering', 'clip', 'decision', 'outcome', 'breakout'] as const;

/** The public name of what a session does. */
export function phaseOf(snapshot: DirectorSnapshot): Phase {
  if (snapshot.matches('ended')) return 'ended';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (snapshot.matches('failed')) return 'failed';
  return phases.find((phase) => snapshot.hasTag(phase)) ?? 'waiting';
}

function decisionFact(context: DirectorContext): DecisionFact | null {
  const { decision } = context;
  if (!decision) return null;
  const scene = decisionScene(context.story, decision.sceneId);
  return {
    scene_id: scene.id,
    title: scene.title,
    question: scene.question,
    options: scene.options.map(({ id, label, detail, picture }) => ({
      id,
      label,
      detail,
      ...(picture ? { picture_url: optionPictureUrl(context.story.slug, picture) } : {}),
    })),
    open_at: decision.openAt,
    close_at: closesAt(decision),
    voted: context.seats
      .filter(({ id }) => decision.votes.some(({ seatId }) => seatId === id))
      .map(({ id }) => id),
  };
}

function breakoutFact(context: DirectorContext): BreakoutFact | null {
  const { breakout } = context;
  if (!breakout) return null;
  const scene = findScene(context.story, breakout.sceneId);
  if (scene.kind !== 'challenge' && scene.kind !== 'breather') return null;
  return {
    scene_id: scene.id,
    title: scene.title,
    prompt: scene.prompt,
    task: taskFact(context, scene, breakout),
    spoken: scene.kind === 'challenge' && scene.spoken === true,
    agreed: scene.kind === 'challenge' && scene.agreed === true,
    chat: context.options.chat,
    open_at: breakout.openAt,
    close_at: closesAt(breakout),
    goes_on: breakout.goesOn ?? false,
    staying: breakout.staying ?? [],
    solved_teams: breakout.teams.filter(({ solvedAt }) => solvedAt !== null).map(({ teamId }) => teamId),
  };
}

function endingFact(context: DirectorContext, phase: Phase): PublicProjection['ending'] {
  const last = phase === 'ended' ? context.played.findLast(({ kind }) => kind === 'ending') : undefined;
  const scene = last && findScene(context.story, last.sceneId);
  return scene?.kind === 'ending'
    ? {
        title: scene.title,
        epilogue: scene.epilogue,
        award: scene.award,
        debrief: scene.debrief ?? [],
      }
    : null;
}

function scenesExpected(context: DirectorContext): number {
  const { played, sceneId, story } = context;
  if (sceneId === null) return scenesFrom(story, story.start);
  const before = played.filter((scene) => scene.sceneId !== sceneId).length;
  return before + scenesFrom(story, sceneId);
}

/** The session with its story in `language`, or in the story's own without a translation. */
export function inLanguage(
  context: DirectorContext,
  translations: ReadonlyMap<string, Story> | undefined,
  language: string | null,
): DirectorContext {
  const story = language === null ? undefined : translations?.get(language);
  return story ? { ...context, story } : context;
}

/**
 * The public projection, in the story's own language or in `language`, for which `translations` has the story. `seq` is the
 * number of the last event in the log, `at` the server clock.
 */
export function publicProjection(
  snapshot: DirectorSnapshot,
  facts: SessionFacts,
  {
    seq,
    at,
    language = null,
    translations = facts.translations,
  }: { seq: number; at: number; language?: string | null; translations?: SessionFacts['translations'] },
): PublicProjection {
  const made = madeOf(snapshot, facts);
  const known =
    made.get(language) ?? project(inLanguage(snapshot.context, translations, language), snapshot, facts);
  made.set(language, known);
  return { ...known, seq, at };
}

type Made = Map<string | null, Omit<PublicProjection, 'seq' | 'at'>>;

const madeBySnapshot = new WeakMap<DirectorSnapshot, { facts: SessionFacts; made: Made }>();

/** One snapshot per `seq`: its projection is computed once for all requests and publishes. */
function madeOf(snapshot: DirectorSnapshot, facts: SessionFacts): Made {
  const known = madeBySnapshot.get(snapshot);
  if (known?.facts === facts) return known.made;
  const made: Made = new Map();
  madeBySnapshot.set(snapshot, { facts, made });
  return made;
}

/** All seats by name, as the organiser sees them. */
export const rosterSeats = (
  { seats }: Pick<DirectorContext, 'seats'>,
  { people, bots }: Pick<SessionFacts, 'people' | 'bots'>,
): PublicProjection['seats'] =>
  seats.map(({ id, teamId, present, part }) => ({
    seat_id: id,
    name: people.get(id)?.name ?? '',
    team_id: teamId,
    present,
    checked: people.get(id)?.checked ?? false,
    bot: bots.has(id),
    ...(part === undefined ? {} : { part }),
  }));

function project(
  context: DirectorContext,
  snapshot: DirectorSnapshot,
  facts: SessionFacts,
): Omit<PublicProjection, 'seq' | 'at'> {
  const { story } = context;
  const phase = phaseOf(snapshot);
  const isOpen = snapshot.status === 'active';
  const isCounted = phase === 'waiting' && context.options.countOnly === true;
  return {
    session_id: context.sessionId,
    phase,
    title: facts.title,
    video_room_url: facts.videoRoomUrl,
    story: {
      slug: story.slug,
      title: story.title,
      length_ms: paced(context, longestPathMs(story)),
      cover_url: coverUrl(story.slug),
    },
    starts_at: context.startsAt,
    scene_index: context.played.filter(({ sceneId }) => sceneId !== context.sceneId).length,
    scenes_expected: scenesExpected(context),
    so_far: storySoFar(context),
    hold:
      isOpen && context.heldSince !== null
        ? { since: context.heldSince, by: hostName(facts, context.heldBy) }
        : null,
    clip: currentClip(context, facts),
    next_clips: isOpen ? nextClips(context, facts) : [],
    decision: isOpen ? decisionFact(context) : null,
    breakout: isOpen ? breakoutFact(context) : null,
    outcome: isOpen ? currentOutcome(context) : null,
    noticing: isOpen && isNoticing(context),
    sighting: isOpen ? sightingFact(context) : null,
    ending: endingFact(context, phase),
    ended_by: context.endedBy && {
      by: hostName(facts, context.endedBy.userId),
      reason: context.endedBy.reason,
    },
    room_until: roomUntil(context),
    hands: [...context.hands],
    ...(story.crew
      ? { crew: story.crew.map(({ id, name, sentence, mark }) => ({ id, name, sentence, mark })) }
      : {}),
    counted_only: isCounted,
    seats: rosterSeats(context, facts).map((seat) => (isCounted ? { ...seat, name: '' } : seat)),
    teams: context.teams.map(({ id, name }) => ({
      team_id: id,
      name,
      captain: context.captains.find(({ teamId }) => teamId === id)?.seatId ?? null,
    })),
  };
}
