import { fromCallback } from 'xstate';
import type { DashboardService } from '../../services/dashboard/dashboard-service.ts';
import type { HostConsoleEvent, HostConsoleInput } from './host-console-machine.ts';

/** In ms: a stream that ended or could not be opened is opened anew after this. */
export const reopenMs = 3000;

const isAbout = (data: string, sessionId: string): boolean => {
  try {
    const told: unknown = JSON.parse(data);
    return typeof told === 'object' && told !== null && Reflect.get(told, 'id') === sessionId;
  } catch {
    return false;
  }
};

/** Tells whenever the session changed, and once after each gap in which it may have. */
export const createWatchSession = (changes: DashboardService['changes']) =>
  fromCallback<{ type: 'none' }, HostConsoleInput, HostConsoleEvent>(({ input, sendBack }) => {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = async () => {
      try {
        for await (const { data } of changes(stopped.signal))
          if (isAbout(data, input.sessionId)) sendBack({ type: 'session.changed' });
      } catch {
        // A stream that cannot be opened is one that ended: the state is read when it is tried again.
      }
      if (stopped.signal.aborted) return;
      timer = setTimeout(() => {
        sendBack({ type: 'session.changed' });
        void listen();
      }, reopenMs);
    };
    void listen();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  });
