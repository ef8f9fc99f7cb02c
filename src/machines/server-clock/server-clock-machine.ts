import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import {
  type ClockEstimate,
  type ClockSample,
  estimateByBounds,
  withSample,
} from '../../services/clock/clock-bounds.ts';
import { type ClockSlew, slewTowards } from '../../services/clock/clock-slew.ts';

export interface ServerClockContext {
  samples: readonly ClockSample[];
  estimate: ClockEstimate | undefined;
  slew: ClockSlew | undefined;
  /** The first round is over: from now on the clock slews and never jumps. */
  settled: boolean;
}

export type ServerClockEvent =
  /** The page was hidden, asleep or offline: the device's clock may have stopped. */
  { type: 'page.returned' } | { type: 'connection.restored' };

/** Interval of the requests in ms, and the number of answers used. Source: docs/rules.md, Clock. */
export const clockDelays = { joining: 60, steady: 2000, afterFailure: 1000 } as const;
export const clockWindow = { joining: 10, size: 24 } as const;

export const serverClockMachine = setup({
  types: {} as { context: ServerClockContext; events: ServerClockEvent },
  actors: {
    ping: fromPromise<ClockSample>(() => Promise.reject(new Error('`ping` must be provided'))),
    watchPage: fromCallback<ServerClockEvent>(() => {
      throw new Error('`watchPage` must be provided');
    }),
  },
  delays: clockDelays,
  guards: {
    isFirstRoundDone: ({ context }) => context.samples.length >= clockWindow.joining,
  },
  actions: {
    takeSample: assign(({ context }, params: { sample: ClockSample }) => {
      const samples = withSample(context.samples, params.sample, clockWindow.size);
      const now = params.sample.returnedAt;
      const estimate = estimateByBounds(samples, now);
      return {
        samples,
        estimate,
        slew: estimate
          ? slewTowards(context.settled ? context.slew : undefined, estimate.offset, now)
          : context.slew,
      };
    }),
    /** Keeps using the last estimate, so that time continues, but drops old bounds from the next one. */
    forgetSamples: assign({ samples: [] }),
    unsettle: assign({ settled: false }),
    settle: assign({ settled: true }),
  },
}).createMachine({
  id: 'serverClock',
  context: { samples: [], estimate: undefined, slew: undefined, settled: false },
  invoke: { src: 'watchPage' },
  initial: 'asking',
  on: {
    'page.returned': { target: '.asking', actions: ['forgetSamples', 'unsettle'], reenter: true },
    'connection.restored': { target: '.asking', actions: 'forgetSamples', reenter: true },
  },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ping',
        onDone: [
          {
            target: 'resting',
            actions: { type: 'takeSample', params: ({ event }) => ({ sample: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    resting: {
      always: { guard: 'isFirstRoundDone', target: 'steady', actions: 'settle' },
      after: { joining: 'asking' },
    },
    steady: { after: { steady: 'asking' } },
    failed: { tags: 'failed', after: { afterFailure: 'asking' } },
  },
});

export type ServerClockRef = ActorRefFrom<typeof serverClockMachine>;
