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
  sent: State | undefined;
  underWay: number;
  failures: number;
  failingSince: number;
  isWaiting: boolean;
}

const laneOf = (channel: string, { name }: State): string => `${channel} ${name}`;

/** A service that does not answer is not sent ever more. */
const mostUnderWay = 3;

/**
 * Publishes states, of which only the latest of a name counts: each where it differs from the last on that channel. What the
 * service refuses is tried again until it is taken, or something newer is there to be sent in its place.
 */
export function createLatestPublisher(deps: {
  realtime: Pick<RealtimePort, 'publish'>;
  clock: Clock;
  log: Logger;
}) {
  const { realtime, clock, log } = deps;
  const lanes = new Map<string, Lane>();

  function advance(channel: string, lane: Lane): void {
    const { latest } = lane;
    if (lane.isWaiting || lane.sent === latest || lane.underWay >= mostUnderWay) return;
    lane.sent = latest;
    lane.underWay += 1;
    realtime.publish(channel, latest.name, latest.data).then(
      () => {
        lane.underWay -= 1;
        lane.failures = 0;
        advance(channel, lane);
      },
      (err: unknown) => {
        lane.underWay -= 1;
        if (lane.latest === latest) retryLater(channel, lane, err);
        else advance(channel, lane);
      },
    );
  }

  function retryLater(channel: string, lane: Lane, err: unknown): void {
    if (lane.failures === 0) {
      lane.failingSince = clock.elapsed();
      log.warn({ err, channel }, 'A projection could not be published yet');
    }
    lane.failures += 1;
    if (clock.elapsed() - lane.failingSince > patienceMs) {
      lanes.delete(laneOf(channel, lane.latest));
      log.error({ err, channel }, 'A projection was never published');
      return;
    }
    lane.isWaiting = true;
    lane.sent = undefined;
    clock.after(pauseAfter(lane.failures), () => {
      lane.isWaiting = false;
      advance(channel, lane);
    });
  }

  return (channel: string, state: State): void => {
    const lane = lanes.get(laneOf(channel, state));
    if (lane?.latest.content === state.content) return;
    const next = lane ?? {
      latest: state,
      sent: undefined,
      underWay: 0,
      failures: 0,
      failingSince: 0,
      isWaiting: false,
    };
    next.latest = state;
    lanes.set(laneOf(channel, state), next);
    advance(channel, next);
  };
}
