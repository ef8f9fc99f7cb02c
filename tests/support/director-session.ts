import type {
  DirectorCommand,
  DirectorEvent,
  SessionOpening,
} from '../../server/director/rules/director-events.ts';
import {
  directorMachineVersion,
  type DirectorSnapshot,
} from '../../server/director/chart/session-director-machine.ts';
import { afterEvent, newSession } from '../../server/director/chart/fold-log.ts';
import { nextDeadline } from '../../server/director/rules/deadlines.ts';
import { borrowedLight } from './test-story.ts';

export const startsAt = Date.parse('2027-03-01T09:00:00Z');

export const twoTeams: SessionOpening = {
  version: directorMachineVersion,
  roster: [
    { seatId: 'ada', teamId: 1 },
    { seatId: 'ben', teamId: 1 },
    { seatId: 'cai', teamId: 1 },
    { seatId: 'dot', teamId: 2 },
    { seatId: 'eve', teamId: 2 },
  ],
  teams: [
    { id: 1, name: 'North' },
    { id: 2, name: 'South' },
  ],
  startsAt,
  options: { timerFactor: 1, chat: true, analytics: true },
  storyClockRate: 1,
  seed: 0,
};

export type DirectorSession = ReturnType<typeof createDirectorSession>;

/** A session on a manual clock; it collects the log that it would have persisted. */
export function createDirectorSession(opening: Partial<SessionOpening> = {}, story = borrowedLight) {
  const log: DirectorEvent[] = [];
  let at = startsAt - 60_000;
  let snapshot: DirectorSnapshot = newSession({ sessionId: 'session-1', story });

  const session = {
    log,
    get snapshot() {
      return snapshot;
    },
    get context() {
      return snapshot.context;
    },
    get at() {
      return at;
    },
    can: (command: DirectorCommand) => snapshot.can({ ...command, at }),
    send(command: DirectorCommand): boolean {
      const event: DirectorEvent = { ...command, at };
      if (!snapshot.can(event)) return false;
      log.push(event);
      snapshot = afterEvent(snapshot, event);
      return true;
    },
    /** Advances the clock and fires due deadlines. */
    pass(ms: number): void {
      const end = at + ms;
      for (;;) {
        const due = snapshot.status === 'active' ? nextDeadline(snapshot.context) : null;
        if (due === null || due > end) break;
        at = Math.max(at, due);
        session.send({ type: 'clock.reached' });
      }
      at = end;
    },
    /** Advances the clock without a running server. */
    sleep(ms: number): void {
      at += ms;
    },
    arrive: (...seatIds: string[]) => {
      for (const seatId of seatIds) session.send({ type: 'seat.connected', seatId });
    },
    vote: (seatId: string, optionId: string, castAt = at, voteId = `vote-${log.length}`) =>
      session.send({
        type: 'vote.cast',
        seatId,
        optionId,
        castAt,
        voteId,
        decisionId: snapshot.context.sceneId ?? '',
      }),
    answer: (seatId: string, text: string) =>
      session.send({
        type: 'challenge.answered',
        seatId,
        text,
        attemptId: `attempt-${log.length}`,
        challengeId: snapshot.context.sceneId ?? '',
      }),
    /** Runs the session until the scene has begun. */
    reach(sceneId: string): void {
      while (snapshot.status === 'active' && snapshot.context.sceneId !== sceneId) {
        const due = nextDeadline(snapshot.context);
        if (due === null) throw new Error(`The session stands still before "${sceneId}"`);
        session.pass(Math.max(0, due - at));
      }
    },
    finish(): void {
      session.reach('no such scene');
    },
  };
  session.send({ type: 'session.opened', ...twoTeams, ...opening });
  return session;
}

export const everybody = twoTeams.roster.map(({ seatId }) => seatId);

export function inDecision(...present: string[]) {
  const session = createDirectorSession();
  session.arrive(...(present.length > 0 ? present : everybody));
  session.reach('which-way');
  session.pass(2000);
  return session;
}

export const stateOf = (session: { snapshot: { value: unknown } }) => session.snapshot.value;
export const live = (state: string) => ({ open: { live: state } });
