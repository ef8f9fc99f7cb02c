import { useCallback } from 'react';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/credits/credit-service.ts';
import { createDashboardService } from '../services/dashboard/dashboard-service.ts';
import { gap } from '../services/dashboard/reopen-stream.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** A `watch` for what is fetched: calls back whenever one of the company's sessions changes, and after each gap in which it may have. */
export function useSessionChanges(): (outdated: () => void) => () => void {
  const dashboard = useService(createDashboardService);
  return useCallback(
    (outdated) => {
      const abort = new AbortController();
      const listen = async () => {
        for await (const { event } of dashboard.changes(abort.signal))
          if (event === 'session' || event === gap.event) outdated();
      };
      void listen();
      return () => abort.abort();
    },
    [dashboard],
  );
}

/** What the dashboard's home shows, kept current. */
export function useDashboardHome() {
  const dashboard = useService(createDashboardService);
  const credits = useService(createCreditService);
  const watchSessions = useSessionChanges();
  return useLoader('dashboard', {
    load: dashboard.home,
    watch: (outdated) => {
      const ends = [watchSessions(outdated), credits.watchMoves(outdated)];
      return () => {
        for (const end of ends) end();
      };
    },
  });
}
