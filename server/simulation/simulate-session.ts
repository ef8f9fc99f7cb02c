import type { Story } from '#contract/story/story.ts';
import { findScene } from '#contract/story/story.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorCommand } from '../director/rules/director-events.ts';
import { directorMachineVersion } from '../director/chart/session-director-machine.ts';
import { afterEvent, newSession } from '../director/chart/fold-log.ts';
import { nextDeadline } from '../director/rules/deadlines.ts';
import { type Waiting, waitingBetween } from './waiting.ts';
import {
  attempt,
  choose,
  type Haste,
  hasteOf,
  type Random,
  randomOf,
  temperOf,
} from '../director/bots/tempers.ts';

const teamSize = 5;
const startsAt = Date.UTC(2027, 0, 11, 9);

type Act = { at: number; command: DirectorCommand };

export interface SimulatedSession {
  context: DirectorContext;
  haste: Haste;
  /** How long a person waited, the mean of all. */
  waiting: Waiting;
}

/** Plays one session of `people` bots through the pure director, from the lobby to its ending. */
export function simulateSession(story: Story, people: number, seed: number): SimulatedSession {
  const random = randomOf(seed);
  const haste = hasteOf(random);
  const teams = Array.from({ length: Math.max(1, Math.round(people / teamSize)) }, (_, index) => ({
    id: index + 1,
    name: `Team ${index + 1}`,
  }));
  const seats = Array.from({ length: people }, (_, index) => ({
    seatId: `seat-${index}`,
    teamId: 1 + (index % teams.length),
    temper: temperOf(story.dimensions, random),
  }));
  let at = startsAt - 60_000;
  let snapshot = newSession({ sessionId: `simulated-${seed}`, story });
  const send = (command: DirectorCommand) => {
    snapshot = afterEvent(snapshot, { ...command, at });
  };
  send({
    type: 'session.opened',
    version: directorMachineVersion,
    roster: seats.map(({ seatId, teamId }) => ({ seatId, teamId })),
    teams,
    startsAt,
    options: { timerFactor: 1, chat: true, analytics: true },
    storyClockRate: 1,
    seed,
  });
  for (const { seatId } of seats) send({ type: 'seat.connected', seatId });

  const waiting: Waiting = { idleMs: 0, forOthersMs: 0 };
  /** Time passes, and is counted for those who wait meanwhile. */
  const passTo = (then: number) => {
    const { idleMs, forOthersMs } = waitingBetween(snapshot.context, at, then);
    waiting.idleMs += idleMs;
    waiting.forOthersMs += forOthersMs;
    at = then;
  };
  let planned = '';
  let acts: Act[] = [];
  while (snapshot.status === 'active') {
    const { context } = snapshot;
    const opened = context.decision ?? context.breakout;
    const stage = opened ? `${opened.sceneId} open` : '';
    if (opened && stage !== planned) acts = plan(context, seats, haste, random);
    planned = stage;
    if (context.gatherUntil !== null && context.sceneId !== null) {
      const { sceneId } = context;
      for (const { seatId } of seats) send({ type: 'seat.ready', seatId, sceneId });
      if (snapshot.context.gatherUntil === null) continue;
    }
    const due = nextDeadline(context);
    const next = acts[0];
    if (next && opened && (due === null || next.at < due)) {
      acts.shift();
      passTo(Math.max(at, next.at));
      send(next.command);
    } else if (due === null) break;
    else {
      passTo(Math.max(at, due));
      send({ type: 'clock.reached' });
    }
  }
  return { context: snapshot.context, haste, waiting };
}

/** How long a person speaks in a round, in ms. */
const wordMs = { quick: 4000, usual: 32_000, slow: 50_000 } as const;

/** A table goes around once, and its people are ready as soon as that is done. */
function pause(
  table: readonly Bot[],
  {
    sceneId,
    openAt,
    closeAt,
    haste,
    random,
  }: { sceneId: string; openAt: number; closeAt: number; haste: Haste; random: Random },
): Act[] {
  const turns = table.map(
    ({ seatId }, turn): Act => ({
      at: openAt + (turn + 1) * wordMs[haste],
      command: { type: 'turn.passed', seatId, sceneId, turn },
    }),
  );
  const doneAt = turns.at(-1)?.at ?? closeAt;
  const ready = table.map(
    ({ seatId }): Act => ({
      at: doneAt + 8000 * random(),
      command: { type: 'seat.ready', seatId, sceneId },
    }),
  );
  return [...turns, ...ready];
}

interface Bot {
  seatId: string;
  teamId: number;
  temper: ReturnType<typeof temperOf>;
}

/** What the bots are going to do while this decision, challenge or breather is open, in order. */
function plan(context: DirectorContext, seats: readonly Bot[], haste: Haste, random: Random): Act[] {
  const { decision, breakout, story } = context;
  const opened = decision ?? breakout;
  if (!opened) return [];
  const { sceneId, openAt, closeAt } = opened;
  const scene = findScene(story, sceneId);
  const when = (share: number) => openAt + share * (closeAt - openAt);
  const acts: Act[] = [];
  let count = 0;
  const id = () => `${sceneId}-${count++}`;
  if (scene.kind === 'decision')
    for (const { seatId, temper } of seats) {
      if (haste === 'usual' && random() < 0.06) continue;
      const drawn = random();
      const share = { quick: 0.02 + 0.05 * drawn, usual: 0.25 + 0.7 * drawn, slow: 0.6 + 0.38 * drawn }[
        haste
      ];
      const optionId = choose(scene, temper, random);
      acts.push({
        at: when(share),
        command: {
          type: 'vote.cast',
          seatId,
          voteId: id(),
          decisionId: sceneId,
          optionId,
          castAt: when(share),
        },
      });
    }
  if (scene.kind === 'breather')
    for (const { teamId } of context.teams.map(({ id }) => ({ teamId: id })))
      acts.push(
        ...pause(
          seats.filter((seat) => seat.teamId === teamId),
          { sceneId, openAt, closeAt, haste, random },
        ),
      );
  if (scene.kind === 'challenge')
    for (const { id: teamId } of context.teams) {
      const own = seats.filter((seat) => seat.teamId === teamId);
      const { solvedAt, hintsAt, wrongAt, answer } = attempt(scene, haste, random);
      const [speaker] = own;
      if (!speaker) continue;
      hintsAt.forEach((share, index) => {
        const hintId = scene.hints[index]?.id ?? '';
        acts.push({
          at: when(share),
          command: { type: 'hint.taken', seatId: speaker.seatId, challengeId: sceneId, hintId },
        });
      });
      const tries: [number, string, readonly Bot[]][] = wrongAt.map((share) => [share, 'no', [speaker]]);
      if (solvedAt !== null) tries.push([solvedAt, answer, scene.agreed ? own : [speaker]]);
      for (const [share, text, by] of tries)
        for (const { seatId } of by)
          acts.push({
            at: when(share),
            command: { type: 'challenge.answered', seatId, attemptId: id(), challengeId: sceneId, text },
          });
    }
  return acts.sort((a, b) => a.at - b.at);
}
