import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { fromPromise } from 'xstate';
import type { DashboardService } from '../../services/api/dashboard-service.ts';
import type { SessionService } from '../../services/api/session-service.ts';
import { type HostConsoleInput, hostConsoleMachine } from './host-console-machine.ts';
import { createWatchSession } from './watch-session-actor.ts';

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
