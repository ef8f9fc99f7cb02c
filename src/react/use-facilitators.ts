import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createFacilitatorService } from '../services/api/facilitator-service.ts';
import { createSessionService } from '../services/api/session-service.ts';
import { useService } from '../services-context.tsx';
import { useCompanyChanges, usePeopleChanges } from './use-dashboard.ts';

/** The company's facilitators and whether the session is theirs, kept current; and how that changes. */
export function useFacilitators(sessionId: string) {
  const service = useService(createFacilitatorService);
  const facilitators = useLoader(`facilitators ${sessionId}`, {
    load: (signal) => service.ofSession(sessionId, signal),
    watch: useCompanyChanges(),
  });
  const assign = useCommand({
    send: (userIds: number[]) => service.assign(sessionId, userIds),
    onDone: facilitators.refresh,
  });
  return { facilitators, assign };
}

/** The sessions that one runs, kept current. */
export function useHostedSessions() {
  const service = useService(createFacilitatorService);
  const watch = usePeopleChanges();
  return useLoader('hosted sessions', { load: service.sessions, watch });
}

/** One of them, kept current. */
export function useHostedSession(id: string) {
  const service = useService(createFacilitatorService);
  const watch = usePeopleChanges();
  return useLoader(`hosted session ${id}`, { load: (signal) => service.session(id, signal), watch });
}

/** What came of it, kept current. */
export function useHostedResults(id: string) {
  const service = useService(createFacilitatorService);
  const sessions = useService(createSessionService);
  const watch = usePeopleChanges();
  return useLoader(`hosted results ${id}`, {
    watch,
    load: async (signal) => {
      const [session, results] = await Promise.all([
        service.session(id, signal),
        sessions.results(id, signal),
      ]);
      return { session, results };
    },
  });
}
