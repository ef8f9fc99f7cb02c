import { fromCallback } from 'xstate';
import type { DashboardService } from '../../services/api/dashboard-service.ts';
import { gap } from '../../services/event-stream/reopen-stream.ts';
import type { HostConsoleEvent, HostConsoleInput } from './host-console-machine.ts';

const isAbout = (data: string, sessionId: string): boolean => {
  try {
    const received: unknown = JSON.parse(data);
    return typeof received === 'object' && received !== null && Reflect.get(received, 'id') === sessionId;
  } catch {
    return false;
  }
};

/** Emits an event for each change of the session, and after each gap in which it may have changed. */
export const createWatchSession = (changes: DashboardService['changes']) =>
  fromCallback<{ type: 'none' }, HostConsoleInput, HostConsoleEvent>(({ input, sendBack }) => {
    const stopped = new AbortController();
    const listen = async () => {
      for await (const { event, data } of changes(stopped.signal))
        if (event === gap.event || isAbout(data, input.sessionId)) sendBack({ type: 'session.changed' });
    };
    void listen();
    return () => stopped.abort();
  });
