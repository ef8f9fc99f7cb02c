import { liveSession } from '#contract/rules/business-constants.ts';
import { isSolution, type Reading } from '#contract/story/challenge-answer.ts';
import { dealClues, rotated } from '#contract/story/clue-dealing.ts';
import { type ChallengeScene, findScene, normaliseAnswer, type Story } from '#contract/story/story.ts';
import type { Attempt, Changes, DirectorContext, OpenBreakout, TeamChallenge } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { shownMs } from './outcome-pace.ts';
import { directorDelays, paced, windowClock, windowMs } from './pace.ts';
import { findSeat, presentSeats } from './presence.ts';
import { openRounds } from './round.ts';
import { closesAt, leftOverMs, settle } from './timed-window.ts';

export function challengeScene(story: Story, sceneId: string): ChallengeScene {
  const scene = findScene(story, sceneId);
  if (scene.kind !== 'challenge') throw new Error(`Scene "${sceneId}" is no challenge`);
  return scene;
}

export function openBreakout(context: DirectorContext, at: number): Changes {
  if (context.sceneId === null) return {};
  const scene = findScene(context.story, context.sceneId);
  const openAt = at + paced(context, directorDelays.windowLeadMs);
  if (scene.kind === 'breather') {
    const longerMs = Math.min(context.spareMs, windowMs(context, scene.stretchMs ?? 0));
    const closeAt = openAt + windowMs(context, scene.windowMs) + longerMs;
    return {
      breakout: {
        sceneId: scene.id,
        openAt,
        closeAt,
        settleAt: null,
        teams: [],
        rested: [],
        longerMs,
        ...(context.version < 8 ? {} : { rounds: openRounds(context) }),
      },
      spareMs: context.spareMs - longerMs,
    };
  }
  if (scene.kind !== 'challenge') return {};
  const teams = context.teams.map(
    ({ id }): TeamChallenge => ({
      teamId: id,
      holders: {},
      board: [],
      attempts: [],
      hints: [],
      solvedAt: null,
    }),
  );
  const closeAt = openAt + windowMs(context, scene.windowMs);
  return { breakout: { sceneId: scene.id, openAt, closeAt, settleAt: null, teams } };
}

/** The seats that hold a clue: its holder, and those who share it. */
export function holdersOf({ holders, shared = {} }: TeamChallenge, clueId: string): string[] {
  const sharing = Object.keys(shared).filter((seatId) => shared[seatId] === clueId);
  return [...(holders[clueId] ? [holders[clueId]] : []), ...sharing];
}

/** Deals the clues of every team to its present seats. */
export function dealAllClues(context: DirectorContext): Changes {
  const { breakout } = context;
  if (!breakout || breakout.rested) return {};
  const clueIds = challengeScene(context.story, breakout.sceneId).clues.map(({ id }) => id);
  const teams = breakout.teams.map((team) => {
    const seatIds = presentSeats(context, team.teamId).map(({ id }) => id);
    const onBoard = team.board.map(({ clueId }) => clueId);
    const { holders, ...sharing } = dealClues({
      clueIds,
      before: team,
      seatIds: rotated(seatIds, context.seed),
      onBoard,
    });
    return { ...team, holders, ...(context.version < 4 ? {} : sharing) };
  });
  return { breakout: { ...breakout, teams } };
}

/** The challenge of the seat's team, if `challengeId` is the open one and its window has not ended. */
export function openChallenge(
  context: DirectorContext,
  event: { seatId: string; challengeId: string; at: number },
): TeamChallenge | undefined {
  const { breakout } = context;
  if (!breakout || breakout.sceneId !== event.challengeId) return undefined;
  if (windowClock(context, event.at) > closesAt(breakout)) return undefined;
  const seat = findSeat(context, event.seatId);
  return breakout.teams.find(({ teamId }) => teamId === seat?.teamId);
}

export function canAnswer(context: DirectorContext, event: EventOf<'challenge.answered'>): boolean {
  const team = openChallenge(context, event);
  return (
    team?.solvedAt === null &&
    !team.attempts.some(({ attemptId }) => attemptId === event.attemptId) &&
    normaliseAnswer(event.text) !== ''
  );
}

/** Hints are taken in their order, each once. */
export function canTakeHint(context: DirectorContext, event: EventOf<'hint.taken'>): boolean {
  const team = openChallenge(context, event);
  if (team?.solvedAt !== null) return false;
  const next = challengeScene(context.story, event.challengeId).hints[team.hints.length];
  return next?.id === event.hintId;
}

export function canShareClue(context: DirectorContext, event: EventOf<'clue.shared'>): boolean {
  const team = openChallenge(context, event);
  return (
    team !== undefined &&
    holdersOf(team, event.clueId).includes(event.seatId) &&
    !challengeScene(context.story, event.challengeId).spoken &&
    !team.board.some(({ clueId }) => clueId === event.clueId)
  );
}

/** The breakout after a change to the team of the seat. */
export function changeTeam(
  context: DirectorContext,
  event: { seatId: string; challengeId: string; at: number },
  change: (team: TeamChallenge) => Partial<TeamChallenge>,
): Changes {
  const { breakout } = context;
  const changed = openChallenge(context, event);
  if (!breakout || !changed) return {};
  const teams = breakout.teams.map((team) => (team === changed ? { ...team, ...change(team) } : team));
  return { breakout: { ...breakout, teams } };
}

/** The normal form in which answers are compared. */
const sayingOf = ({ task }: Pick<ChallengeScene, 'task'>) =>
  task ? (text: string) => text.trim() : normaliseAnswer;

/** Whether a team tried an answer, laid a clue, took a hint or moved something on its board. */
export const triedIt = ({ attempts, board, hints, draft }: TeamChallenge): boolean =>
  attempts.length + board.length + hints.length > 0 || draft !== undefined;

/**
 * The tries of a team: every answer, or, if people have to agree, each answer that they agreed on once.
 */
export function triesOf(
  scene: Pick<ChallengeScene, 'task' | 'agreed'>,
  { attempts }: Pick<TeamChallenge, 'attempts'>,
): Attempt[] {
  if (scene.agreed !== true) return attempts;
  const pattern = sayingOf(scene);
  const agreed = attempts.filter(({ awaited }) => awaited !== true);
  return agreed.filter(
    ({ text }, index) => agreed.findIndex((other) => pattern(other.text) === pattern(text)) === index,
  );
}

/** Whether this is the latest answer of more than half of the team's present people. */
function isAgreed(
  context: DirectorContext,
  scene: ChallengeScene,
  team: TeamChallenge,
  { seatId, text }: Attempted,
): boolean {
  const pattern = sayingOf(scene);
  const present = presentSeats(context, team.teamId);
  const agreeing = present.filter(({ id }) => {
    const latest = id === seatId ? text : team.attempts.findLast((attempt) => attempt.seatId === id)?.text;
    return latest !== undefined && pattern(latest) === pattern(text);
  });
  return agreeing.length * 2 > present.length;
}

/** Normalizes a word answer; a log keeps the rules of its own version. */
const readingOf = ({ version }: DirectorContext): Reading =>
  version < 3 ? 'exact' : version < 4 ? 'withoutArticle' : 'asSaid';

type Attempted = Pick<EventOf<'challenge.answered'>, 'seatId' | 'text'>;

export function recordAnswer(context: DirectorContext, event: EventOf<'challenge.answered'>): Changes {
  const scene = challengeScene(context.story, event.challengeId);
  const { attemptId, seatId, text, at } = event;
  return changeTeam(context, event, (team) => {
    const awaited = scene.agreed === true && !isAgreed(context, scene, team, event);
    const correct = !awaited && isSolution(scene, text, readingOf(context));
    const attempt = { attemptId, seatId, text, correct, ...(scene.agreed ? { awaited } : {}), at };
    return { attempts: [...team.attempts, attempt], solvedAt: correct ? at : null };
  });
}

/** Sessions of directors before version 6 keep everybody at the table for its minimum time. */
const goesOnEarly = ({ version }: Pick<DirectorContext, 'version'>) => version >= 6;

const isHere = (context: DirectorContext, seatId: string) => findSeat(context, seatId)?.present === true;

/** A seat is ready to continue: from a breather, or from a riddle that every team has solved. */
export function canRest(context: DirectorContext, { seatId, sceneId }: EventOf<'seat.ready'>): boolean {
  const { breakout } = context;
  if (breakout?.sceneId !== sceneId || !isHere(context, seatId)) return false;
  return breakout.rested ? !breakout.rested.includes(seatId) : breakout.staying?.includes(seatId) === true;
}

export function recordRest(context: DirectorContext, { seatId }: EventOf<'seat.ready'>): Changes {
  const { breakout } = context;
  if (!breakout) return {};
  const { rested, staying = [] } = breakout;
  const change = rested
    ? { rested: [...rested, seatId] }
    : { staying: staying.filter((one) => one !== seatId) };
  return { breakout: { ...breakout, ...change } };
}

/** A seat is not ready to continue: withdraws its consent, or objects where every team has solved its riddle. */
export function canStay(context: DirectorContext, { seatId, sceneId, at }: EventOf<'seat.staying'>): boolean {
  const { breakout } = context;
  if (breakout?.sceneId !== sceneId || !goesOnEarly(context) || !isHere(context, seatId)) return false;
  if (windowClock(context, at) >= closesAt(breakout)) return false;
  if (breakout.rested) return breakout.rested.includes(seatId);
  return isEverybodyDone(context, breakout) && breakout.staying?.includes(seatId) !== true;
}

export function recordStay(context: DirectorContext, { seatId }: EventOf<'seat.staying'>): Changes {
  const { breakout } = context;
  if (!breakout) return {};
  const { rested, staying = [] } = breakout;
  const change = rested
    ? { rested: rested.filter((one) => one !== seatId) }
    : { staying: [...staying, seatId] };
  return { breakout: { ...breakout, ...change } };
}

export function recordHint(context: DirectorContext, event: EventOf<'hint.taken'>): Changes {
  const { hintId, seatId, at } = event;
  return changeTeam(context, event, (team) => ({ hints: [...team.hints, { hintId, seatId, at }] }));
}

export function recordClue(context: DirectorContext, event: EventOf<'clue.shared'>): Changes {
  const { clueId, seatId, at } = event;
  return changeTeam(context, event, (team) => ({ board: [...team.board, { clueId, seatId, at }] }));
}

/** Whether every present seat is ready, or every team with a present seat has solved it. */
function isEverybodyDone(context: DirectorContext, { teams, rested }: OpenBreakout): boolean {
  if (rested) {
    const present = presentSeats(context);
    return present.length > 0 && present.every(({ id }) => rested.includes(id));
  }
  const playing = teams.filter(({ teamId }) => presentSeats(context, teamId).length > 0);
  return playing.length > 0 && playing.every(({ solvedAt }) => solvedAt !== null);
}

/** The minimum time at the tables; a lengthened breather stays so. */
function leastMs(context: DirectorContext, { sceneId, longerMs = 0 }: OpenBreakout): number {
  const scene = findScene(context.story, sceneId);
  const own = scene.kind === 'challenge' || scene.kind === 'breather' ? (scene.leastMs ?? 0) : 0;
  return own === 0 ? 0 : windowMs(context, own) + longerMs;
}

/**
 * Once everybody is done the session continues after a moment. If a seat wants to stay at a solved riddle, it is open for
 * its minimum time; a session of a director before version 6 always is.
 */
export function settleBreakout(context: DirectorContext, at: number): Changes {
  const { breakout } = context;
  if (!breakout) return {};
  const now = windowClock(context, at);
  if (now >= closesAt(breakout)) return {};
  const isDone = isEverybodyDone(context, breakout);
  if (!goesOnEarly(context)) {
    const settleMs = paced(context, liveSession.challengeWrapUpMs);
    return {
      breakout: settle(breakout, { isDone, at: now, settleMs, leastMs: leastMs(context, breakout) }),
    };
  }
  const isStaying = presentSeats(context).some(({ id }) => breakout.staying?.includes(id));
  const goesOn = isDone && !isStaying;
  const before = goesOn === (breakout.goesOn ?? false) ? breakout : { ...breakout, goesOn, settleAt: null };
  return {
    breakout: settle(before, {
      isDone,
      at: now,
      settleMs: paced(context, context.version < 8 ? liveSession.longGoOnMs : liveSession.goOnMs),
      leastMs: goesOn ? 0 : leastMs(context, breakout),
    }),
  };
}

export function closeBreakout(context: DirectorContext, at: number): Changes {
  const { breakout } = context;
  if (!breakout) return {};
  const { sceneId, openAt, teams } = breakout;
  const left = leftOverMs(breakout);
  const spare = goesOnEarly(context)
    ? { savedMs: context.savedMs + left }
    : { spareMs: context.spareMs + left };
  if (breakout.rested) {
    const rest = { kind: 'breather', sceneId, openAt, closedAt: closesAt(breakout) } as const;
    return { breakout: null, ...spare, played: [...context.played, rest] };
  }
  const scene = challengeScene(context.story, sceneId);
  return {
    breakout: null,
    ...spare,
    outcome: { nextSceneId: scene.next, shownAt: at, nextAt: at + shownMs(context, scene) },
    played: [...context.played, { kind: 'challenge', sceneId, openAt, closedAt: closesAt(breakout), teams }],
  };
}
