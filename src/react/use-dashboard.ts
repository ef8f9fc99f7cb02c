import { useCallback } from 'react';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/credits/credit-service.ts';
import { createDashboardService } from '../services/dashboard/dashboard-service.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

const reconnectMs = 5000;

/** A `watch` for what is fetched: calls back whenever one of the company's sessions changes, and after each gap in which it may have. */
export function useSessionChanges(): (outdated: () => void) => () => void {
  const dashboard = useService(createDashboardService);
  return useCallback(
    (outdated) => {
      const abort = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const listen = async () => {
        try {
          for await (const event of dashboard.changes(abort.signal))
            if (event.event === 'session') outdated();
        } finally {
          if (!abort.signal.aborted)
            timer = setTimeout(() => {
              listen().catch(() => {});
              outdated();
            }, reconnectMs);
        }
      };
      listen().catch(() => {});
      return () => {
        abort.abort();
        clearTimeout(timer);
      };
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
