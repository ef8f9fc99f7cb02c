import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { fromPromise, fromCallback } from 'xstate';
import type { DashboardService } from '../../services/api/dashboard-service.ts';
import type { SessionService } from '../../services/api/session-service.ts';
import { type HostConsoleInput, hostConsoleMachine, type HostConsoleEvent } from './host-console-machine.ts';
import { gap } from '../../services/event-stream/reopen-stream.ts';

const isAbout = (data: string, sessionId: string): boolean => {
  try {
    const received: unknown = JSON.parse(data);
    return typeof received === 'object' && received !== null && Reflect.get(received, 'id') === sessionId;
  } catch {
    return false;
  }
};

/** Emits an event for each change of the session, and after each gap in which it may have changed. */
const createWatchSession = (changes: DashboardService['changes']) =>
  fromCallback<{ type: 'none' }, HostConsoleInput, HostConsoleEvent>(({ input, sendBack }) => {
    const stopped = new AbortController();
    const listen = async () => {
      for await (const { event, data } of changes(stopped.signal))
        if (event === gap.event || isAbout(data, input.sessionId)) sendBack({ type: 'session.changed' });
    };
    void listen();
    return () => stopped.abort();
  });

/** The console of a running session, over the organiser's calls and event stream. */
export const provideHostConsole = (deps: {
  sessions: Pick<SessionService, 'live' | 'control'>;
  dashboard: Pick<DashboardService, 'changes'>;
}) =>
  hostConsoleMachine.provide({
    actors: {
      readLive: fromPromise<LiveAnswer, HostConsoleInput>(({ input, signal }) =>
        deps.sessions.live(input.sessionId, signal),
      ),
      watchSession: createWatchSession(deps.dashboard.changes),
      sendControl: fromPromise<LiveAnswer, { sessionId: string; control: ControlRequest }>(({ input }) =>
        deps.sessions.control(input.sessionId, input.control),
      ),
    },
  });
