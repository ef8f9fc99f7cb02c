import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Clock } from '../../clock.ts';
import { publishUntilTaken } from '../../realtime/publish-until-taken.ts';
import type { RealtimePort } from '../../realtime/realtime-port.ts';

/**
 * How long seats may take to reconnect after a start of the server before they count as absent, in milliseconds: a browser
 * retries every four seconds at the latest and may wait ten for an answer, and a decision does not wait for absent seats.
 */
const returnWithinMs = 30_000;

interface Listener {
  /** Seats that the session counts as present. */
  present(): string[];
  connected(seatId: string): void;
  disconnected(seatId: string): void;
}

export interface SeatWatch {
  /** For a seat new on the roster, whose holder may already be on the channel. */
  recheck(seatId: string): void;
  close(): void;
}

type Connections = Map<string, Set<string>>;

/**
 * Watches presence on the session's channel, where the client id is the seat. A seat's newest connection holds it; the
 * others are notified on the seat's channel.
 */
export function watchSeats(
  deps: { realtime: RealtimePort; clock: Clock; log: Logger },
  sessionId: string,
  listener: Listener,
): SeatWatch {
  const { realtime, clock, log } = deps;
  const channel = channels.session(sessionId);
  let known: Connections = new Map();
  let isSettled = false;
  let isClosed = false;
  let isReading = false;
  let isStale = false;

  async function read(): Promise<Connections> {
    const connections: Connections = new Map();
    for (const { clientId, connectionId } of await realtime.presence(channel))
      connections.set(clientId, (connections.get(clientId) ?? new Set()).add(connectionId));
    return connections;
  }

  function announceTakeover(seatId: string, before: ReadonlySet<string>, now: ReadonlySet<string>): void {
    const newest = [...now].findLast((connectionId) => !before.has(connectionId));
    if (newest === undefined || ![...now].some((connectionId) => before.has(connectionId))) return;
    publishUntilTaken(deps, channels.seat(seatId), 'takeover', { connection_id: newest });
  }

  async function refresh(): Promise<void> {
    const now = await read();
    if (isClosed) return;
    const before = known;
    known = now;
    for (const [seatId, connections] of now) {
      const earlier = before.get(seatId);
      if (earlier) announceTakeover(seatId, earlier, connections);
      else listener.connected(seatId);
    }
    for (const seatId of listener.present())
      if (!now.has(seatId) && (isSettled || before.has(seatId))) listener.disconnected(seatId);
  }

  async function readAll(): Promise<void> {
    while (isStale && !isClosed) {
      isStale = false;
      await refresh();
    }
  }

  function look(): void {
    isStale = true;
    if (isReading) return;
    isReading = true;
    readAll()
      .catch((error: unknown) => log.warn({ err: error, channel }, 'Presence could not be read'))
      .finally(() => {
        isReading = false;
      });
  }

  const unwatch = realtime.watchPresence(channel, look);
  const cancel = clock.after(returnWithinMs, () => {
    isSettled = true;
    look();
  });
  look();
  return {
    recheck(seatId) {
      known.delete(seatId);
      look();
    },
    close() {
      isClosed = true;
      unwatch();
      cancel();
    },
  };
}
