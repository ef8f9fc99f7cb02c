import { randomInt } from 'node:crypto';
import { liveSession } from '#contract/rules/business-constants.ts';
import { createBatcher } from '../../database/batcher.ts';
import { AnotherNode, unavailable } from '../../http/api-problem.ts';
import { findPlayableStory, type PlayableStory, settleStoryVersion } from '../../stories/story-archive.ts';
import type { Meter } from '../../meter.ts';
import { presentSeats } from '../rules/presence.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { DirectorCommand } from '../rules/director-events.ts';
import { type Append, appendEvents, isLogReadable, type LoggedEvents, readLog } from '../log/event-log.ts';
import { foldLog } from '../chart/fold-log.ts';
import {
  claimLease,
  type Lease,
  lastRenewal,
  leaseHolder,
  leasesOfOthers,
  releaseLease,
  renewLeases,
} from '../log/lease-repository.ts';
import type { LeaseTime } from '../log/lease-time.ts';
import { recallSession } from '../log/recall-session.ts';
import {
  factsOf,
  loadRecord,
  openingOf,
  type SessionRecord,
  undirectedSessions,
} from '../log/session-records.ts';
import type { DirectedSession } from '../projections/publisher.ts';
import { catchUp } from './catch-up.ts';
import type { Alongside } from './director-ports.ts';
import { coalesceByKey } from './coalesce-by-key.ts';
import { createSessionTimes } from './session-times.ts';
import {
  createSessionRunner,
  type Dispatched,
  type RunnerDeps,
  type SessionRunner,
} from './session-runner.ts';

export interface DirectorDeps extends Omit<RunnerDeps, 'append'> {
  stories: StoryLibrary;
  storyClockRate: number;
  /** The address at which other nodes reach this one; identifies the node in leases, also after a restart. */
  node: string;
  leaseTime: LeaseTime;
  meter: Pick<Meter, 'leasesRenewed' | 'tookOver' | 'appended'>;
  /** False while this node should not take sessions. */
  mayTakeUp?(): boolean;
}

export type Directors = ReturnType<typeof createDirectors>;

/** Directs every open or live session whose lease this node holds or can get. */
export function createDirectors(deps: DirectorDeps) {
  const { database, clock, log, node, leaseTime } = deps;
  const append = createBatcher(async (appends: readonly Append[]) => {
    const began = clock.elapsed();
    const held = await appendEvents(database, appends);
    deps.meter.appended(clock.elapsed() - began);
    return held;
  });
  const runners = new Map<string, SessionRunner>();
  const times = createSessionTimes({ clock, log });
  const underWay = new Set<Promise<unknown>>();
  const opening = new Map<string, Promise<SessionRunner | undefined>>();
  /** Undirected sessions that this node cannot play, and since when. */
  const unplayable = new Map<string, number>();
  let cancelTick: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;
  let ticking: Promise<void> | undefined;
  let isStopped = false;

  async function giveUp(lease: Lease): Promise<void> {
    runners.delete(lease.sessionId);
    await releaseLease(database, lease, leaseTime());
  }

  /** Leaves the session to a node that can play it, and fails it if there is none for minutes. */
  async function leaveToOthers(sessionId: string, { row }: SessionRecord): Promise<undefined> {
    const since = unplayable.get(sessionId) ?? clock.elapsed();
    const story = `${row.story_slug}@${row.story_version}`;
    if (!unplayable.has(sessionId))
      log.warn(
        { session: sessionId, story },
        'This node cannot play the version of a session and leaves it to others',
      );
    unplayable.set(sessionId, since);
    if (clock.elapsed() - since < liveSession.unplayableMs) return undefined;
    const lease = await claimLease(database, { sessionId, owner: node, now: leaseTime() });
    if (!lease) return undefined;
    log.error({ session: sessionId, story }, 'No node can play the version of a session');
    const change = await database
      .transaction()
      .execute((transaction) => deps.lifecycle.markFailed(transaction, sessionId, 'not-held'));
    unplayable.delete(sessionId);
    await giveUp(lease);
    if (change) deps.changes.publish(change);
  }

  /** The story as this node would play it; a session with an empty log may still take the version offered here. */
  async function playableStory({ row }: SessionRecord): Promise<PlayableStory | undefined> {
    const version = { slug: row.story_slug, version: row.story_version };
    if (!(await isLogReadable(database, row.id))) return undefined;
    const playable = await findPlayableStory(database, deps.stories, version);
    if (playable) return playable;
    const settled = await settleStoryVersion(database, deps.stories, row);
    return settled === row.story_version ? undefined : deps.stories.get(row.story_slug);
  }

  const isOpen = (record: SessionRecord | undefined): record is SessionRecord =>
    record?.row.status === 'lobby' || record?.row.status === 'live';

  function run(
    lease: Lease,
    record: SessionRecord,
    playable: PlayableStory,
    logged: LoggedEvents,
  ): SessionRunner {
    const runner = createSessionRunner(
      {
        ...deps,
        append,
        onClosed(reason) {
          runners.delete(lease.sessionId);
          if (reason === 'over') background(releaseLease(database, lease, leaseTime()));
        },
      },
      {
        lease,
        companyId: record.row.company_id,
        snapshot: foldLog({ sessionId: lease.sessionId, story: playable.story }, logged.events),
        seq: logged.seq,
        lastAt: logged.events.at(-1)?.at ?? 0,
        facts: factsOf(record, playable),
      },
    );
    runners.set(lease.sessionId, runner);
    return runner;
  }

  async function claim(sessionId: string): Promise<SessionRunner | undefined> {
    const planned = await loadRecord(database, sessionId);
    if (!isOpen(planned) || deps.mayTakeUp?.() === false) return undefined;
    if (!(await playableStory(planned))) return leaveToOthers(sessionId, planned);
    const renewedAt = await lastRenewal(database, sessionId);
    const lease = await claimLease(database, { sessionId, owner: node, now: leaseTime() });
    if (!lease) return undefined;
    const record = await loadRecord(database, sessionId);
    const playable = isOpen(record) && (await playableStory(record));
    if (!isOpen(record) || !playable) {
      await giveUp(lease);
      return undefined;
    }
    await deps.lifecycle.keepStoryVersion(database, sessionId, playable.story.version);
    record.row.story_version = playable.story.version;
    const logged = await readLog(database, sessionId);
    const runner = run(lease, record, playable, logged);
    const lastAt = logged.events.at(-1)?.at;
    if (lastAt !== undefined) deps.meter.tookOver();
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

  /** Applies changes of the dashboard, and opens or closes the session with its status. */
  const sync = coalesceByKey(async (sessionId) => {
    const runner = await open(sessionId);
    const record = runner && (await loadRecord(database, sessionId));
    if (!runner || runners.get(sessionId) !== runner) return;
    const playable = record && (await playableStory(record));
    if (record && playable) {
      await adoptChanges(runner, record);
      runner.rename(factsOf(record, playable));
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
    const renewed = [...runners.values()];
    const held = await renewLeases(database, {
      leases: renewed.map(({ lease }) => lease),
      now: leaseTime(),
    });
    deps.meter.leasesRenewed(held.size);
    for (const runner of renewed) {
      const { sessionId } = runner.lease;
      if (held.has(sessionId) || runners.get(sessionId) !== runner) continue;
      runners.delete(sessionId);
      await runner.stop();
    }
    const undirected = await undirectedSessions(database, node, leaseTime());
    for (const sessionId of unplayable.keys())
      if (!undirected.includes(sessionId)) unplayable.delete(sessionId);
    await Promise.allSettled(undirected.map((sessionId) => open(sessionId)));
    times.follow(await leasesOfOthers(database, node, leaseTime()));
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
    /** Takes every session that should be running and renews the leases. */
    async start(): Promise<void> {
      unsubscribe = deps.changes.subscribe(({ sessionId, status, what }) => {
        const hasOpened = status === 'lobby' || status === 'live';
        const concernsOthers = ['seat', 'mails', 'live', 'results'].includes(what);
        if (!concernsOthers && (hasOpened || runners.has(sessionId))) background(sync(sessionId));
      });
      await tick();
      tickLater();
    },

    /** Finishes pending writes and releases every session. */
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
     * Sends an event to the session and resolves once it is in the log, or refused. Throws AnotherNode if another node directs
     * the session, 503 if the log cannot be written.
     */
    async dispatch(sessionId: string, command: DirectorCommand, alongside?: Alongside): Promise<Dispatched> {
      const runner = runners.get(sessionId) ?? (await open(sessionId));
      if (runner) return runner.dispatch(command, alongside);
      const recalled = await recallSession(deps, sessionId);
      if (!recalled) throw unavailable();
      if (recalled.isDirectedElsewhere)
        throw new AnotherNode(await leaseHolder(database, sessionId, leaseTime()));
      return { ...recalled, accepted: false };
    },

    /** The current session, if this node directs it; undefined while it is being opened. */
    directed: (sessionId: string): DirectedSession | undefined =>
      opening.has(sessionId) ? undefined : runners.get(sessionId)?.current(),

    /** The session's time: its director's if known, otherwise the wall clock's. Unix ms. */
    now: (sessionId: string): number => runners.get(sessionId)?.now() ?? times.now(sessionId) ?? clock.now(),

    /** Resolves when the time of a session that another node directs is known, or cannot be determined. */
    learnTime: (sessionId: string): Promise<void> => times.learn(sessionId),

    /** Sessions that this node directs, and the people present in them. */
    load(): { sessions: number; seats: number } {
      const contexts = [...runners.values()].map((runner) => runner.current().snapshot.context);
      const seats = contexts.reduce((sum, context) => sum + presentSeats(context).length, 0);
      return { sessions: contexts.length, seats };
    },

    /** Identifies the time in which this node directs the session; undefined if it does not. */
    tenure: (sessionId: string): object | undefined => runners.get(sessionId)?.lease,

    /** The current session: from this node's runner, otherwise from its log. */
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
