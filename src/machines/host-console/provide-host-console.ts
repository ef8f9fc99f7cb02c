import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { DashboardService } from '../../services/dashboard/dashboard-service.ts';
import type { SessionService } from '../../services/sessions/session-service.ts';
import { commandMachine } from '../command/command-machine.ts';
import { fromRestartablePromise } from '../restartable-promise.ts';
import { type HostConsoleInput, hostConsoleMachine } from './host-console-machine.ts';
import { createWatchSession } from './watch-session-actor.ts';

/** The console of one session, over the organiser's calls and event stream. */
export const provideHostConsole = (
  sessionId: string,
  deps: { sessions: Pick<SessionService, 'live' | 'control'>; dashboard: Pick<DashboardService, 'changes'> },
) =>
  hostConsoleMachine.provide({
    actors: {
      readLive: fromRestartablePromise<LiveAnswer, HostConsoleInput>(({ input, signal }) =>
        deps.sessions.live(input.sessionId, signal),
      ),
      watchSession: createWatchSession(deps.dashboard.changes),
      command: commandMachine.provide({
        actors: {
          send: fromRestartablePromise<unknown, { values: unknown; key: string }>(({ input }) =>
            deps.sessions.control(sessionId, input.values as ControlRequest),
          ),
        },
        actions: { takeBack: () => {} },
      }),
    },
  });
