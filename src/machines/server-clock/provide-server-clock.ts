import { fromPromise } from 'xstate';
import type { ClockPing } from '../../services/clock/clock-ping.ts';
import { serverClockMachine } from './server-clock-machine.ts';
import { createWatchPage } from './watch-page-actor.ts';

/** The machine with the browser's page signals and the real exchange. */
export const provideServerClock = (deps: { ping: ClockPing; document: Document; window: Window }) =>
  serverClockMachine.provide({
    actors: {
      ping: fromPromise(({ signal }) => deps.ping(signal)),
      watchPage: createWatchPage(deps),
    },
  });
