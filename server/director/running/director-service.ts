import { randomInt } from 'node:crypto';
import { liveSession } from '#contract/rules/business-constants.ts';
import { createTogether } from '../../database/together.ts';
import { AnotherNode, unavailable } from '../../http/api-problem.ts';
import type { LoadedStory, StoryLibrary } from '../../stories/story-library.ts';
import type { DirectorCommand } from '../chart/director-events.ts';
import { type Append, appendEvents, type LoggedEvents, readLog } from '../log/event-log.ts';
import { foldLog } from '../log/fold-log.ts';
import {
  claimLease,
  type Lease,
  lastRenewal,
  leaseHolder,
  releaseLease,
  renewLeases,
} from '../log/lease-repository.ts';
import { recallSession } from '../log/recall-session.ts';
import {
  factsOf,
  loadRecord,
  openingOf,
  type SessionRecord,
  undirectedSessions,
} from '../log/session-records.ts';
import { archiveStory } from '../log/story-archive.ts';
import type { DirectedSession } from '../projections/publisher.ts';
import { catchUp } from './catch-up.ts';
import type { Alongside } from './director-ports.ts';
import { oneAtATime } from './one-at-a-time.ts';
import {
  createSessionRunner,
  type Dispatched,
  type RunnerDeps,
  type SessionRunner,
} from './session-runner.ts';

export interface DirectorDeps extends Omit<RunnerDeps, 'append'> {
  stories: StoryLibrary;
  storyClockRate: number;
  /** The address where the other nodes reach this one; it names the node in leases, also after a restart. */
  node: string;
}

export type Directors = ReturnType<typeof createDirectors>;

/** Directs every session in the lobby or live whose lease this node holds or can get. */
export function createDirectors(deps: DirectorDeps) {
  const { database, clock, log, node } = deps;
  const append = createTogether((appends: readonly Append[]) => appendEvents(database, appends));
  const runners = new Map<string, SessionRunner>();
  const underWay = new Set<Promise<unknown>>();
  const opening = new Map<string, Promise<SessionRunner | undefined>>();
  let cancelTick: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  let ticking: Promise<void> | undefined;
  let isStopped = false;

  async function giveUp(lease: Lease): Promise<void> {
    runners.delete(lease.sessionId);
    await releaseLease(database, lease, clock.now());
  }

  async function failUnplayable(lease: Lease, record: SessionRecord): Promise<undefined> {
    log.error({ session: lease.sessionId, story: record.row.story_slug }, 'The story of a session is gone');
    const change = await database
      .transaction()
      .execute((transaction) => deps.lifecycle.markFailed(transaction, lease.sessionId, 'not-held'));
    await giveUp(lease);
    if (change) deps.changes.publish(change);
  }

  function run(
    lease: Lease,
    record: SessionRecord,
    loaded: LoadedStory,
    logged: LoggedEvents,
  ): SessionRunner {
    const runner = createSessionRunner(
      {
        ...deps,
        append,
        onClosed(reason) {
          runners.delete(lease.sessionId);
          if (reason === 'over') background(releaseLease(database, lease, clock.now()));
        },
      },
      {
        lease,
        companyId: record.row.company_id,
        snapshot: foldLog({ sessionId: lease.sessionId, story: loaded.story }, logged.events),
        seq: logged.seq,
        lastAt: logged.events.at(-1)?.at ?? 0,
        facts: factsOf(record, loaded),
      },
    );
    runners.set(lease.sessionId, runner);
    return runner;
  }

  async function claim(sessionId: string): Promise<SessionRunner | undefined> {
    const renewedAt = await lastRenewal(database, sessionId);
    const lease = await claimLease(database, { sessionId, owner: node, now: clock.now() });
    if (!lease) return undefined;
    const record = await loadRecord(database, sessionId);
    if (!record || (record.row.status !== 'lobby' && record.row.status !== 'live')) {
      await giveUp(lease);
      return undefined;
    }
    const loaded = deps.stories.get(record.row.story_slug);
    if (loaded?.story.version !== record.row.story_version) return failUnplayable(lease, record);
    await archiveStory(database, loaded.story);
    const logged = await readLog(database, sessionId);
    const runner = run(lease, record, loaded, logged);
    const lastAt = logged.events.at(-1)?.at;
    await runner.dispatch(
      lastAt === undefined
        ? { type: 'session.opened', ...openingOf(record, deps.storyClockRate, randomInt(2 ** 31)) }
        : { type: 'director.resumed', downSince: Math.max(renewedAt ?? lastAt, lastAt) },
    );
    await adoptChanges(runner, record);
    runner.begin();
    return runner;
  }

  async function adoptChanges(runner: SessionRunner, record: SessionRecord): Promise<void> {
    for (const command of catchUp(runner.current().snapshot.context, record)) await runner.dispatch(command);
  }

  function open(sessionId: string): Promise<SessionRunner | undefined> {
    const running = runners.get(sessionId);
    const begun = opening.get(sessionId);
    if (begun) return begun;
    if (running || isStopped) return Promise.resolve(running);
    const started = claim(sessionId)
      .catch((error: unknown) => {
        log.warn({ err: error, session: sessionId }, 'A session could not be opened');
        throw unavailable();
      })
      .finally(() => opening.delete(sessionId));
    opening.set(sessionId, started);
    return started;
  }

  /** Takes over what was changed in the dashboard, and opens or closes the session with its status. */
  const sync = oneAtATime(async (sessionId) => {
    const runner = await open(sessionId);
    const record = runner && (await loadRecord(database, sessionId));
    if (!runner || runners.get(sessionId) !== runner) return;
    const loaded = record && deps.stories.get(record.row.story_slug);
    if (record && loaded) {
      await adoptChanges(runner, record);
      runner.rename(factsOf(record, loaded));
    }
    if (!runners.has(sessionId) || record?.row.status === 'lobby' || record?.row.status === 'live') return;
    await runner.stop();
    await giveUp(runner.lease);
  });

  function background(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => log.warn({ err: error }, 'A director could not reach the database'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function quiet(): Promise<void> {
    await ticking;
    while (opening.size + underWay.size > 0) await Promise.allSettled([...opening.values(), ...underWay]);
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    const renewed = [...runners.values()];
    const held = await renewLeases(database, { leases: renewed.map(({ lease }) => lease), now });
    for (const runner of renewed) {
      const { sessionId } = runner.lease;
      if (held.has(sessionId) || runners.get(sessionId) !== runner) continue;
      runners.delete(sessionId);
      await runner.stop();
    }
    const undirected = await undirectedSessions(database, node, now);
    await Promise.allSettled(undirected.map((sessionId) => open(sessionId)));
  }

  function tickLater(): void {
    if (isStopped) return;
    cancelTick = clock.after(liveSession.leaseRenewMs, () => {
      ticking = tick()
        .catch((error: unknown) => log.warn({ err: error }, 'Leases could not be renewed'))
        .finally(tickLater);
    });
  }

  return {
    /** Takes up every session that should be running and keeps the leases. */
    async start(): Promise<void> {
      unsubscribe = deps.changes.subscribe(({ sessionId, status, what }) => {
        const isOpen = status === 'lobby' || status === 'live';
        const concernsOthers = ['seat', 'mails', 'live', 'results'].includes(what);
        if (!concernsOthers && (isOpen || runners.has(sessionId))) background(sync(sessionId));
      });
      await tick();
      tickLater();
    },

    /** Finishes what is being written and hands every session over. */
    async stop(): Promise<void> {
      isStopped = true;
      unsubscribe?.();
      cancelTick?.();
      await quiet();
      for (const runner of [...runners.values()]) {
        await runner.stop();
        await giveUp(runner.lease);
      }
    },

    sync,

    /**
     * Puts an event to the session and answers once it is in the log, or refused. Throws AnotherNode where another
     * node directs the session, 503 where the log cannot be written.
     */
    async dispatch(sessionId: string, command: DirectorCommand, alongside?: Alongside): Promise<Dispatched> {
      const runner = runners.get(sessionId) ?? (await open(sessionId));
      if (runner) return runner.dispatch(command, alongside);
      const recalled = await recallSession(deps, sessionId);
      if (!recalled) throw unavailable();
      if (recalled.isDirectedElsewhere)
        throw new AnotherNode(await leaseHolder(database, sessionId, clock.now()));
      return { ...recalled, accepted: false };
    },

    /** The session as it stands, where this node directs it; undefined while it is taken up. */
    directed: (sessionId: string): DirectedSession | undefined =>
      opening.has(sessionId) ? undefined : runners.get(sessionId)?.current(),

    /** Stands for the time since this node took the session up; undefined where it does not direct it. */
    tenure: (sessionId: string): object | undefined => runners.get(sessionId)?.lease,

    /** The session as it stands: from the runner here, otherwise from its log. */
    async current(sessionId: string): Promise<DirectedSession | undefined> {
      await opening.get(sessionId)?.catch(() => undefined);
      return runners.get(sessionId)?.current() ?? recallSession(deps, sessionId);
    },

    /** Resolves when nothing is being opened or written. */
    async idle(): Promise<void> {
      await quiet();
      for (const runner of [...runners.values()]) await runner.idle();
    },
  };
}
