import type { Logger } from 'pino';
import { type Clock, steadyClock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { unavailable } from '../../http/api-problem.ts';
import type { RoomServer } from '../../rooms/room-server.ts';
import type { RealtimePort } from '../../realtime/realtime-port.ts';
import type { SessionChange, SessionChanges } from '../../sessions/session-changes.ts';
import type { SessionLifecycle } from '../../sessions/planning/session-lifecycle.ts';
import { type Decided, decideBatch } from '../chart/decide-batch.ts';
import type { DirectorCommand, DirectorEvent } from '../rules/director-events.ts';
import { type Append, appendEvents } from '../log/event-log.ts';
import type { Lease } from '../log/lease-repository.ts';
import { createPublisher, type DirectedSession } from '../projections/publisher.ts';
import type { SessionFacts } from '../projections/session-facts.ts';
import { nextDeadline } from '../rules/deadlines.ts';
import { findSeat, presentSeats } from '../rules/presence.ts';
import type { Alongside, KeepEnding } from './director-ports.ts';
import { type SeatWatch, watchSeats } from './seat-watch.ts';
import { sessionEffects } from './session-effects.ts';

export interface RunnerDeps {
  database: Database;
  clock: Clock;
  realtime: RealtimePort;
  rooms: Pick<RoomServer, 'cut'>;
  lifecycle: Pick<SessionLifecycle, 'keepStoryVersion' | 'markLive' | 'markCompleted' | 'markFailed'>;
  keepEnding: KeepEnding;
  changes: SessionChanges;
  log: Logger;
  /** Appends to the log, batched with other sessions; false if the lease is lost. */
  append(append: Append): Promise<boolean>;
}

export interface Dispatched extends DirectedSession {
  /** False if the session refuses the event in its current state. */
  accepted: boolean;
}

interface Pending {
  command: DirectorCommand;
  alongside: Alongside | undefined;
  resolve(answer: Dispatched): void;
  reject(error: Error): void;
}

export type SessionRunner = ReturnType<typeof createSessionRunner>;

/** Votes arrive in bursts: consoles are notified once for all changes within this time. */
const consoleEveryMs = 500;

/** The maximum delay of a session by a failing realtime service. */
const cutWithinMs = 2000;

const takesPlaceAway = (event: DirectorEvent) => event.type === 'seat.moved' || event.type === 'seat.removed';

/**
 * Directs one session while the lease is held: decide, then persist, then publish. Commands that arrive during a write are
 * decided and written as one batch. After a failed write the runner ends: only the log knows what was written, and the
 * next node that takes the session folds it.
 */
export function createSessionRunner(
  deps: RunnerDeps & { onClosed(reason: 'over' | 'lost'): void },
  opened: DirectedSession & { lease: Lease; companyId: number; lastAt: number },
) {
  const { database, log } = deps;
  /** Also if the log was written by a clock that was ahead. */
  const steady = steadyClock(deps.clock, Math.max(deps.clock.now(), opened.lastAt));
  const { lease, companyId } = opened;
  const { sessionId } = lease;
  const { story } = opened.snapshot.context;
  const publisher = createPublisher({ ...deps, clock: steady });
  let { snapshot, seq, facts, lastAt } = opened;
  let queue: Pending[] = [];
  let writing: Promise<void> | undefined;
  let isClosed = false;
  let cancelTimer: (() => void) | undefined;
  let consoleTimer: (() => void) | undefined;
  let seatWatch: SeatWatch | undefined;

  const current = (): DirectedSession => ({ snapshot, seq, facts });
  const seatChange = (): SessionChange => ({
    sessionId,
    companyId,
    status: snapshot.context.sceneId === null ? 'lobby' : 'live',
    what: 'seat',
  });

  async function write(batch: readonly Pending[], decided: readonly Decided[]): Promise<SessionChange[]> {
    const events = decided.flatMap(({ event }) => (event ? [event] : []));
    const after = decided.at(-1)?.snapshot ?? snapshot;
    const effects = sessionEffects(deps, { before: snapshot, after, events, seatChange });
    const works = batch.flatMap(({ alongside }, index) => {
      const event = decided[index]?.event;
      return alongside && event ? [(transaction: Queryable) => alongside(transaction, event)] : [];
    });
    const append: Append = { lease, afterSeq: seq, storyVersion: story.version, events };
    const assertOurs = (isOurs = false) => {
      if (!isOurs) throw new Error(`The lease of session ${sessionId} is lost`);
    };
    if (effects.length + works.length === 0) {
      assertOurs(await deps.append(append));
      return [];
    }
    return database.transaction().execute(async (transaction) => {
      const [isOurs] = await appendEvents(transaction, [append]);
      assertOurs(isOurs);
      for (const work of works) await work(transaction);
      const changed: (SessionChange | undefined)[] = [];
      for (const effect of effects) changed.push(await effect(transaction));
      return changed.filter((change) => change !== undefined);
    });
  }

  function publishToConsoles(): void {
    consoleTimer ??= steady.after(consoleEveryMs, () => {
      consoleTimer = undefined;
      deps.changes.publish({ ...seatChange(), what: 'live' });
    });
  }

  /** Before the next publish, which a token of the former seat must not receive. */
  async function cutOff(seatId: string, teamId: number | undefined): Promise<void> {
    const late = Promise.withResolvers<void>();
    const cancel = steady.after(cutWithinMs, late.resolve);
    const note = (err: unknown) =>
      log.error(
        { err, session: sessionId, seat: seatId },
        'A seat could not be cut off from its former place',
      );
    const cuts = [
      deps.realtime.cut(seatId).catch(note),
      ...(teamId === undefined ? [] : [deps.rooms.cut({ sessionId, seatId, teamId }).catch(note)]),
    ];
    await Promise.race([Promise.all(cuts), late.promise]);
    cancel();
  }

  async function flush(batch: readonly Pending[]): Promise<void> {
    const at = Math.max(steady.now(), lastAt);
    const decided = decideBatch(
      snapshot,
      batch.map(({ command }) => command),
      at,
    );
    const firstSeq = seq;
    const former = [snapshot, ...decided.map((each) => each.snapshot)];
    const accepted = decided.filter(({ event }) => event !== undefined).length;
    let changed: SessionChange[] = [];
    if (accepted > 0) {
      changed = await write(batch, decided);
      snapshot = decided.at(-1)?.snapshot ?? snapshot;
      seq += accepted;
      lastAt = at;
    }
    for (const [index, { event }] of decided.entries())
      if (event && takesPlaceAway(event))
        await cutOff(event.seatId, former[index] && findSeat(former[index].context, event.seatId)?.teamId);
    let done = firstSeq;
    for (const [index, pending] of batch.entries()) {
      const { event, snapshot: then } = decided[index] ?? { event: undefined, snapshot };
      if (event) done += 1;
      pending.resolve({ accepted: event !== undefined, snapshot: then, seq: done, facts });
    }
    if (accepted > 0) {
      publisher.publish(current());
      publishToConsoles();
    }
    for (const { event } of decided) if (event?.type === 'seat.added') seatWatch?.recheck(event.seatId);
    for (const change of changed) deps.changes.publish(change);
  }

  async function drain(): Promise<void> {
    while (queue.length > 0 && !isClosed) {
      const batch = queue;
      queue = [];
      try {
        await flush(batch);
      } catch (error) {
        log.error({ err: error, session: sessionId }, 'A session could not be written and is opened anew');
        for (const { reject } of batch) reject(unavailable());
        close();
        deps.onClosed('lost');
        return;
      }
    }
    if (snapshot.status !== 'active' && !isClosed) {
      close();
      deps.onClosed('over');
    }
    arm();
  }

  function arm(): void {
    cancelTimer?.();
    cancelTimer = undefined;
    if (isClosed) return;
    const due = nextDeadline(snapshot.context);
    if (due === null) return;
    cancelTimer = steady.after(Math.max(0, due - steady.now()), () => dispatchOwn({ type: 'clock.reached' }));
  }

  function close(): void {
    isClosed = true;
    cancelTimer?.();
    consoleTimer?.();
    seatWatch?.close();
    publisher.close();
    for (const { reject } of queue.splice(0)) reject(unavailable());
  }

  function work(): void {
    writing ??= drain().finally(() => {
      writing = undefined;
      if (queue.length > 0 && !isClosed) work();
    });
  }

  function dispatch(command: DirectorCommand, alongside?: Alongside): Promise<Dispatched> {
    if (isClosed) return Promise.reject(unavailable());
    const answer = Promise.withResolvers<Dispatched>();
    queue.push({ command, alongside, resolve: answer.resolve, reject: answer.reject });
    work();
    return answer.promise;
  }

  function dispatchOwn(command: DirectorCommand): void {
    dispatch(command).catch((error: unknown) =>
      log.debug({ err: error }, 'An event came to a closed session'),
    );
  }

  return {
    lease,
    current,
    now: steady.now,
    dispatch,
    /** Starts to watch time and presence. */
    begin(): void {
      arm();
      publisher.publish(current());
      seatWatch = watchSeats(deps, sessionId, {
        // A trial's bot has no connection that could close.
        present: () =>
          presentSeats(snapshot.context).flatMap(({ id }) =>
            facts.bots.has(id) && !facts.isRehearsal ? [] : [id],
          ),
        connected: (seatId) => dispatchOwn({ type: 'seat.connected', seatId }),
        disconnected: (seatId) => dispatchOwn({ type: 'seat.disconnected', seatId }),
      });
    },
    rename(changed: SessionFacts): void {
      facts = changed;
      publisher.publish(current());
    },
    /** Resolves when nothing is being written. */
    async idle(): Promise<void> {
      while (writing) await writing;
    },
    async stop(): Promise<void> {
      while (writing) await writing;
      close();
    },
  };
}
