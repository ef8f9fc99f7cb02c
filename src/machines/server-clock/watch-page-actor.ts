import { fromCallback } from 'xstate';
import type { ServerClockEvent } from './server-clock-machine.ts';

/** Tells when the page comes back to sight or the device back to the line. */
export const createWatchPage = (page: { document: Document; window: Window }) =>
  fromCallback<ServerClockEvent>(({ sendBack }) => {
    const shown = () => page.document.visibilityState === 'visible' && sendBack({ type: 'page.returned' });
    const online = () => sendBack({ type: 'line.returned' });
    page.document.addEventListener('visibilitychange', shown);
    page.window.addEventListener('online', online);
    return () => {
      page.document.removeEventListener('visibilitychange', shown);
      page.window.removeEventListener('online', online);
    };
  });
