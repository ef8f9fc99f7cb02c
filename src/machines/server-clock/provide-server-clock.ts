import { fromCallback, fromPromise } from 'xstate';
import type { ClockPing } from '../../services/clock/clock-ping.ts';
import { type ServerClockEvent, serverClockMachine } from './server-clock-machine.ts';

/** Reports when the page is visible again or the device is back online. */
const createWatchPage = (page: { document: Document; window: Window }) =>
  fromCallback<ServerClockEvent>(({ sendBack }) => {
    const shown = () => page.document.visibilityState === 'visible' && sendBack({ type: 'page.returned' });
    const online = () => sendBack({ type: 'connection.restored' });
    page.document.addEventListener('visibilitychange', shown);
    page.window.addEventListener('online', online);
    return () => {
      page.document.removeEventListener('visibilitychange', shown);
      page.window.removeEventListener('online', online);
    };
  });

/** The machine with the browser's page events and the clock requests. */
export const provideServerClock = (deps: { ping: ClockPing; document: Document; window: Window }) =>
  serverClockMachine.provide({
    actors: {
      ping: fromPromise(({ signal }) => deps.ping(signal)),
      watchPage: createWatchPage(deps),
    },
  });
