import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Seat, SessionDetail, SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { Clock } from '../../clock.ts';
import { settlesWithin } from '../../http/load/settles-within.ts';
import type { RealtimePort } from '../../realtime/realtime-port.ts';
import type { SessionChanges } from '../session-changes.ts';

/** How long a session's presence is watched after a read, in ms; later readers start a new watch. */
const followedMs = 30 * 60_000;
/** The interval between two published changes, in ms: they arrive in bursts. */
const publishIntervalMs = 1000;
/** After this a reading that failed is tried again, in ms. */
const againAfterMs = 5000;
/** How long a reader waits for the realtime service, in ms. */
const firstWithinMs = 1000;
/** The number of sessions watched at once; another one evicts the least recently read. */
const followedAtMost = 300;

type Followed = {
  seats: ReadonlySet<string>;
  /** The last result. */
  given?: ReadonlySet<string>;
  /** The first read. */
  ready: Promise<void>;
  keep(): void;
  stop(): void;
};

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((seatId) => other.has(seatId));

export type WaitingPeople = ReturnType<typeof createWaitingPeople>;

/**
 * Presence on the channel of a session before its doors open, while it has no director. A session that is read is
 * watched for a while, and its readers are notified of each change.
 */
export function createWaitingPeople(deps: {
  realtime: RealtimePort;
  clock: Clock;
  log: Logger;
  changes: SessionChanges;
}) {
  const { realtime, clock, log, changes } = deps;
  const followed = new Map<string, Followed>();

  function follow(sessionId: string, companyId: number): Followed {
    const channel = channels.session(sessionId);
    let isReading = false;
    let isStale = false;
    let stopLater = () => {};
    let cancelPublish: (() => void) | undefined;
    let cancelAgain = () => {};

    const publishCount = () => {
      cancelPublish = undefined;
      changes.publish({ sessionId, companyId, status: 'scheduled', what: 'seat' });
    };

    async function readAll(): Promise<void> {
      while (isStale) {
        isStale = false;
        const now = new Set((await realtime.presence(channel)).map(({ clientId }) => clientId));
        one.seats = now;
        if (one.given && !isSame(now, one.given) && followed.get(sessionId) === one)
          cancelPublish ??= clock.after(publishIntervalMs, publishCount);
      }
    }

    async function look(): Promise<void> {
      isStale = true;
      if (isReading) return;
      isReading = true;
      cancelAgain();
      await readAll().catch((err: unknown) => {
        log.warn({ err, channel }, 'Presence could not be read');
        if (followed.get(sessionId) === one) cancelAgain = clock.after(againAfterMs, () => void look());
      });
      isReading = false;
    }

    const unwatch = realtime.watchPresence(channel, () => void look());
    const one: Followed = {
      seats: new Set(),
      ready: Promise.resolve(),
      keep() {
        stopLater();
        stopLater = clock.after(followedMs, () => {
          one.stop();
          publishCount();
        });
      },
      stop() {
        followed.delete(sessionId);
        unwatch();
        cancelAgain();
        stopLater();
        cancelPublish?.();
      },
    };
    one.ready = look();
    return one;
  }

  const stopFollowing = changes.subscribe(({ sessionId, status, what }) => {
    if (status !== 'scheduled' || what === 'deleted') followed.get(sessionId)?.stop();
  });

  return {
    /** Seats on the channel of a session before its doors open; none if realtime does not answer in time. */
    async of(
      { id, status }: Pick<SessionSummary, 'id' | 'status'>,
      companyId: number,
    ): Promise<ReadonlySet<string>> {
      if (status !== 'scheduled') return new Set();
      const one = followed.get(id) ?? follow(id, companyId);
      followed.delete(id);
      followed.set(id, one);
      one.keep();
      const [oldest] = followed.values();
      if (followed.size > followedAtMost) oldest?.stop();
      await settlesWithin(one.ready, firstWithinMs);
      one.given = one.seats;
      return one.given;
    },

    close(): void {
      stopFollowing();
      for (const one of followed.values()) one.stop();
    },
  };
}

/** Seats that wait for the doors to open, without those that have joined before or declined. */
const isOutside = ({ state }: Seat) => state !== 'declined' && state !== 'joined' && state !== 'left';

/** A session as its organiser sees it while people wait for its doors to open. */
export function withWaiting(detail: SessionDetail, onChannel: ReadonlySet<string>): SessionDetail {
  if (onChannel.size === 0) return detail;
  const seats = detail.seats.map((seat) =>
    onChannel.has(seat.id) && isOutside(seat) ? { ...seat, state: 'waiting' as const } : seat,
  );
  const waiting = seats.filter(({ state }) => state === 'waiting').length;
  return { ...detail, seats, people: { ...detail.people, waiting } };
}
