import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { pauseAfter } from './publish-until-taken.ts';
import type { RealtimePort } from './realtime-port.ts';

const patienceMs = 120_000;

interface State {
  name: string;
  data: object;
  /** What tells this state from another. */
  content: string;
}

interface Lane {
  latest: State;
  failures: number;
  failingSince: number;
  isWaiting: boolean;
}

/**
 * Publishes states, of which only the latest counts: each where it differs from the last on that channel. What the
 * service refuses is tried again until it is taken, or something newer is there to be sent in its place.
 */
export function createLatestPublisher(deps: {
  realtime: Pick<RealtimePort, 'publish'>;
  clock: Clock;
  log: Logger;
}) {
  const { realtime, clock, log } = deps;
  const lanes = new Map<string, Lane>();

  function attempt(channel: string, lane: Lane): void {
    const { latest } = lane;
    lane.isWaiting = false;
    realtime.publish(channel, latest.name, latest.data).then(
      () => {
        lane.failures = 0;
      },
      (err: unknown) => {
        if (lane.latest === latest && !lane.isWaiting) retryLater(channel, lane, err);
      },
    );
  }

  function retryLater(channel: string, lane: Lane, err: unknown): void {
    if (lane.failures === 0) {
      lane.failingSince = clock.now();
      log.warn({ err, channel }, 'A projection could not be published yet');
    }
    lane.failures += 1;
    if (clock.now() - lane.failingSince > patienceMs) {
      lanes.delete(channel);
      log.error({ err, channel }, 'A projection was never published');
      return;
    }
    lane.isWaiting = true;
    clock.after(pauseAfter(lane.failures), () => attempt(channel, lane));
  }

  return (channel: string, state: State): void => {
    const lane = lanes.get(channel);
    if (!lane) {
      const created = { latest: state, failures: 0, failingSince: 0, isWaiting: false };
      lanes.set(channel, created);
      attempt(channel, created);
      return;
    }
    if (lane.latest.content === state.content) return;
    lane.latest = state;
    if (!lane.isWaiting) attempt(channel, lane);
  };
}
